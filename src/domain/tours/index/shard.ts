import { hashOf } from '../../hash';
import type { OrgId } from '../../ids';
import { oneOf, type Stored, text } from '../../stored';
import type { ListedTour } from '../listed-tour';
import { entryHeader, entryReader, idOfEntry } from './entry';

/** The number of documents of an index. */
const shardCount = 32;

/** The ids of the documents below `organizations/{organization}/tourIndex`. */
export const shardIds: readonly string[] = Array.from({ length: shardCount }, (_, number) => String(number).padStart(2, '0'));

/** An organization with this many tours gets an index. Those with fewer read their tours, which costs less than writing an index with every save. */
export const minIndexedTours = 200;

/** In bytes of UTF-8. A larger shard is `full`: a document has at most 1 MiB. */
export const maxShardBytes = 900_000;

/** `building` until every tour is in it, `full` if they do not fit; only those that are `ready` are read. */
const shardStates = ['building', 'ready', 'full'] as const;
export type ShardState = (typeof shardStates)[number];

/** A document of an index: the listed tours of an organization whose ids have this hash, packed into one text. */
export type IndexShard = { id: string; state: ShardState; packed: string };

/** Reads a stored shard; what is malformed is not ready. */
export const shardFrom = (id: string, { state, packed }: Stored): IndexShard => ({
  id,
  state: oneOf(shardStates, state, 'building'),
  packed: text(packed),
});

/** The shard that a tour is in, by the hash of its id. */
export const shardOf = (tour: string): string => shardIds[hashOf(tour) % shardCount] ?? '00';

/** Packs entries into the text of a shard, a line each, in the order of their ids. */
export const packShard = (entries: ReadonlyMap<string, string>): string =>
  [entryHeader, ...[...entries].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, line]) => line)].join('\n');

/** The lines of a shard by id; null if they have other columns than those of today. */
export function unpackShard(packed: string): Map<string, string> | null {
  const [header, ...lines] = packed.split('\n');
  return header === entryHeader ? new Map(lines.map((line) => [idOfEntry(line), line])) : null;
}

/** The size of a packed shard in bytes. */
export const packedBytes = (packed: string): number => new TextEncoder().encode(packed).length;

/**
 * A reader of an organization's index: the listed tours in the order of their ids, or null if it can’t be used, because a shard is missing, not ready,
 * or lacks what a list shows. Tours of shards that did not change are the same objects as before.
 */
export function indexReader(organization: OrgId): (shards: readonly IndexShard[]) => ListedTour[] | null {
  const before = new Map<string, { packed: string; tours: ListedTour[] | null }>();
  const toursIn = ({ id, packed }: IndexShard): ListedTour[] | null => {
    const read = before.get(id);
    if (read?.packed === packed) return read.tours;
    const tours = readShard(packed, organization);
    before.set(id, { packed, tours });
    return tours;
  };
  return (shards) => {
    const byId = new Map(shards.map((shard) => [shard.id, shard]));
    const all: ListedTour[] = [];
    for (const id of shardIds) {
      const shard = byId.get(id);
      const tours = shard?.state === 'ready' ? toursIn(shard) : null;
      if (!tours) return null;
      all.push(...tours);
    }
    return all.sort((one, other) => (one.id < other.id ? -1 : 1));
  };
}

function readShard(packed: string, organization: OrgId): ListedTour[] | null {
  const [header = '', ...lines] = packed.split('\n');
  const read = entryReader(header, organization);
  const tours = read ? lines.map(read) : [null];
  return tours.every((tour) => tour !== null) ? tours : null;
}
