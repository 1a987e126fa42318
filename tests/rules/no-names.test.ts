import { describe, expect, it } from 'vitest';
import { withTable } from '../support/rules-table';
import { people } from './cases/people';
import { world } from './cases/world';
import { get, list, page } from './operation';

const { may } = withTable('demo-rules-no-names');

/** People whom nobody invited, and who belong to no organization of the world. */
const outsiders = ['visitor', 'stranger'] as const;

const uids = new Set(Object.values(people).flatMap((who) => (who && 'uid' in who ? [who.uid] : [])));

/** The fields of a document that hold the id of an account, by their names, without the places in lists. */
const fieldsWithUid = (value: unknown, name = ''): string[] => {
  if (typeof value === 'string') return uids.has(value) ? [name] : [];
  if (Array.isArray(value)) return value.flatMap((entry) => fieldsWithUid(entry, name));
  if (typeof value !== 'object' || value === null || value instanceof Date) return [];
  return Object.entries(value).flatMap(([key, entry]) => fieldsWithUid(entry, name === '' ? key : `${name}.${key}`));
};

const names = (path: string, document: object) => {
  const collection = path.split('/').filter((_, at) => at % 2 === 0);
  return fieldsWithUid(document).map((field) => `${collection.join('/')}: ${field}`);
};

const isOwn = (path: string, who: string) => path.startsWith(`users/${who}/`) || path.includes(`${who}@`);
const documents = Object.entries(world());

describe.each(outsiders)('a %s', (who) => {
  it('finds the ids of accounts in no other fields than before', async () => {
    const open: string[] = [];
    for (const [path, document] of documents) if (!isOwn(path, who) && (await may(who, get(path)))) open.push(...names(path, document));

    expect([...new Set(open)].toSorted()).toEqual(['organizations: members', 'tours/links: user']);
  });

  it('opens no document that says whose address or name an account is', async () => {
    const addressed = documents.filter(([path, document]) => JSON.stringify(document).includes('@') && !isOwn(path, who));
    const opened: string[] = [];
    for (const [path] of addressed) if (await may(who, get(path))) opened.push(path);

    expect(addressed.length).toBeGreaterThan(20);
    expect(opened).toEqual([]);
  });

  it.each([
    'users',
    'users/viewer/notifications',
    'collaboration',
    'mail',
    'organizations',
    'organizations/acme/activity',
    'organizations/acme/accessRequests',
    'organizations/acme/collaborators',
    'organizations/acme/tours/old/versions',
    'tours/open/poiHistory',
    'tours/open/presence',
    'tours/open/proposals',
    'tours/open/checks',
    'tours/open/threads',
    'tours/open/threads/talk/comments',
    'tours/open/links',
  ])('looks nobody up in %s, by pages or by account', async (path) => {
    for (const field of ['uid', 'user', 'userUid', 'publishedBy.uid', 'createdBy', 'actor'])
      expect([field, await may(who, page(path, [field, '==', 'editor']))]).toEqual([field, false]);
    expect(await may(who, list(path))).toBe(false);
    expect(await may(who, page(path))).toBe(false);
  });
});
