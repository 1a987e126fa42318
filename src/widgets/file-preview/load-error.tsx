import type { ReactNode } from 'react';

/** What stands where a preview would be, and says why there is none. */
export const LoadError = ({ children }: { children: ReactNode }) => (
  <div className="grid min-h-32 content-center justify-items-center gap-2 border-line border-b px-4 py-3 text-center text-ink-soft text-sm">
    {children}
  </div>
);
