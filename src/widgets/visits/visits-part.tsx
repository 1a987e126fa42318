import { type ReactNode, useId } from 'react';

type Props = { title: string; definition: string; children: ReactNode };

/** A part of what was counted, with what its numbers mean. */
export function VisitsPart({ title, definition, children }: Props) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="flex min-w-0 flex-col gap-2">
      <h3 id={heading} className="font-medium">
        {title}
      </h3>
      <p className="text-ink-soft text-sm">{definition}</p>
      {children}
    </section>
  );
}
