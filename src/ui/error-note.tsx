import type { ReactNode } from 'react';
import { cn } from './cn';

type Props = {
  /** Space around it, or the order of what is in it. */
  className?: string;
  children: ReactNode;
};

/** What went wrong and what to do, shown and announced where it is decided: in a form, a dialog, above a list. */
export const ErrorNote = ({ className, children }: Props) => (
  <div role="alert" className={cn('wrap-anywhere text-pretty rounded-md bg-danger-wash px-3 py-2.5 text-danger text-sm', className)}>
    {children}
  </div>
);
