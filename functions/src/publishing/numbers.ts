import { type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { AppError } from '@/domain/app-error';
import { hourMs, minuteMs } from '@/domain/durations';
import { versionLimits } from '@/domain/limits';
import { type VersionAccess, versionAccessFrom } from '@/domain/publishing/access';
import { isInRanges, type OpenWindow, openWindows, type VersionRange } from '@/domain/publishing/open-windows';
import { date, list, number, record, records, text } from '@/domain/stored';
import { withDates } from '../core/dates';

/**
 * `published/numbers`: the highest number that a version of a tour had, when each version is open, the tour's code in short addresses, when versions
 * were published in the last hour, also ones that were deleted, and when the tokens of closed files are removed next; null without such a time.
 */
export type Numbers = {
  last: number;
  versions: Readonly<Record<string, VersionAccess>>;
  shortCode: string;
  recent: readonly Date[];
  checkAt: Date | null;
};

/** When versions were published in the last hour, this one included. @throws AppError `resource-exhausted` if there were too many */
export function oneMoreRecent({ recent }: Numbers, now: Date): Date[] {
  const lastHour = recent.filter((at) => at.getTime() > now.getTime() - hourMs);
  const [first = now] = lastHour;
  if (lastHour.length >= versionLimits.perHour) {
    const minutes = Math.ceil((first.getTime() + hourMs - now.getTime()) / minuteMs);
    throw new AppError(
      'resource-exhausted',
      `${versionLimits.perHour} versions of this tour were published in the last hour. Publish the next one in ${minutes} minutes.`,
    );
  }
  return [...lastHour, now];
}

/** When the version in a document is open. */
export const accessIn = (document: DocumentSnapshot): VersionAccess => versionAccessFrom(withDates(document.data() ?? {}));

export const numbersFrom = (document: DocumentSnapshot): Numbers => ({
  last: number(document.get('last'), 0),
  versions: Object.fromEntries(
    Object.entries(record(document.get('versions'))).map(([version, access]) => [version, versionAccessFrom(withDates(record(access)))]),
  ),
  shortCode: text(document.get('shortCode')),
  recent: list(document.get('recent'), (at) => (at instanceof Timestamp ? at.toDate() : null)).filter((at) => at !== null),
  checkAt: date(withDates({ checkAt: document.get('checkAt') }).checkAt),
});

/** A reader whom the rules let in just before a file closed may have the file service make a token until then. */
export const closingMs = 60_000;

/**
 * The numbers with the time of the next check: the one that is due already, the next end of a version, and a minute after a version closed, whichever
 * is first. An earlier check than needed does no harm.
 */
export function withNextCheck(numbers: Numbers, now: Date, hasClosed: boolean): Numbers {
  const ends = Object.values(numbers.versions).flatMap(({ public: isPublic, until }) => (isPublic && until && until > now ? [until] : []));
  const after = hasClosed ? [new Date(now.getTime() + closingMs)] : [];
  const due = [...(numbers.checkAt ? [numbers.checkAt] : []), ...ends, ...after];
  return { ...numbers, checkAt: due.length === 0 ? null : new Date(Math.min(...due.map(Number))) };
}

/** Whether a version ended in the minute before. */
export const hasJustEnded = ({ versions }: Numbers, now: Date): boolean =>
  Object.values(versions).some(({ until }) => until !== null && until <= now && until.getTime() > now.getTime() - closingMs);

/** The versions that use a published file; those that were deleted may still be among them. */
export const usesFrom = (document: DocumentSnapshot): VersionRange[] =>
  records(document.get('uses'), ({ first, last }) => ({ first: number(first, 0), last: number(last, 0) }));

/** Whether any version that still exists uses a file. */
export const isUsed = (uses: readonly VersionRange[], { versions }: Numbers): boolean =>
  Object.keys(versions).some((version) => isInRanges(uses, Number(version)));

/** When a published file is open to everybody. */
export const windowsFrom = (document: DocumentSnapshot): OpenWindow[] =>
  records(document.get('windows'), (stored) => {
    const { opens, until } = withDates(stored);
    return { opens: date(opens), until: date(until) };
  });

/** A published file's document: who uses it, and when it is open to everybody. */
export const fileDocument = (
  uses: readonly VersionRange[],
  { versions }: Numbers,
  now: Date,
): { uses: VersionRange[]; windows: OpenWindow[] } => ({
  uses: [...uses],
  windows: openWindows(
    Object.entries(versions)
      .filter(([version]) => isInRanges(uses, Number(version)))
      .map(([, access]) => access),
    now,
  ),
});
