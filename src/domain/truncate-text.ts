/** Maximum length of a displayed file name, and of a country in a list. @see EDIT-081 LOC-008 */
export const maxShortName = 30;

const readMoreFrom = 400;
const excerptLength = 200;

/** The text, cut to this many characters plus "..."; surrogate pairs are never split. @see UI-012 */
export function truncateText(text: string, maxLength: number = maxShortName): string {
  const characters = [...text];
  return characters.length > maxLength ? `${characters.slice(0, maxLength).join('')}...` : text;
}

/**
 * The start of a long text: its first 200 characters and an ellipsis if it has more than 400, otherwise null.
 * @param text plain, without markup
 * @see PLAYER-059
 */
export function excerpt(text: string): string | null {
  const characters = [...text];
  return characters.length > readMoreFrom ? `${characters.slice(0, excerptLength).join('').trimEnd()}…` : null;
}
