import { describe, expect, it } from 'vitest';
import { Reference } from '../model/value';
import { assemblePath } from './path-literal';
import { Path, parsePath, pathOf, Unbound } from './paths';

describe('parsePath', () => {
  it.each([
    ['a', ['a']],
    ['/a/b', ['a', 'b']],
    ['a/b', ['a', 'b']],
    ['/databases/(default)/documents', ['databases', '(default)', 'documents']],
  ])('reads %s', (text, segments) => {
    expect(parsePath(text)?.segments).toStrictEqual(segments);
  });

  it.each(['', '/', '//', 'a//b', 'a/', '//a'])('refuses %j', (text) => {
    expect(parsePath(text)).toBeUndefined();
  });

  it('reads what a path prints', () => {
    const path = new Path(['a', 'b c', 'ü']);

    expect(parsePath(path.toString())).toStrictEqual(path);
  });
});

describe('pathOf', () => {
  it('shows a reference without its project', () => {
    const reference = new Reference('projects/p/databases/(default)/documents/users/ada');

    expect(pathOf(reference).toString()).toBe('/databases/(default)/documents/users/ada');
    expect(pathOf(reference)).toBe(pathOf(reference));
  });

  it('leaves a path as it is', () => {
    const path = new Path(['a']);

    expect(pathOf(path)).toBe(path);
  });
});

describe('known', () => {
  it('gives the segments once each has a value', () => {
    expect(new Path(['a', 'b']).known).toStrictEqual(['a', 'b']);
    expect(new Path(['a', new Unbound('b', false)]).known).toBeUndefined();
  });
});

describe('assemblePath', () => {
  it('joins texts and the text of other values', () => {
    expect(String(assemblePath(['users', 'ada', 1n, true, null]))).toBe('/users/ada/1/true/null');
  });

  it('splices paths and references', () => {
    const reference = new Reference('projects/p/databases/d/documents/a/b');

    expect(String(assemblePath(['x', new Path(['y', 'z'])]))).toBe('/x/y/z');
    expect(String(assemblePath([reference, 'c']))).toBe('/databases/d/documents/a/b/c');
  });

  it('keeps a text with a slash in one segment', () => {
    expect(assemblePath(['users', 'a/b'])).toStrictEqual(new Path(['users', 'a/b']));
  });

  it.each([[['a']], [new Uint8Array()], [new Map()]])('refuses %s as a segment', (value) => {
    expect(assemblePath(['users', value])).toMatchObject({ message: 'Invalid argument provided to call. Function: [path].' });
  });
});
