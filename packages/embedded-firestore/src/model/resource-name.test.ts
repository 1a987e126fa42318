import { describe, expect, it } from 'vitest';
import { refusal } from '../../tests/support/recorded';
import { checkCollectionId, checkDocumentId, numericId, parseDatabaseName, parseDocumentName, parseParentName } from './resource-name';

const root = 'projects/list/databases/(default)/documents';
const messageOf = (action: () => unknown) => refusal(action)?.message;

describe('names of documents', () => {
  it.each([
    ['', 'lacks "projects" at index 0'],
    ['projects', 'lacks "/" at index 8'],
    ['projects//databases/d/documents/c/a', 'lacks a project id at index 9'],
    ['projects/p/database/d/documents/c/a', 'lacks "databases" at index 11'],
    [root, 'lacks "/" at index 43'],
    [`${root}/`, 'has invalid trailing "/"'],
    [`${root}/c`, 'lacks "/" at index 45'],
    [`${root}/c/`, 'has invalid trailing "/"'],
    [`${root}/c/a/s/`, 'has invalid trailing "/"'],
    [`${root}//`, 'lacks a collection id at index 44'],
    [`${root}/c//`, 'lacks a resource id at index 46'],
    [`${root}/c/a//s`, 'lacks a collection id at index 48'],
    [`${root}/c/.`, 'contains a resource id "." at index 46'],
    [`${root}/../a`, 'contains a collection id ".." at index 44'],
  ])('are refused at the first wrong place: %s', (name, what) => {
    expect(messageOf(() => parseDocumentName(name))).toBe(`Document name "${name}" ${what}.`);
  });

  it('may have any depth, spaces, dots and numeric ids', () => {
    expect(parseDocumentName(`${root}/a b/..c/s/__id-7__`)).toEqual({
      id: { project: 'list', database: '(default)' },
      path: 'a b/..c/s/__id-7__',
    });
  });

  it('may be empty where the parent of collections is named', () => {
    expect(parseParentName(root).path).toBe('');
    expect(parseParentName(`${root}/c/a`).path).toBe('c/a');
    expect(messageOf(() => parseParentName(`${root}/c`))).toBe(`Document parent name "${root}/c" lacks "/" at index 45.`);
  });
});

describe('names of databases', () => {
  it('end with the database', () => {
    expect(parseDatabaseName('projects/p/databases/(default)')).toEqual({ project: 'p', database: '(default)' });
    expect(messageOf(() => parseDatabaseName('projects/auth'))).toBe('Database name "projects/auth" lacks "/" at index 13.');
    expect(messageOf(() => parseDatabaseName('projects/p/databases/d/documents'))).toBe(
      'Database name "projects/p/databases/d/documents" has invalid trailing "/documents".',
    );
  });
});

describe('ids', () => {
  it('may be underscores with nothing in between', () => {
    expect(messageOf(() => checkCollectionId('____'))).toBeUndefined();
    expect(parseDocumentName(`${root}/c/____`).path).toBe('c/____');
    expect(messageOf(() => parseDocumentName(`${root}/c/_____`))).toBe('Resource id "_____" is invalid because it is reserved.');
  });

  it.each([
    ['__x__', 'Collection id "__x__" is invalid because it is reserved.'],
    ['__id5__', 'Collection id "__id5__" is invalid because it is reserved.'],
    ['..', 'Collection id ".." is invalid because it is reserved.'],
    ['a/b', 'Collection id "a/b" is invalid because it contains "/".'],
    ['\ud800', 'Collection id "\ud800" is invalid because it is not valid UTF-8.'],
  ])('of collections may not be %s', (id, message) => {
    expect(messageOf(() => checkCollectionId(id))).toBe(message);
  });

  it.each([
    ['__x__', 'Resource id "__x__" is invalid because it is reserved.'],
    ['.', 'Resource id "." is invalid because it is reserved.'],
    ['a/b', 'Resource id "a/b" is invalid because it contains "/".'],
    ['__idx__', "A long document ID string must be formatted like '__id{LONG}__', where LONG is a 64-bit integer. Found: '__idx__'."],
    [
      '__id9223372036854775808__',
      "A long document ID string must be formatted like '__id{LONG}__', where LONG is a 64-bit integer. Found: '__id9223372036854775808__'.",
    ],
  ])('of documents may not be %s', (id, message) => {
    expect(messageOf(() => checkDocumentId(id))).toBe(message);
  });

  it('may have 1,500 bytes and no more', () => {
    expect(() => checkDocumentId('é'.repeat(750))).not.toThrow();
    expect(messageOf(() => checkDocumentId('é'.repeat(751)))).toContain('longer than 1500 bytes');
    expect(messageOf(() => checkCollectionId('a'.repeat(1501)))).toContain('longer than 1500 bytes');
  });

  it('of numeric kind carry a number of 64 bits', () => {
    expect(numericId('__id-9223372036854775808__')).toBe(-(2n ** 63n));
    expect(numericId('__id7')).toBeUndefined();
    expect(numericId('__id+7__')).toBeUndefined();
  });
});
