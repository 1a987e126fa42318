/** @property isGuessed whether it is no Unicode: then it was read as Windows' Latin letters */
export type TextOfBytes = { text: string; isGuessed: boolean };

/**
 * The text of a file that people choose. Most are UTF-8; spreadsheets and Windows' own tools write UTF-16, mostly with a byte order mark, and older
 * programs Windows-1252.
 * @param options `encoding` is what the file says about itself; `isCut` that it may end within a character
 */
export function textOfBytes(bytes: Uint8Array, { encoding = 'utf-8', isCut = false } = {}): TextOfBytes {
  const utf16 = utf16In(bytes);
  if (utf16) return { text: new TextDecoder(utf16).decode(bytes), isGuessed: false };
  try {
    // many programs declare UTF-16 and write UTF-8
    const name = /^utf-?16/i.test(encoding) ? 'utf-8' : encoding;
    return { text: new TextDecoder(name, { fatal: true }).decode(bytes, { stream: isCut }), isGuessed: false };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), isGuessed: true };
  }
}

/** By the byte order mark, else by the first two characters: ASCII, as in any JSON, XML or table of ours. */
function utf16In([first, second, third, fourth]: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first && third && second === 0 && fourth === 0) return 'utf-16le';
  return second && fourth && first === 0 && third === 0 ? 'utf-16be' : null;
}

/** What to say beside a table whose text was guessed. */
export const guessedNote = 'Read as Windows-1252, because it is not UTF-8. If accents look wrong below, save it as “CSV UTF-8”.';

/** What to say beside another text that was guessed. */
export const guessedTextNote =
  'Read as Windows-1252, because it is not UTF-8. If letters look wrong, save it as UTF-8 and choose it again.';

/** The text of a chosen file. @see textOfBytes */
export const textOfFile = async (file: Blob): Promise<TextOfBytes> => textOfBytes(new Uint8Array(await file.arrayBuffer()));
