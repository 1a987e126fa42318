import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import type { Person } from './cases/people';
import { aMail, anInvitation, aTour } from './cases/world';
import { DocumentReads } from './document-reads';
import { create, get, list, now, type Operation, ownEmail, ownUid, remove, update } from './operation';
import { Runner } from './run-case';
import { loadRules } from './store-wire';

const wire = { port: inject('ports').firestore!, project: 'demo-rules-reads' };

/** The people of the table in docs/access-model.md. */
const columns: Record<string, Person> = {
  visitor: 'visitor',
  stranger: 'stranger',
  viewer: 'viewer',
  editor: 'editor',
  'guest of the tour': 'writer',
  'guest of the collection': 'colWriter',
  'directory admin': 'directory',
  'global admin': 'admin',
};

const rows: Record<string, Operation> = {
  'open a public tour': get('tours/open'),
  'open a private tour': get('tours/hall'),
  'open a private tour in a collection': get('tours/shelf'),
  'list the tours of an organization': list('tours', ['organization', '==', 'acme']),
  'list the tours of a collection': list('tours', ['collection', '==', 'shelf-of-acme']),
  'create a tour': create('tours/new', aTour({ created: now })),
  'change a tour’s content': update('tours/hall', { name: 'New', updated: now }),
  'change a tour’s content, in a collection': update('tours/shelf', { name: 'New', updated: now }),
  'change a tour’s address': update('tours/hall', { address: 'Street 1', updated: now }),
  'move a tour into a collection': update('tours/hall', { collection: 'shelf-of-acme' }),
  'add to the PoI history': create('tours/hall/poiHistory/new', { folders: [], timestamp: now, userUid: ownUid, userEmail: ownEmail }),
  'delete a tour': remove('tours/hall'),
  'open a share link': get('tours/hall/links/link'),
  'make a share link': create('tours/hall/links/new', { user: ownUid, created: now }),
  'list the PoI history': list('tours/hall/poiHistory'),
  'see who edits a tour': list('tours/hall/presence'),
  'leave a tour that was edited': remove('tours/hall/presence/editor_tab'),
  'open a collection': get('collections/shelf-of-acme'),
  'list the collections of an organization': list('collections', ['organization', '==', 'acme']),
  'list the invitations of an organization': list('collaboration', ['organization', '==', 'acme']),
  'list the invitations to a tour': list('collaboration', ['tour', '==', 'hall']),
  'list the invitations of the own address': list('collaboration', ['email', '==', 'writer@guests.example']),
  'invite to a tour': create('collaboration/tour_new@x.example_hall', anInvitation('new@x.example')),
  'list the mail of an organization': list('mail', ['organization', '==', 'acme']),
  'invite to an organization': create('mail/org_acme-new@x.example', aMail('acme', 'new@x.example')),
  'list organizations': list('organizations'),
  'change the theme': update('organizations/acme', { theme: {} }),
  'open a location': get('locations/square'),
  'list the tours of a location': list('locations/square/tours'),
  'open an older tour': get('organizations/acme/tours/old'),
};

const rules = readFileSync('firestore.rules', 'utf8');
const runner = new Runner(wire);
const reads = new DocumentReads(wire, rules);
beforeAll(() => loadRules(wire, rules));

/** How many documents the rules read; in brackets when the answer is no. */
async function measured(operation: Operation, who: Person): Promise<string> {
  const may = await runner.mayDo({ who, operation });
  const count = await reads.sinceLast();
  return may ? String(count) : `(${count})`;
}

/** The rows of the table that opens with "| what", cell by cell. */
const written = readFileSync('docs/access-model.md', 'utf8')
  .split('\n')
  .filter((line, at, lines) => lines.slice(0, at + 1).some((each) => each.startsWith('| what |')) && line.startsWith('|'))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

describe('the documents that the rules read, as docs/access-model.md says', () => {
  it('are written down for everyone and everything', () => {
    expect(written[0]).toEqual(['what', ...Object.keys(columns)]);
    expect(written.slice(2).map(([row]) => row)).toEqual(Object.keys(rows));
  });

  it.each(Object.entries(rows))('%s', async (row, operation) => {
    const found: string[] = [];
    for (const person of Object.values(columns)) found.push(await measured(operation, person));

    expect([row, ...found]).toEqual(written.find(([title]) => title === row));
  });

  it('are none where a member opens or lists the tours, and two at most on the ways that most people go', () => {
    const cost = (row: string, column: string) => Number(written.find(([title]) => title === row)?.[written[0]!.indexOf(column)]);
    const ways = ['open a private tour', 'list the tours of an organization', 'change a tour’s content', 'add to the PoI history'];

    expect(ways.slice(0, 2).map((row) => cost(row, 'viewer'))).toEqual([0, 0]);
    expect(ways.map((row) => cost(row, 'editor')).every((reads) => reads <= 1)).toBe(true);
    expect(ways.filter((row) => !row.startsWith('list')).every((row) => cost(row, 'guest of the tour') <= 2)).toBe(true);
    expect(cost('list the tours of a collection', 'guest of the collection')).toBe(1);
  });
});
