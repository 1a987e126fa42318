import Check from 'lucide-react/icons/check';
import { duplicateSteps } from '@/domain/tours/duplicate';
import { cn } from '@/ui/cn';

type Props = { current: number };

/** Where one is in the wizard. */
export function StepList({ current }: Props) {
  return (
    <ol aria-label="Steps" className="mb-6 flex gap-2">
      {duplicateSteps.map((name, step) => (
        <li
          key={name}
          aria-current={step === current ? 'step' : undefined}
          className={cn(
            'flex min-w-0 flex-1 flex-col gap-1 border-t-2 pt-2 text-sm',
            step <= current ? 'border-accent-line text-ink' : 'border-line text-ink-faint',
          )}
        >
          <span className="flex items-center gap-1 text-ink-faint text-xs tabular-nums">
            Step {step + 1}
            {step < current && <Check aria-label="done" size={14} strokeWidth={2} className="text-accent" />}
          </span>
          <span className={cn('text-pretty', step === current && 'font-semibold')}>{name}</span>
        </li>
      ))}
    </ol>
  );
}
