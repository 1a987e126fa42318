import type { ComponentType, ReactNode } from 'react';

/** One piece of the design system in its variants. */
export type Example = { title: string; Example: ComponentType };

type Props = { label: string; children: ReactNode };

/** A variant with its caption. */
export function Variant({ label, children }: Props) {
  return (
    <figure className="flex min-w-0 flex-col gap-2">
      <figcaption className="text-ink-faint text-xs">{label}</figcaption>
      {children}
    </figure>
  );
}
