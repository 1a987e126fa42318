import { describe, expect, it } from 'vitest';
import { folderNameFrom, folderNameLimit, newFolderName } from './folder-names';

describe('a folder of the file manager', () => {
  it('EDIT-078 is called as it was given, without space around it', () => {
    expect(newFolderName('  Photos of May ', ['Plans'])).toBe('Photos of May');
  });

  it.each([
    ['', 'Give the folder a name first.'],
    ['  ', 'Give the folder a name first.'],
    ['a/b', 'A folder’s name holds none of / \\ # [ ] * ? and is not "." or "..".'],
    ['..', 'A folder’s name holds none of / \\ # [ ] * ? and is not "." or "..".'],
    ['plans', 'There is a folder “plans” already. Choose another name.'],
    ['x'.repeat(folderNameLimit + 1), `A folder’s name has at most ${folderNameLimit} characters.`],
  ])('is not called %j', (given, refusal) => {
    expect(() => newFolderName(given, ['Plans'])).toThrow(refusal);
  });

  it('takes what it can of the name of a folder on somebody’s computer', () => {
    expect(['Photos', 'a/b\n#c', '..', '', '__x__'].map(folderNameFrom)).toEqual(['Photos', 'abc', '', '', '']);
    expect(folderNameFrom('x'.repeat(99))).toHaveLength(folderNameLimit);
  });
});
