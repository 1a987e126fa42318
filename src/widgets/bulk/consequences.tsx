import type { ReactNode } from 'react';

/** What will happen, in a `BulkDialog`. */
export const Consequences = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-col gap-3 text-pretty text-ink-soft text-sm tabular-nums">{children}</div>
);
