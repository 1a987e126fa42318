import { type ReactNode, useId } from 'react';

type Props = { title: string; children: ReactNode };

export function ProfileSection({ title, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-5 rounded-2xl border border-line bg-surface p-5 shadow-card sm:p-6">
      <h2 id={id} className="font-semibold text-base text-ink">
        {title}
      </h2>
      {children}
    </section>
  );
}
