import { diffArrays } from 'diff';
import { plainText, withRowLines } from './rich-text';

/** A line that only the earlier text has, or only the later one. */
export type ChangedLine = { kind: 'removed' | 'added'; line: string };

/** The lines that differ between two texts, in order, what was removed before what was added in its place. */
export const changedLines = (before: readonly string[], after: readonly string[]): ChangedLine[] =>
  diffArrays([...before], [...after]).flatMap(({ added, removed, value }) =>
    added || removed ? value.map((line): ChangedLine => ({ kind: removed ? 'removed' : 'added', line })) : [],
  );

/** The text of rich text without markup, one line for each paragraph, heading, item of a list or row of a table; empty ones are left out. */
export const plainLines = (html: string): string[] =>
  withRowLines(html)
    .split(/<\/(?:p|h[1-6]|li|tr|div|blockquote|pre)>|<(?:br|hr)\s*\/?>/)
    .map(plainText)
    .filter(Boolean);
