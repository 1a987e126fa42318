import { type ReactNode, useId } from 'react';

type Props = { title: string; action?: ReactNode; children: ReactNode };

/** A part of the page with a heading, and what can be done with it at the end of its line. */
export function Section({ title, action, children }: Props) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="flex min-w-0 flex-col gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <h2 id={heading} className="grow font-semibold text-lg">
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}
