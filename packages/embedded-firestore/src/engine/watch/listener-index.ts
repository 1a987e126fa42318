import { canonicalKey } from '../../model/canonical';
import type { Change, Doc } from '../../model/document';
import type { FieldPath } from '../../model/field-path';
import { getField, printFieldPath } from '../../model/field-path';
import type { CollectionPath, DocPath } from '../../model/path';
import { idOf, parentOf } from '../../model/path';
import type { Value } from '../../model/value';
import type { NormalQuery } from '../query/normalise';

/**
 * The listeners to queries over one collection or collection group. Those with an equality filter are indexed by its value, the
 * others always match.
 */
class CollectionListeners<T> {
  private readonly always = new Set<T>();
  private readonly fields = new Map<string, { readonly field: FieldPath; readonly byValue: Map<string, Set<T>> }>();

  get empty(): boolean {
    return this.always.size === 0 && this.fields.size === 0;
  }

  add(equality: Equality | undefined, listener: T): void {
    if (!equality) {
      this.always.add(listener);
      return;
    }
    const name = printFieldPath(equality.field);
    const { byValue } = this.fields.get(name) ?? { byValue: new Map<string, Set<T>>() };
    this.fields.set(name, { field: equality.field, byValue });
    addTo(byValue, canonicalKey(equality.value), listener);
  }

  remove(equality: Equality | undefined, listener: T): void {
    if (!equality) {
      this.always.delete(listener);
      return;
    }
    const name = printFieldPath(equality.field);
    const byValue = this.fields.get(name)?.byValue;
    if (!byValue) return;
    removeFrom(byValue, canonicalKey(equality.value), listener);
    if (byValue.size === 0) this.fields.delete(name);
  }

  *affected({ before, after }: Change): Iterable<T> {
    yield* this.always;
    for (const { field, byValue } of this.fields.values()) {
      const keys = new Set([keyOf(before, field), keyOf(after, field)]);
      for (const key of keys) if (key !== undefined) yield* byValue.get(key) ?? [];
    }
  }
}

type Equality = { readonly field: FieldPath; readonly value: Value };

/** Finds the listeners that a change may affect: by document name, collection path and collection id. Other listeners cost nothing. */
export class ListenerIndex<T> {
  private readonly documents = new Map<DocPath, Set<T>>();
  private readonly collections = new Map<CollectionPath, CollectionListeners<T>>();
  private readonly groups = new Map<string, CollectionListeners<T>>();
  private readonly everything = new Set<T>();

  /** Adds a listener to documents. @returns what removes it again */
  addDocuments(paths: Iterable<DocPath>, listener: T): () => void {
    const unique = new Set(paths);
    for (const path of unique) addTo(this.documents, path, listener);
    return () => {
      for (const path of unique) removeFrom(this.documents, path, listener);
    };
  }

  /** Adds a listener to what a query can return. @returns what removes it again */
  addQuery(normal: NormalQuery, listener: T): () => void {
    const { parent, collectionId, allDescendants } = normal.query;
    if (collectionId === '') {
      this.everything.add(listener);
      return () => this.everything.delete(listener);
    }
    const shelves = allDescendants ? this.groups : this.collections;
    const key = allDescendants || parent === '' ? collectionId : `${parent}/${collectionId}`;
    const equality = normal.equalities.find(({ field }) => field[0] !== '__name__');
    const shelf = shelves.get(key) ?? new CollectionListeners<T>();
    shelves.set(key, shelf);
    shelf.add(equality, listener);
    return () => {
      shelf.remove(equality, listener);
      if (shelf.empty && shelves.get(key) === shelf) shelves.delete(key);
    };
  }

  /** The listeners that a commit may concern, each with the changes that may concern it, in their order. */
  affected(changes: readonly Change[]): Map<T, Change[]> {
    const affected = new Map<T, Change[]>();
    for (const change of changes) {
      for (const listener of this.listeners(change)) {
        const known = affected.get(listener);
        if (!known) affected.set(listener, [change]);
        else if (known.at(-1) !== change) known.push(change);
      }
    }
    return affected;
  }

  private *listeners(change: Change): Iterable<T> {
    const collection = parentOf(change.path);
    yield* this.documents.get(change.path) ?? [];
    yield* this.collections.get(collection)?.affected(change) ?? [];
    yield* this.groups.get(idOf(collection))?.affected(change) ?? [];
    yield* this.everything;
  }
}

function keyOf(doc: Doc | undefined, field: FieldPath): string | undefined {
  const value = doc && getField(doc.fields, field);
  return value === undefined ? undefined : canonicalKey(value);
}

function addTo<K, T>(sets: Map<K, Set<T>>, key: K, member: T): void {
  const known = sets.get(key);
  if (known) known.add(member);
  else sets.set(key, new Set([member]));
}

function removeFrom<K, T>(sets: Map<K, Set<T>>, key: K, member: T): void {
  const known = sets.get(key);
  known?.delete(member);
  if (known?.size === 0) sets.delete(key);
}
