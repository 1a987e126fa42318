import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { Spinner } from './spinner';

export const buttonStyle = cva(
  'inline-flex items-center justify-center gap-2 rounded-md font-medium transition-colors disabled:opacity-60 select-none',
  {
    variants: {
      look: {
        primary: 'bg-button text-on-button hover:bg-button-hover',
        light: 'bg-light text-on-light hover:bg-light-hover',
        plain: 'border border-line bg-surface text-ink hover:bg-hover aria-pressed:border-accent-line',
        quiet: 'text-ink-soft hover:bg-hover hover:text-ink',
        danger: 'border border-danger/40 bg-danger-wash text-danger hover:border-danger',
      },
      size: {
        small: 'h-8 whitespace-nowrap px-3 text-sm touch:h-11',
        medium: 'h-10 whitespace-nowrap px-4 text-sm touch:h-11',
        // fills a column, where other languages may need two lines
        wide: 'min-h-11 w-full px-4 py-2 text-center text-sm',
        large: 'h-12 whitespace-nowrap px-6 text-base max-md:w-full',
      },
    },
    defaultVariants: { look: 'plain', size: 'medium' },
  },
);

type Props = Omit<ComponentProps<'button'>, 'className'> &
  VariantProps<typeof buttonStyle> & {
    /** Shows a spinner and ignores clicks. The button stays focusable. */
    busy?: boolean;
  };

export function Button({ look, size, type = 'button', busy = false, onClick, children, ...rest }: Props) {
  return (
    <button
      type={type}
      className={buttonStyle({ look, size })}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      {...rest}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}
