const digits = '0123456789';
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const passwordCharacters = `${digits}${letters}~!@-#$`;

/**
 * So many characters, each drawn from all of `characters` alike by the cryptographic source.
 * Values that would favour the first characters are drawn again.
 */
function randomText(characters: string, length: number): string {
  const fair = 256 - (256 % characters.length);
  let text = '';
  while (text.length < length) {
    const bytes = globalThis.crypto.getRandomValues(new Uint8Array(length));
    for (const byte of bytes) if (byte < fair && text.length < length) text += characters.charAt(byte % characters.length);
  }
  return text;
}

/** A new identifier of a folder, PoI, tag or content block: 20 letters and digits, like the ids of new documents. @see MODEL-099 */
export const randomIdentifier = (): string => randomText(`${digits}${letters}`, 20);

/** A new UUID, for the names of uploaded files. @see MODEL-095 */
export const randomUuid = (): string => globalThis.crypto.randomUUID();

/** A password of 20 characters from digits, letters and ~ ! @ - # $. @see ADMIN-036 */
export const generatedPassword = (): string => randomText(passwordCharacters, 20);
