import { emailLimit } from './limits';

/** An address as it is stored and compared: without space around it, in lower case. @see ACCESS-072 COLLAB-016 */
export const emailAddress = (written: string): string => written.trim().toLowerCase();

// neither separators nor control characters (U+2028, NUL), which other programs may take for the end of a line
const part = '[^\\s\\p{Z}\\p{C}@,;:<>()"/\\\\]+';
const pattern = new RegExp(`^${part}@${part}[.]${part}$`, 'u');

/**
 * Whether something looks like an address: text without space, "@", text, ".", text. The rules use the same pattern; what
 * a mail program would take for two addresses, or a path for two parts, is none.
 * @see COLLAB-024
 */
export const isEmail = (written: string): boolean => written.length <= emailLimit && pattern.test(written);

/** The addresses of an input and what is left in it. `problem` is the sentence for its field. @see COLLAB-012 COLLAB-015 */
export type AddressEntry = { addresses: string[]; left: string; problem: string | null };

/**
 * Takes what was written, or pasted, into the addresses: they are separated by commas, semicolons or space, lowercased,
 * and those already there are passed over. What is no address stays in the input.
 * @see COLLAB-012 COLLAB-015 COLLAB-016
 */
export function enterAddresses(addresses: readonly string[], written: string): AddressEntry {
  const parts = written
    .split(/[\s,;]+/)
    .map(emailAddress)
    .filter(Boolean);
  const wrong = parts.filter((part) => !isEmail(part));
  return {
    addresses: [...new Set([...addresses, ...parts.filter(isEmail)])],
    left: wrong.join(', '),
    problem: wrong.length > 0 ? 'Please enter a valid email address' : null,
  };
}

/** Whether a key ends an address in the input. @see COLLAB-012 */
export const endsAddress = (key: string): boolean => key === 'Enter' || key === ',';
