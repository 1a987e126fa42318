/** The most characters of a file name, and of a country in a list, that are shown. @see EDIT-081 LOC-008 */
export const shortName = 30;

const readMoreFrom = 400;
const excerptLength = 200;

/** The text, or so many characters of it and "..."; a character outside the basic plane is never cut in two. @see UI-012 */
export function truncated(text: string, most: number = shortName): string {
  const characters = [...text];
  return characters.length > most ? `${characters.slice(0, most).join('')}...` : text;
}

/**
 * How a long text begins: its first 200 characters and an ellipsis when it has more than 400, otherwise null.
 * @param text the words alone, without marks
 * @see PLAYER-059
 */
export function excerpt(text: string): string | null {
  const characters = [...text];
  return characters.length > readMoreFrom ? `${characters.slice(0, excerptLength).join('').trimEnd()}…` : null;
}
