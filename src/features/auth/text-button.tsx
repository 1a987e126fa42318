import type { ComponentProps } from 'react';

type Props = Omit<ComponentProps<'button'>, 'className' | 'type'>;

/** The same style for links to other pages. */
export const textLinkStyle =
  'inline-flex min-h-8 items-center rounded-sm text-ink-soft text-sm underline decoration-line-strong underline-offset-4 transition-colors hover:text-ink hover:decoration-current touch:min-h-11';

/** A button that looks like a link. */
export function TextButton(props: Props) {
  return <button type="button" className={textLinkStyle} {...props} />;
}
