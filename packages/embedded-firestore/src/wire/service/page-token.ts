import { invalidArgument } from '../../model/status';

/** An opaque text from which the next page goes on: behind a document's path or a collection's id. */
export const printPageToken = (after: string): string => Buffer.from(after).toString('base64url');

/** What `printPageToken` was given; undefined when the request has no token. @throws INVALID_ARGUMENT */
export function readPageToken(token: string): string | undefined {
  if (token === '') return undefined;
  const after = Buffer.from(token, 'base64url').toString('utf8');
  if (printPageToken(after) !== token.replace(/=+$/, '')) throw invalidArgument('Invalid page token.');
  return after;
}
