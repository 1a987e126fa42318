import { cva } from 'class-variance-authority';

/** Shared style of text inputs, text areas and selects. */
export const controlStyle = cva(
  'w-full rounded-md border border-line-strong bg-surface text-base text-ink transition-colors placeholder:text-ink-faint hover:border-ink-soft disabled:opacity-60 aria-invalid:border-danger md:text-sm',
  {
    variants: {
      kind: { line: 'h-11 px-3', area: 'min-h-11 px-3 py-2.5', choice: 'h-11 appearance-none pe-9 ps-3' },
    },
    defaultVariants: { kind: 'line' },
  },
);
