import { type DatabaseId, type DocPath, rootName } from '../../model/path';
import type { Query } from '../../model/query';
import { Reference } from '../../model/value';
import type { PathShape } from '../pattern';
import { type Abstract, known, mapOf, present, some, unknown } from './abstract-value';
import { type Conjunct, conjunctsOf, isDocumentId } from './conjuncts';
import { both, factOf } from './facts';

/** A superset of the documents that one alternative of a query can return, whatever is stored. */
export type PossibleDocuments = { readonly shape: PathShape; readonly resource: Abstract };

/** The documents that a query could return; each is in at least one of these sets. */
export function possibleDocuments(query: Query, id: DatabaseId): readonly PossibleDocuments[] {
  return conjunctsOf(query.where).map((conjunct) => {
    const name = pinnedPath(conjunct, id);
    const shape = name === undefined ? queryShape(query, id) : { segments: pathSegments(id, name) };
    return {
      shape,
      resource: resourceOf(factTree(query, conjunct), shape, name === undefined ? undefined : new Reference(`${rootName(id)}/${name}`)),
    };
  });
}

/** `databases/{d}/documents/…`: the path that patterns match. */
export const pathSegments = ({ database }: DatabaseId, path: DocPath): readonly string[] => [
  'databases',
  database,
  'documents',
  ...(path === '' ? [] : path.split('/')),
];

function queryShape({ parent, collectionId, allDescendants }: Query, id: DatabaseId): PathShape {
  const above = pathSegments(id, parent);
  if (!allDescendants) return { segments: [...above, collectionId === '' ? undefined : collectionId, undefined] };
  return { segments: [...above, collectionId === '' ? undefined : collectionId, undefined], gap: above.length };
}

/** The document path pinned by `documentId() == x`, if any. */
function pinnedPath(conjunct: Conjunct, id: DatabaseId): DocPath | undefined {
  const root = `${rootName(id)}/`;
  for (const condition of conjunct) {
    if (condition.kind !== 'field' || condition.op !== '==' || !isDocumentId(condition.field)) continue;
    if (condition.value instanceof Reference && condition.value.name.startsWith(root)) return condition.value.name.slice(root.length);
  }
  return undefined;
}

/** The facts about a field and its nested fields. */
type FactTree = { fact: Abstract; readonly inside: Map<string, FactTree> };

function factTree(query: Query, conjunct: Conjunct): FactTree {
  const root: FactTree = { fact: some('map'), inside: new Map() };
  for (const condition of conjunct) addFact(root, condition.field, factOf(condition));
  for (const { field } of query.orderBy) addFact(root, field, present);
  return root;
}

function addFact(root: FactTree, field: readonly string[], fact: Abstract): void {
  if (isDocumentId(field)) return;
  const place = field.reduce((tree, name) => {
    const inner = tree.inside.get(name) ?? { fact: unknown, inside: new Map() };
    tree.inside.set(name, inner);
    return inner;
  }, root);
  place.fact = both(place.fact, fact);
}

/** A field with facts about nested fields is a map, which may also have other fields. */
function abstractOf({ fact, inside }: FactTree, isRoot: boolean): Abstract {
  const isWhole = fact.kind === 'known' || fact.kind === 'oneOf' || (fact.kind === 'map' && !fact.open);
  if (isWhole || (inside.size === 0 && !isRoot)) return fact;
  return { kind: 'map', open: true, fields: new Map([...inside].map(([name, tree]) => [name, abstractOf(tree, false)])) };
}

function resourceOf(facts: FactTree, shape: PathShape, name: Reference | undefined): Abstract {
  const id = shape.segments.at(-1);
  return mapOf(
    new Map<string, Abstract>([
      ['data', abstractOf(facts, true)],
      ['id', id === undefined ? some('string') : known(id)],
      ['__name__', name === undefined ? some('path') : known(name)],
    ]),
  );
}
