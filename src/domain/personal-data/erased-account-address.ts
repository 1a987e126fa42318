import { latestMs } from '../limits';
import { signedOutPath } from '../page-addresses';

const parameter = 'erased';

/** The page that signs out somebody who deleted their account, and says when it is erased. */
export const erasedAccountPath = (date: Date): string => `${signedOutPath}?${parameter}=${date.getTime()}`;

/** When the account of that page is erased; null on the page of others. */
export function erasedOn(search: URLSearchParams): Date | null {
  const time = Number(search.get(parameter) || Number.NaN);
  return Number.isSafeInteger(time) && time > 0 && time < latestMs ? new Date(time) : null;
}
