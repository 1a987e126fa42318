import { describe, expect, it } from 'vitest';
import { folderNameFrom, folderNameLimit, newFolderName } from './folder-names';

describe('a folder of the file manager', () => {
  it('is called as it was given, without space around it [EDIT-078]', () => {
    expect(newFolderName('  Photos of May ', ['Plans'])).toBe('Photos of May');
  });

  it.each([
    ['', 'Enter a name for the folder.'],
    ['  ', 'Enter a name for the folder.'],
    ['a/b', 'A folder’s name cannot contain / \\ # [ ] * ? and cannot be "." or "..".'],
    ['..', 'A folder’s name cannot contain / \\ # [ ] * ? and cannot be "." or "..".'],
    ['plans', 'There is already a folder named “plans”. Choose another name.'],
    ['x'.repeat(folderNameLimit + 1), `Use at most ${folderNameLimit} characters for the folder’s name.`],
  ])('is not called %j', (given, refusal) => {
    expect(() => newFolderName(given, ['Plans'])).toThrow(refusal);
  });

  it('is not called as another one that looks the same', () => {
    expect(() => newFolderName('E\u0301te\u0301  1', ['\u00c9t\u00e9 1'])).toThrow('There is already a folder');
  });

  it('takes what it can of the name of a folder on somebody’s computer', () => {
    expect(['Photos', 'a/b\n#c', '..', '', '__x__'].map(folderNameFrom)).toEqual(['Photos', 'ab c', '', '', '']);
    expect(folderNameFrom('x'.repeat(99))).toHaveLength(folderNameLimit);
  });
});
