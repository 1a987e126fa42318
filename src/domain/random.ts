const digits = '0123456789';
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const passwordCharacters = `${digits}${letters}~!@-#$`;

/**
 * Random text of this length, with each character equally likely, from the cryptographic source. Bytes that would favour the first characters are
 * discarded.
 */
function randomText(characters: string, length: number): string {
  const acceptBelow = 256 - (256 % characters.length);
  let text = '';
  while (text.length < length) {
    const bytes = globalThis.crypto.getRandomValues(new Uint8Array(length));
    for (const byte of bytes) if (byte < acceptBelow && text.length < length) text += characters.charAt(byte % characters.length);
  }
  return text;
}

/** A new identifier of a folder, PoI, tag or content block: 20 letters and digits, like Firestore's document ids. @see MODEL-099 */
export const randomIdentifier = (): string => randomText(`${digits}${letters}`, 20);

/** Lower-case letters and digits that are not mistaken for each other when they are read aloud or typed from paper. */
export const shortCodeCharacters = '23456789abcdefghjkmnpqrstuvwxyz';

/** A new code for a short address: 7 characters, one of 27 billion. */
export const randomShortCode = (): string => randomText(shortCodeCharacters, 7);

/** A new UUID, for the names of uploaded files. @see MODEL-095 */
export const randomUuid = (): string => globalThis.crypto.randomUUID();

/** A password of 20 characters from digits, letters and ~ ! @ - # $. @see ADMIN-036 */
export const randomPassword = (): string => randomText(passwordCharacters, 20);
