import { numberFormat } from '@/language/formats';
import { inLargestUnit } from '../files/largest-unit';
import { sizeTexts } from '../files/texts';
import { formatDateTime } from '../time';
import { type VersionAccess, type VersionState, versionState } from './access';

/** What a version's state is called. */
export const stateLabels: Record<VersionState, string> = {
  public: 'Public',
  scheduled: 'Scheduled',
  ended: 'Ended',
  private: 'Not public',
};

/** When a version opens or ends, as text; "" if it has no date that matters. */
export function datesText(access: VersionAccess, now: Date): string {
  const { opens, until } = access;
  const state = versionState(access, now);
  if (state === 'private') return '';
  if (state === 'ended') return until === null ? '' : `Ended ${formatDateTime(until)}`;
  const ends = until === null ? '' : `until ${formatDateTime(until)}`;
  if (state === 'public') return ends === '' ? '' : `Open ${ends}`;
  return opens === null ? '' : [`Opens ${formatDateTime(opens)}`, ends].filter(Boolean).join(', ');
}

const sizeFormat = numberFormat({ maximumFractionDigits: 1 });

/** A number of bytes, in the largest unit that leaves at least one: "3.4 MB". */
export function bytesText(bytes: number): string {
  const { b, kilobytes, megabytes, gigabytes } = sizeTexts.get();
  return inLargestUnit(bytes, [b, kilobytes, megabytes, gigabytes], sizeFormat.format);
}
