import type { ReactNode } from 'react';

/** A keyboard key. */
export const Keycap = ({ children }: { children: ReactNode }) => (
  <kbd className="inline-grid h-6 min-w-6 place-items-center rounded border border-line border-b-2 bg-sunken px-1.5 font-sans text-ink text-xs">
    {children}
  </kbd>
);
