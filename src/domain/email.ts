import { emailLimit } from './limits';

/** An address as stored and compared: trimmed, in lower case. @see ACCESS-072 COLLAB-016 */
export const emailAddress = (input: string): string => input.trim().toLowerCase();

// no separators or control characters (U+2028, NUL), which other programs may read as the end of a line
const atom = '[^\\s\\p{Z}\\p{C}@,;:<>()"/\\\\.]+';
const label = '[\\p{L}\\p{M}\\p{N}_-]+';
const pattern = new RegExp(`^${atom}([.]${atom})*@${label}([.]${label})+$`, 'u');

/**
 * Whether the input looks like an address: text without spaces, "@", and the letters, digits and hyphens of a host, with text on both sides of every
 * dot. The security rules use the same pattern. It rejects what a mail program would read as two addresses, or a path as two parts.
 * @see COLLAB-024
 */
export const isEmail = (input: string): boolean => input.length <= emailLimit && pattern.test(input);
