import type { ReactNode } from 'react';

type Props = {
  /** Announces the problem at once. */
  isAlert?: boolean;
  /** Buttons to retry and dismiss. */
  actions: ReactNode;
  children: ReactNode;
};

/** An upload that failed: why, and what can be done. */
export const UploadProblem = ({ isAlert = false, actions, children }: Props) => (
  <div className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md bg-danger-wash py-1 pe-1 ps-3 text-danger text-sm">
    <p role={isAlert ? 'alert' : undefined} className="wrap-anywhere min-w-0 grow basis-52 py-1">
      {children}
    </p>
    <span className="flex gap-1">{actions}</span>
  </div>
);
