import type { ReactNode } from 'react';
import { LogoMark } from './logo';

type Props = { title: string; children?: ReactNode; action?: ReactNode };

/** The empty state of a list: what belongs in it and, optionally, an action that adds the first item. */
export function EmptyState({ title, children, action }: Props) {
  return (
    <div className="flex flex-col items-center rounded-xl border border-line border-dashed px-6 py-16 text-center">
      <LogoMark className="mb-5 h-9 text-line-strong" />
      <h2 className="font-semibold text-base text-ink">{title}</h2>
      {children && <p className="mt-1 max-w-[46ch] text-pretty text-ink-soft text-sm">{children}</p>}
      {action && <div className="mt-5">{action}</div>}
    </div>
  );
}
