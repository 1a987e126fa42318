import { expect, it } from 'vitest';
import { copiesOf, isUsersCopy } from './names';
import { belongsTo, mainDocumentOf, offlineIdOf, offlineTargetOf } from './target';

it.each(['tour/hall%204', 'version/Casa%20Aperta/hall/v1', 'version/Acme/hall/current'])('reads what it was named %s by', (id) => {
  expect(offlineIdOf(offlineTargetOf(id))).toBe(id);
});

it('is shown by its document, the current version by the one that names it', () => {
  expect(mainDocumentOf(offlineTargetOf('version/Casa%20Aperta/hall/v1'))).toEqual({
    path: 'organizations/Casa Aperta/tours/hall/snapshots',
    id: 'v1',
  });
  expect(mainDocumentOf(offlineTargetOf('version/Acme/hall/current')).id).toBe('current');
  expect(mainDocumentOf(offlineTargetOf('tour/hall%204'))).toEqual({ path: 'tours', id: 'hall 4' });
});

it('counts the documents of other tours to other copies', () => {
  const target = offlineTargetOf('tour/hall');

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
