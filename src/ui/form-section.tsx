import { type ReactNode, useId } from 'react';

type Props = { title: string; description?: string; children: ReactNode };

/** A titled group of form fields. */
export function FormSection({ title, description, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-line border-t pt-7 pb-9 first:border-t-0 first:pt-0">
      <h2 id={id} className="font-semibold text-base text-ink">
        {title}
      </h2>
      {description && <p className="mt-0.5 max-w-[60ch] text-pretty text-ink-soft text-sm">{description}</p>}
      <div className="mt-5 grid gap-x-4 gap-y-5 sm:grid-cols-2">{children}</div>
    </section>
  );
}
