/* Texts that users wrote, made safe for a mail: they must not change its message. */

const maxNameLength = 80;
/** Mail programs turn "https://x", "x@y.z" and "x.example" into links. */
const looksLikeAddress = /[/\\@]|[^\s.][.。．｡][^\s.]{2}/u;

/** A name as one short line; '' if it looks like an address. */
export const plainName = (name: string): string => (looksLikeAddress.test(singleLine(name)) ? '' : singleLine(name, maxNameLength));

/** The name of an organization as a mail shows it; its id if the name looks like an address. */
export const shownName = (id: string, name: string): string => plainName(name) || singleLine(id);

// Invisible characters are removed, such as line breaks and bidirectional marks; some languages need the two joiners.
const invisible = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Z}]+/gu;

/** Text of a user as one line without invisible characters. */
export function singleLine(input: string, maxLength = 254): string {
  const characters = Array.from(input.replace(invisible, ' ').trim());
  return characters.length <= maxLength ? characters.join('') : `${characters.slice(0, maxLength - 1).join('')}…`;
}
