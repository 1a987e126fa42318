import { type ReactNode, useRef } from 'react';
import { useFocusReturn } from '@/ui/focus-return';
import { CenteredBetweenPanels } from './centered-between-panels';

type Props = { title: string; hint: string; children: ReactNode };

/** A banner over the scan with the current task and its actions. */
export function ScanBanner({ title, hint, children }: Props) {
  const banner = useRef<HTMLDivElement>(null);
  useFocusReturn(banner);
  return (
    <CenteredBetweenPanels className="top-15 z-30 px-3 pt-3 max-md:top-27">
      <div
        ref={banner}
        className="glass flex w-88 max-w-full flex-col gap-2 rounded-2xl border border-accent-line px-4 py-3 text-center shadow-lifted"
      >
        <div role="status">
          <p className="line-clamp-2 font-medium text-ink text-sm">{title}</p>
          <p className="mt-0.5 text-pretty text-ink-soft text-xs">{hint}</p>
        </div>
        <div className="flex flex-wrap items-center justify-center gap-2">{children}</div>
      </div>
    </CenteredBetweenPanels>
  );
}
