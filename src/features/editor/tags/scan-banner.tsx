import type { ReactNode } from 'react';
import { FreeMiddle } from '@/widgets/visit/free-middle';

type Props = { title: string; hint: string; children: ReactNode };

/** A line over the scan that says what is under way in it, and how it ends. */
export function ScanBanner({ title, hint, children }: Props) {
  return (
    <FreeMiddle className="top-15 z-30 px-3 pt-3 max-md:top-27">
      <div className="glass flex w-88 max-w-full flex-col gap-2 rounded-2xl border border-accent-line px-4 py-3 text-center shadow-lifted">
        <div role="status">
          <p className="line-clamp-2 font-medium text-ink text-sm">{title}</p>
          <p className="mt-0.5 text-pretty text-ink-soft text-xs">{hint}</p>
        </div>
        <div className="flex flex-wrap items-center justify-center gap-2">{children}</div>
      </div>
    </FreeMiddle>
  );
}
