import { flag, record } from '../stored';
import type { VersionAccess } from './access';

/** What lists show of a tour's versions: whether one is open to everybody, or will be, and whether one is proposed. */
export type PublicationState = { isPublished: boolean; isProposed: boolean };

/** Reads `publication` of a stored tour, which the server writes; a tour that was never published or proposed has none. */
export function publicationStateFrom(stored: unknown): PublicationState {
  const { isPublished, isProposed } = record(stored);
  return { isPublished: flag(isPublished), isProposed: flag(isProposed) };
}

/** Whether one of these versions is open to everybody, or will be. */
export const isAnyPublished = (versions: Iterable<VersionAccess>, now: Date): boolean =>
  [...versions].some(({ public: isPublic, until }) => isPublic && (until === null || until > now));
