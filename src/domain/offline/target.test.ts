import { describe, expect, it } from 'vitest';
import { copiesOf, isUsersCopy } from './names';
import { belongsTo, mainDocumentOf, offlineIdOf, offlineTargetAt } from './target';

const targetAt = (path: string) => {
  const target = offlineTargetAt(path);
  if (!target) throw new Error(`${path} shows no tour`);
  return target;
};

describe('what a path shows', () => {
  it.each([
    '/digital-twin/hall%204',
    '/digital-twin/hall%204/play/link1',
    '/stage/hall%204/Roof',
    '/acme/landing/hall%204',
    '/dashboard/tour/hall%204/play',
    '/dashboard/tours/landing/hall%204',
  ])('is the same tour at %s', (path) => {
    expect(offlineIdOf(targetAt(path))).toBe('tour/hall%204');
  });

  it('is a version at its address', () => {
    const target = targetAt('/public-tour/Casa%20Aperta/hall/v1');

    expect(offlineIdOf(target)).toBe('version/Casa%20Aperta/hall/v1');
    expect(mainDocumentOf(target)).toEqual({ path: 'organizations/Casa Aperta/tours/hall/snapshots', id: 'v1' });
    expect(mainDocumentOf(targetAt('/public-tour/Acme/hall/current')).id).toBe('current');
  });

  it.each(['/', '/dashboard/tours', '/help', '/digital-twin', '/digital-twin/%E0%A4%A'])('is no tour at %s', (path) => {
    expect(offlineTargetAt(path)).toBeNull();
  });
});

it('counts the documents of other tours to other copies', () => {
  const target = targetAt('/digital-twin/hall');

  expect(
    ['tours/hall', 'tours/hall/links/a', 'organizations/Acme', 'tours/shed', 'organizations/Acme/members/ada'].map((path) =>
      belongsTo(target, path),
    ),
  ).toEqual([...[true, true, true], ...[false, false]]);
});

it('tells the copies of users from those of visitors', () => {
  const names = [copiesOf(undefined), copiesOf('ada'), copiesOf('bob'), 'loggia-app/1'];

  expect(names.map((name) => isUsersCopy(name))).toEqual([false, true, true, false]);
});
