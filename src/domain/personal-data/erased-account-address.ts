import { latestMs } from '../limits';
import { signedOutPath } from '../page-addresses';

const parameter = 'erased';
const withoutMail = 'nomail';

/** The page that signs out somebody who deleted their account, and says when it is erased. An address that nobody verified gets no mail with a link back. */
export const erasedAccountPath = (date: Date, verified: boolean): string =>
  `${signedOutPath}?${parameter}=${date.getTime()}${verified ? '' : `&${withoutMail}`}`;

/** Whether somebody got a mail by which they can take the deletion back. */
export const hasUndoMail = (search: URLSearchParams): boolean => !search.has(withoutMail);

/** When the account of that page is erased; null on the page of others. */
export function erasedOn(search: URLSearchParams): Date | null {
  const time = Number(search.get(parameter) || Number.NaN);
  return Number.isSafeInteger(time) && time > 0 && time < latestMs ? new Date(time) : null;
}
