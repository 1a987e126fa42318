import { date, number, record, type Stored, text } from '../stored';
import { type VersionAccess, versionAccessFrom } from './access';

/**
 * What members see of a published version: `organizations/{organization}/tours/{tour}/versions/{version}`. Its content is the snapshot with the same
 * id, which outsiders may read; the note and the person stay here. @see MODEL-085
 */
export type PublicationVersion = VersionAccess & {
  id: string;
  name: string;
  number: number;
  note: string;
  publishedAt: Date | null;
  publishedBy: { uid: string; name: string };
  tourName: string;
  bytes: number;
  fileCount: number;
  poiCount: number;
  /** The code of its tour in short addresses; "" for one that was published before there were any. */
  shortCode: string;
};

/** Reads a stored version. */
export const publicationVersionFrom = (id: string, stored: Stored): PublicationVersion => ({
  id,
  name: text(stored.name),
  number: number(stored.number, 0),
  note: text(stored.note),
  ...versionAccessFrom(stored),
  publishedAt: date(stored.publishedAt),
  publishedBy: { uid: text(record(stored.publishedBy).uid), name: text(record(stored.publishedBy).name) },
  tourName: text(stored.tourName),
  bytes: number(stored.bytes, 0),
  fileCount: number(stored.fileCount, 0),
  poiCount: number(stored.poiCount, 0),
  shortCode: text(stored.shortCode),
});

/** The document `organizations/{organization}/tours/{tour}/published/current`: the version that the address `current` opens. @see ROUTE-003 */
export type CurrentVersion = { id: string; version: string };

export const currentVersionFrom = (id: string, stored: Stored): CurrentVersion => ({ id, version: text(stored.version) });

/** The name of a version until it has another. */
export const defaultVersionName = (version: number): string => `Version ${version}`;
