import { describe, expect, it } from 'vitest';
import { compilePattern, exactly } from './document-pattern';

describe('compilePattern', () => {
  it.each([
    ['tours/{tour}', ['tours/t1', 'tours/*'], ['tours', 'tours/t1/links/l1', 'maps/t1']],
    ['tours/{tour=*}', ['tours/t1'], ['tours/t1/links/l1']],
    ['/tours/*/', ['tours/t1'], ['tours/t1/links/l1']],
    ['tours/t1', ['tours/t1'], ['tours/t2', 'tours/t11']],
    ['tours/{tour}/{kind}/{id}', ['tours/t1/links/l1'], ['tours/t1', 'tours/t1/links/l1/x/y']],
    ['tours/{path=**}', ['tours/t1', 'tours/t1/links/l1'], ['maps/t1']],
    ['**', ['tours/t1', 'a/b/c/d'], []],
    ['{path=**}/links/{link}', ['links/l1', 'tours/t1/links/l1', 'a/b/c/d/links/l1'], ['tours/t1', 'links/l1/x/y']],
    ['tours/{path=**}/links/l1', ['tours/links/l1', 'tours/t1/links/l1'], ['links/l1', 'tours/t1/links/l2']],
    ['tours/a*z', ['tours/az', 'tours/abcz'], ['tours/a', 'tours/zz', 'tours/abcza']],
    ['tours/{tour=a*}', ['tours/a', 'tours/abc'], ['tours/ba']],
    ['tours/*b*b*', ['tours/bb', 'tours/abcbd'], ['tours/b', 'tours/ab']],
    ['tours/*bb*bb', ['tours/bbbb'], ['tours/bbb', 'tours/bb']],
    ['tours/.', ['tours/.'], ['tours/a']],
  ])('%s means the right documents', (pattern, meant, others) => {
    const matches = compilePattern(pattern);

    expect(meant.filter((path) => !matches(path))).toEqual([]);
    expect(others.filter(matches)).toEqual([]);
  });

  it.each(['', 'tours//x', '**/a/**', '{a=**}/{b=**}'])('refuses %j', (pattern) => {
    expect(() => compilePattern(pattern)).toThrow(/pattern/);
  });
});

describe('exactly', () => {
  it('takes wildcards for what they look like', () => {
    expect(exactly('tours/*')('tours/*')).toBe(true);
    expect(exactly('tours/*')('tours/t1')).toBe(false);
  });
});
