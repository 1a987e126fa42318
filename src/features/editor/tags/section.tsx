import { type ReactNode, useId } from 'react';

type Props = { title: string; aside?: ReactNode; children: ReactNode };

/** A titled section of a tab. */
export function Section({ title, aside, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <div className="flex items-center justify-between gap-3">
        <h3 id={id} className="font-medium text-ink text-sm">
          {title}
        </h3>
        {aside}
      </div>
      {children}
    </section>
  );
}
