import Check from 'lucide-react/icons/check';
import { type ReactNode, useEffect, useRef } from 'react';
import { cn } from './cn';
import { stepTexts } from './step-texts';
import { useTexts } from './use-texts';

type Props = {
  steps: readonly string[];
  /** Index of the open step; the number of steps when all are done. */
  current: number;
};

/** Progress through the steps of a wizard. */
export function Stepper({ steps, current }: Props) {
  const t = useTexts(stepTexts);
  return (
    <ol aria-label={t.steps} className="mb-6 flex gap-2">
      {steps.map((name, step) => (
        <li
          key={name}
          aria-current={step === current ? 'step' : undefined}
          className={cn(
            'flex min-w-0 flex-1 flex-col gap-1 border-t-2 pt-2 text-sm',
            step <= current ? 'border-accent-line text-ink' : 'border-line text-ink-faint',
          )}
        >
          <span className="flex items-center gap-1 text-ink-faint text-xs tabular-nums">
            {t.step({ number: step + 1 })}
            {step < current && <Check aria-label={t.done} size={14} strokeWidth={2} className="text-accent" />}
          </span>
          <span className={cn('text-pretty', step === current && 'font-semibold')}>{name}</span>
        </li>
      ))}
    </ol>
  );
}

/** Takes the focus when its step opens, so that screen readers continue from here. */
export function StepHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h3 ref={heading} tabIndex={-1} className="mb-3 font-semibold text-base text-ink outline-none">
      {children}
    </h3>
  );
}
