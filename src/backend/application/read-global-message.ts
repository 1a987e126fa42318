import type { GlobalMessage } from '@/domain/application/global-message';
import { readDocument } from '../live/rest-fetches';
import { documentQuery, sendRequest } from '../rest/rest';
import { globalMessage } from './refs';

/** The message to all users by one plain request, for a page without a store; null if none was ever written. @throws if it cannot be read */
export async function readGlobalMessage(): Promise<GlobalMessage | null> {
  const { documents } = await sendRequest(documentQuery(globalMessage.path, 'global'));
  return documents[0] ? readDocument(globalMessage, documents[0]) : null;
}
