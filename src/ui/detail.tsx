import type { ReactNode } from 'react';

type Props = { name: string; children: ReactNode };

/** A line of a `dl`: a name and its value. Nothing without a value. */
export const Detail = ({ name, children }: Props) =>
  children ? (
    <div className="grid grid-cols-[6.5rem_1fr] gap-3 py-2.5 text-sm">
      <dt className="text-ink-soft">{name}</dt>
      <dd dir="auto" className="wrap-anywhere text-ink tabular-nums">
        {children}
      </dd>
    </div>
  ) : null;
