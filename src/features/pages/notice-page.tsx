import type { ReactNode } from 'react';
import { LogoMark } from '@/ui/logo';

type Props = { title: string; children?: ReactNode; action?: ReactNode };

/** A page with a single message and an action. */
export function NoticePage({ title, children, action }: Props) {
  return (
    <div className="mx-auto flex max-w-md flex-col items-center px-6 py-20 text-center">
      <LogoMark className="mb-5 h-9 text-line-strong" />
      <h1 className="wrap-anywhere font-semibold text-ink text-xl tracking-tight">{title}</h1>
      {children && <div className="wrap-anywhere mt-2 text-pretty text-ink-soft text-sm">{children}</div>}
      {action && <div className="mt-6 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}
