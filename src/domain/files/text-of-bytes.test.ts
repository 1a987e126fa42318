import { describe, expect, it } from 'vitest';
import { textOfBytes } from './text-of-bytes';

const utf8 = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string, isLittle = true) =>
  Uint8Array.from(
    [...text]
      .flatMap((letter) => [letter.charCodeAt(0) & 255, letter.charCodeAt(0) >> 8])
      .flatMap((byte, index, all) => (isLittle ? [byte] : [all[index ^ 1] ?? 0])),
  );
const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

describe('the text of a file', () => {
  it.each([
    ['UTF-8', utf8('id,Größe')],
    ['UTF-8 with a mark', utf8('\uFEFFid,Größe')],
    ['UTF-16 with a mark', utf16('\uFEFFid,Größe')],
    ['UTF-16 with a mark, the other order', utf16('\uFEFFid,Größe', false)],
    ['UTF-16 without a mark', utf16('id,Größe')],
    ['UTF-16 without a mark, the other order', utf16('id,Größe', false)],
  ])('is read from %s', (_, bytes) => {
    expect(textOfBytes(bytes)).toEqual({ text: 'id,Größe', isGuessed: false });
  });

  it('is guessed to be Windows-1252 where it is no Unicode', () => {
    expect(textOfBytes(latin('Größe'))).toEqual({ text: 'Größe', isGuessed: true });
    expect(textOfBytes(latin('Größe'), { encoding: 'no-such-encoding' })).toEqual({ text: 'Größe', isGuessed: true });
  });

  it('is read as what the file says, unless that can’t be', () => {
    expect(textOfBytes(Uint8Array.from([0xc6, 0xee, 0xed]), { encoding: 'windows-1251' }).text).toBe('Жон');
    expect(textOfBytes(utf8('Größe'), { encoding: 'utf-16' })).toEqual({ text: 'Größe', isGuessed: false });
  });

  it('may be cut within a character', () => {
    expect(textOfBytes(utf8('Größe').subarray(0, 3), { isCut: true })).toEqual({ text: 'Gr', isGuessed: false });
  });
});
