// a line in a list or quote has its own direction too
const paragraph = 'mt-3 first:mt-0 text-pretty [unicode-bidi:plaintext]';
// words stay whole, so that a table with many columns is wide instead of narrow columns of letters
const cell = 'wrap-break-word min-w-20 border border-line px-2.5 py-1.5 text-start align-top';
const heading = 'mt-5 first:mt-0 font-semibold tracking-tight';

/** Class names for each element of rich text, in the player and in the editor. */
export const elementStyles = {
  p: paragraph,
  div: paragraph,
  h1: `${heading} text-lg`,
  h2: `${heading} text-lg`,
  h3: `${heading} text-base`,
  h4: heading,
  h5: heading,
  h6: heading,
  ul: 'mt-3 first:mt-0 list-disc space-y-1 ps-5 marker:text-ink-faint',
  ol: 'mt-3 first:mt-0 space-y-1 ps-6 marker:text-ink-faint marker:tabular-nums',
  li: '[unicode-bidi:plaintext]',
  blockquote: 'mt-4 border-accent-line border-s-2 ps-4 text-ink-soft',
  pre: 'mt-3 overflow-x-auto whitespace-pre rounded-lg bg-sunken p-3 text-[0.8125rem]',
  code: 'rounded bg-sunken px-1 py-0.5 text-[0.875em]',
  hr: 'my-5 border-line',
  b: 'font-semibold',
  strong: 'font-semibold',
  u: 'underline-offset-2',
  mark: 'rounded bg-accent-wash px-0.5 text-ink',
  table: 'w-full border-collapse text-sm',
  th: `${cell} bg-sunken font-semibold`,
  td: cell,
  img: 'h-auto max-w-full rounded-lg',
  a: 'font-medium text-accent underline decoration-accent-line/50 underline-offset-3 hover:decoration-accent-line',
} as const;

const numberStyles: Readonly<Record<string, string>> = {
  a: 'list-[lower-alpha]',
  A: 'list-[upper-alpha]',
  i: 'list-[lower-roman]',
  I: 'list-[upper-roman]',
};

/** The class name for the numbers of an ordered list, by its `type`. */
export const numberStyle = (type: string | null | undefined): string => numberStyles[type ?? ''] ?? 'list-decimal';

/** Class names for the region around a table, in which a wide one scrolls. */
export const tableRegionStyle = 'scroll-edges mt-3 overflow-x-auto first:mt-0 print:overflow-visible';

/** Class names for the container of rich text. */
export const richTextStyle = 'wrap-anywhere whitespace-pre-line text-[0.9375rem] text-ink leading-[1.65]';
