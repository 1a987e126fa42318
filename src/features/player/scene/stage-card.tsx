import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { FreeMiddle } from '@/widgets/visit/free-middle';

type Props = { icon: LucideIcon; title: string; message: string; children?: ReactNode };

/** What there is to say in the place of the scan. */
export function StageCard({ icon: Icon, title, message, children }: Props) {
  return (
    <FreeMiddle className="top-20 z-30 md:top-1/2 md:-translate-y-1/2">
      <div
        role="alert"
        className="glass flex w-[min(22rem,calc(100vw-1.5rem))] flex-col items-center rounded-2xl px-6 py-7 text-center shadow-sheet"
      >
        <Icon aria-hidden size={26} strokeWidth={1.5} className="text-ink-soft" />
        <h2 className="mt-3 font-semibold text-ink text-lg tracking-tight">{title}</h2>
        <p className="mt-1.5 text-pretty text-ink-soft text-sm">{message}</p>
        {children && <div className="mt-5 flex flex-wrap justify-center gap-2">{children}</div>}
      </div>
    </FreeMiddle>
  );
}
