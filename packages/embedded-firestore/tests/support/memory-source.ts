import type { QuerySource } from '../../src/engine/query/query-source';
import type { Doc } from '../../src/model/document';
import { comparePaths } from '../../src/model/order';
import { idOf, parentOf } from '../../src/model/path';
import type { MapValue } from '../../src/model/value';

/** A document as of one moment in 2024. */
export const aDoc = (path: string, fields: MapValue): Doc => ({
  path,
  fields,
  createTime: 1_704_067_200_000_000,
  updateTime: 1_704_067_200_000_000,
});

/** Documents held in a plain list, for queries without a store. */
export function memorySource(docs: readonly Doc[]): QuerySource {
  const sorted = [...docs].sort((a, b) => comparePaths(a.path, b.path));
  const below = (parent: string) => sorted.filter(({ path }) => parent === '' || path.startsWith(`${parent}/`));
  return {
    collection: (collection) => sorted.filter(({ path }) => parentOf(path) === collection),
    group: (id, parent) => below(parent).filter(({ path }) => idOf(parentOf(path)) === id),
    everything: below,
  };
}
