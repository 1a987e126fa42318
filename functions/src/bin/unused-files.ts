import { createHash } from 'node:crypto';
import type { CollectionReference, Timestamp } from 'firebase-admin/firestore';
import { batchesOf } from '@/domain/batches';
import { text } from '@/domain/stored';
import { store } from '../core/app';
import { purgeUntil } from './empty-bins';

/** `unusedFiles/{hash of the path}`: since when nothing names a file; only the functions read and write it. */
const collection = (): CollectionReference => store().collection('unusedFiles');

/** A path can be longer than an id. */
export const unusedFileId = (path: string): string => createHash('sha256').update(path).digest('hex');

/** Firestore writes up to 500 documents at once. */
const batchSize = 400;

/** Remembers since when a file is unused. */
export class UnusedFiles {
  private readonly missing: Set<string>;

  private constructor(
    readonly now: Date,
    private readonly since: Map<string, Timestamp>,
  ) {
    this.missing = new Set(since.keys());
  }

  static async load(now: Date): Promise<UnusedFiles> {
    const { docs } = await collection().get();
    return new UnusedFiles(now, new Map(docs.map((document) => [text(document.get('path')), document.get('since')])));
  }

  /** Remembers which of these files are unused. @returns those that have been for 30 days */
  async note(paths: readonly string[], isUsed: (path: string) => boolean): Promise<string[]> {
    for (const path of paths) this.missing.delete(path);
    const unused = paths.filter((path) => !isUsed(path));
    await this.forget(paths.filter((path) => isUsed(path) && this.since.has(path)));
    await this.postpone(unused.filter((path) => !this.since.has(path)));
    const until = purgeUntil(this.now).toMillis();
    return unused.filter((path) => (this.since.get(path)?.toMillis() ?? Number.POSITIVE_INFINITY) <= until);
  }

  /** Counts the 30 days of these files from now on. */
  async postpone(paths: readonly string[]): Promise<void> {
    await inBatches(paths, (batch, path) => batch.set(collection().doc(unusedFileId(path)), { path, since: this.now }));
  }

  async forget(paths: readonly string[]): Promise<void> {
    await inBatches(paths, (batch, path) => batch.delete(collection().doc(unusedFileId(path))));
  }

  /** Forgets files that no longer exist. */
  forgetMissing = (): Promise<void> => this.forget([...this.missing]);
}

async function inBatches(paths: readonly string[], write: (batch: FirebaseFirestore.WriteBatch, path: string) => void): Promise<void> {
  for (const group of batchesOf(paths, batchSize)) {
    const batch = store().batch();
    for (const path of group) write(batch, path);
    await batch.commit();
  }
}
