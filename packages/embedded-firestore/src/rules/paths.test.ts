import { describe, expect, it } from 'vitest';
import { Reference } from '../model/value';
import { Failure } from './errors';
import { assemblePath } from './path-literal';
import { isSegment, Path, parsePath, pathOf, Unbound } from './paths';

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
    expect(new Path(['a', new Unbound('b')]).known).toBeUndefined();
  });
});

describe('assemblePath', () => {
  it('joins texts, values and open places', () => {
    const path = assemblePath(['users', { value: 'ada', name: 'uid' }, new Unbound('kind'), { value: '1', name: undefined }]);

    expect(String(path)).toBe('/users/ada/{kind}/1');
    expect(path instanceof Path && [...path.bindings]).toStrictEqual([['uid', 'ada']]);
  });

  it('splices paths and references', () => {
    const reference = new Reference('projects/p/databases/d/documents/a/b');

    expect(String(assemblePath(['x', { value: new Path(['y', 'z']), name: 'rest' }]))).toBe('/x/y/z');
    expect(String(assemblePath([{ value: reference, name: undefined }, 'c']))).toBe('/databases/d/documents/a/b/c');
  });

  it.each([['a/b'], [''], [1n], [true], [['a']]])('refuses %s as a segment', (value) => {
    expect(assemblePath(['users', { value, name: 'uid' }])).toMatchObject({
      message: 'Invalid argument provided to call. Function: [path].',
    });
  });

  it('refuses null in its own words', () => {
    const refusal = assemblePath([{ value: null, name: undefined }]);

    expect(refusal).toBeInstanceOf(Failure);
    expect(refusal).toMatchObject({ message: 'Null value error.' });
  });
});

describe('isSegment', () => {
  it.each<[string, boolean]>([
    ['a', true],
    ['a.b', true],
    ['(default)', true],
    ['..', true],
    ['', false],
    ['/', false],
    ['a/b', false],
  ])('of %j is %s', (text, expected) => {
    expect(isSegment(text)).toBe(expected);
  });
});
