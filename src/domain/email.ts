import { emailLimit } from './limits';

/** An address as stored and compared: trimmed, in lower case. @see ACCESS-072 COLLAB-016 */
export const emailAddress = (input: string): string => input.trim().toLowerCase();

// no separators or control characters (U+2028, NUL), which other programs may read as the end of a line
const part = '[^\\s\\p{Z}\\p{C}@,;:<>()"/\\\\]+';
const pattern = new RegExp(`^${part}@${part}[.]${part}$`, 'u');

/**
 * Whether the input looks like an address: text without spaces, "@", text, ".", text. The security rules use the same pattern. It rejects what a mail
 * program would read as two addresses, or a path as two parts.
 * @see COLLAB-024
 */
export const isEmail = (input: string): boolean => input.length <= emailLimit && pattern.test(input);

/** The addresses of an input and the text that remains in it. `problem` is the error message of the field. @see COLLAB-012 COLLAB-015 */
export type AddressEntry = { addresses: string[]; remainder: string; problem: string | null };

/**
 * Adds typed or pasted addresses, separated by commas, semicolons or spaces; they are lowercased, and duplicates are skipped. Invalid ones stay in
 * the input.
 * @see COLLAB-012 COLLAB-015 COLLAB-016
 */
export function parseAddresses(addresses: readonly string[], input: string): AddressEntry {
  const parts = input
    .split(/[\s,;]+/)
    .map(emailAddress)
    .filter(Boolean);
  const invalid = parts.filter((part) => !isEmail(part));
  return {
    addresses: [...new Set([...addresses, ...parts.filter(isEmail)])],
    remainder: invalid.join(', '),
    problem: invalid.length > 0 ? 'Please enter a valid email address' : null,
  };
}
