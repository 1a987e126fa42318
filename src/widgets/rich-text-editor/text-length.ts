import { formatNumber, plural } from '@/domain/plural';
// reused, because each `toLocaleString` call creates a formatter

/** Returns the message for a text that is too long to save; null otherwise. */
export const lengthProblem = (length: number, maxLength: number): string | null =>
  length > maxLength
    ? `This has ${formatNumber(length)} characters including formatting; the maximum is ${formatNumber(maxLength)}. Shorten it to save.`
    : null;

/** Returns the message for pasted content that would make the text too long; null otherwise. */
export const pasteLengthProblem = (length: number, maxLength: number): string | null =>
  length > maxLength
    ? `With this, the text would have ${formatNumber(length)} characters; the maximum is ${formatNumber(maxLength)}. Paste less text.`
    : null;

/** "12 words · 60 characters · 80 of 50,000 with formatting". */
export function lengthLabel(plainText: string, length: number, maxLength: number): string {
  const words = plainText.split(' ').filter(Boolean).length;
  const characters = plural(plainText.length, { one: '# character', other: '# characters' });
  return `${plural(words, { one: '# word', other: '# words' })} · ${characters} · ${formatNumber(length)} of ${formatNumber(maxLength)} with formatting`;
}
