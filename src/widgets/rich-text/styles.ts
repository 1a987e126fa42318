const paragraph = 'mt-3 first:mt-0 text-pretty';
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
  ul: 'mt-3 first:mt-0 list-disc space-y-1 pl-5 marker:text-ink-faint',
  ol: 'mt-3 first:mt-0 list-decimal space-y-1 pl-6 marker:text-ink-faint marker:tabular-nums',
  blockquote: 'mt-4 border-accent-line border-l-2 pl-4 text-ink-soft',
  pre: 'mt-3 overflow-x-auto whitespace-pre rounded-lg bg-sunken p-3 text-[0.8125rem]',
  code: 'rounded bg-sunken px-1 py-0.5 text-[0.875em]',
  hr: 'my-5 border-line',
  b: 'font-semibold',
  strong: 'font-semibold',
  u: 'underline-offset-2',
  mark: 'rounded bg-accent-wash px-0.5 text-ink',
  table: 'mt-3 w-full border-collapse text-sm',
  tr: 'border-line border-b',
  th: 'py-1.5 pr-3 text-left font-semibold',
  td: 'py-1.5 pr-3 align-top',
  a: 'font-medium text-accent underline decoration-accent-line/50 underline-offset-3 hover:decoration-accent-line',
} as const;

/** Class names for the container of rich text. */
export const richTextStyle = 'wrap-anywhere whitespace-pre-line text-[0.9375rem] text-ink leading-[1.65]';
