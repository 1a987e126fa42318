import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { cn } from '@/ui/cn';
import type { Box } from './anchors';
import { placeCard, type Side } from './place-card';
import type { GuideStep } from './steps';

type Props = { step: GuideStep; stepNumber: number; count: number; anchor: Box | null; children: ReactNode };

/** The text of a step, next to its control, with an arrow. */
export function GuideCard({ step, stepNumber, count, anchor, children }: Props) {
  const card = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 352, height: 190 });
  useLayoutEffect(() => {
    // after every render, because steps differ in height
    const { offsetWidth: width = 0, offsetHeight: height = 0 } = card.current ?? {};
    setSize((before) => (before.width === width && before.height === height ? before : { width, height }));
  });
  const { side, left, top, arrow } = placeCard(anchor, size, { width: window.innerWidth, height: window.innerHeight });
  return (
    <div
      ref={card}
      className="fixed w-[min(22rem,calc(100vw-1.5rem))] rounded-2xl border border-line bg-raised p-4 shadow-sheet transition-[left,top] motion-reduce:transition-none"
      style={{ left, top }}
    >
      <Arrow side={side} at={arrow} />
      <div aria-live="polite" className="flex flex-col gap-1">
        <p className="text-ink-faint text-xs tabular-nums">
          {stepNumber} of {count}
        </p>
        <h2 className="font-semibold text-base text-ink tracking-tight">{step.title}</h2>
        <p className="text-pretty text-ink-soft text-sm">{step.text}</p>
      </div>
      <div className="mt-4 flex items-center gap-2">{children}</div>
    </div>
  );
}

const arrows: Readonly<Record<Exclude<Side, 'middle'>, string>> = {
  below: '-top-[7px] border-t border-s',
  above: '-bottom-[7px] border-e border-b',
  right: '-start-[7px] border-b border-s',
  left: '-end-[7px] border-t border-e',
};

function Arrow({ side, at }: { side: Side; at: number }) {
  if (side === 'middle') return null;
  const isAcross = side === 'below' || side === 'above';
  return (
    <span
      aria-hidden
      className={cn('absolute size-3 rotate-45 border-line bg-raised', isAcross ? '-ms-1.5' : '-mt-1.5', arrows[side])}
      style={isAcross ? { left: at } : { top: at }}
    />
  );
}
