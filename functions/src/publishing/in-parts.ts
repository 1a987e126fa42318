import type { Snapshot, SnapshotFolder } from '@/domain/publishing/snapshots';

/** Firestore stores up to 1 MiB in a document, and counts names and numbers differently from JSON. */
const maxBytes = 700_000;

type Content = Omit<Snapshot, 'id'>;

/**
 * A snapshot as documents that fit in the store: the snapshot with the folders that fit, then the folders of each part. A folder that does not fit is
 * continued in the next part by one with the same id.
 */
export function inParts(snapshot: Content, partBytes = maxBytes): [Content, ...SnapshotFolder[][]] {
  const [first = [], ...rest] = partsOf(snapshot.pois, partBytes, partBytes - bytesOf({ ...snapshot, pois: [] }));
  return [{ ...snapshot, pois: first, parts: rest.length }, ...rest];
}

function partsOf(folders: readonly SnapshotFolder[], partBytes: number, firstBytes: number): SnapshotFolder[][] {
  const parts: SnapshotFolder[][] = [[]];
  let remaining = firstBytes;
  const next = () => {
    parts.push([]);
    remaining = partBytes;
  };
  for (const folder of folders) {
    const head = { ...folder, children: [] };
    let open: SnapshotFolder | null = null;
    for (const poi of [null, ...folder.children]) {
      const bytes = bytesOf(poi ?? head);
      if (bytes > remaining && parts.at(-1)?.length !== 0) {
        next();
        open = null;
      }
      if (open === null) {
        open = { ...head, children: [] };
        parts.at(-1)?.push(open);
        remaining -= bytesOf(head);
      }
      if (poi === null) continue;
      open.children.push(poi);
      remaining -= bytes;
    }
  }
  return parts;
}

const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));
