import { describe, expect, it } from 'vitest';
import type { Change } from '../../model/document';
import type { DocPath } from '../../model/path';
import type { Query } from '../../model/query';
import type { Value } from '../../model/value';
import { normalise } from '../query/normalise';
import { ListenerIndex } from './listener-index';

const all: Query = { parent: '', collectionId: 'c', allDescendants: false, orderBy: [], offset: 0 };
const where = (field: string, value: Value): Query => ({ ...all, where: { kind: 'field', field: [field], op: '==', value } });
const normal = (query: Query) => normalise(query, { project: 'p', database: '(default)' });

function change(path: DocPath, before: Value | undefined, after: Value | undefined): Change {
  const version = (n: Value | undefined) =>
    n === undefined ? undefined : { path, fields: new Map([['n', n]]), createTime: 1, updateTime: 1 };
  return { path, before: version(before), after: version(after) };
}

const reached = (routes: ListenerIndex<string>, ...changes: Change[]) => [...routes.affected(changes).keys()].sort();

describe('the routes of changes', () => {
  it('lead to documents by name, to queries by collection and by collection id', () => {
    const routes = new ListenerIndex<string>();
    routes.addDocuments(['c/a', 'd/a/c/b'], 'documents');
    routes.addQuery(normal(all), 'c');
    routes.addQuery(normal({ ...all, parent: 'd/a' }), 'd/a/c');
    routes.addQuery(normal({ ...all, allDescendants: true }), 'every c');
    routes.addQuery(normal({ ...all, collectionId: '', allDescendants: true }), 'everything');

    expect(reached(routes, change('c/a', 1n, 2n))).toEqual(['c', 'documents', 'every c', 'everything']);
    expect(reached(routes, change('d/a/c/b', 1n, 2n))).toEqual(['d/a/c', 'documents', 'every c', 'everything']);
    expect(reached(routes, change('d/a', 1n, 2n))).toEqual(['everything']);
  });

  it('lead to a query with an equality only when the old or the new value is its own', () => {
    const routes = new ListenerIndex<string>();
    routes.addQuery(normal(where('n', 1n)), 'one');
    routes.addQuery(normal(where('n', 2n)), 'two');
    routes.addQuery(normal(where('other', 1n)), 'other');

    expect(reached(routes, change('c/a', 1n, 3n))).toEqual(['one']);
    expect(reached(routes, change('c/a', undefined, 2.0))).toEqual(['two']);
    expect(reached(routes, change('c/a', 1n, 2n))).toEqual(['one', 'two']);
    expect(reached(routes, change('c/a', 3n, undefined))).toEqual([]);
  });

  it('bring each listener the changes that may concern it, each once and in order', () => {
    const routes = new ListenerIndex<string>();
    routes.addDocuments(['c/b'], 'both');
    routes.addQuery(normal(all), 'both');
    const [first, second, third] = [change('c/b', 1n, 2n), change('d/x', 1n, 2n), change('c/a', 1n, 2n)];

    expect(routes.affected([first, second, third])).toEqual(new Map([['both', [first, third]]]));
  });

  it('end where a listener left, and only there', () => {
    const routes = new ListenerIndex<string>();
    const leave = [
      routes.addDocuments(['c/a'], 'gone'),
      routes.addQuery(normal(all), 'gone'),
      routes.addQuery(normal(where('n', 1n)), 'gone'),
      routes.addQuery(normal({ ...all, collectionId: '', allDescendants: true }), 'gone'),
    ];
    for (const end of leave) end();
    routes.addQuery(normal(all), 'stays');
    for (const end of leave) end();

    expect(reached(routes, change('c/a', 1n, 2n))).toEqual(['stays']);
  });
});
