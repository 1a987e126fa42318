import type { IncomingMessage } from 'node:http';
import { idOf, parentOf } from '../../model/path';
import { checkCollectionId, parseDatabaseName, parseDocumentName, parseParentName } from '../../model/resource-name';
import type { ControlContext, ControlResponse } from './control-context';

/** Deletes everything in a database, or a document or collection and everything below it. Listeners are notified. */
export async function clearDatabase(
  { service, databases }: ControlContext,
  request: IncomingMessage,
  [project = '', database = '', path = '']: readonly string[],
): Promise<ControlResponse> {
  const name = `projects/${project}/databases/${database}`;
  const id = parseDatabaseName(name);
  if (path !== '') checkPath(`${name}/documents`, path);
  service.caller({ authorization: request.headers.authorization }, project);
  await databases.get(id).clear(path);
  return { json: {} };
}

/** Deletes everything in all databases of all projects, for any caller. */
export async function resetAll({ databases }: ControlContext): Promise<ControlResponse> {
  for (const database of databases.all()) await database.clear();
  return { text: 'Resetting...\n' };
}

function checkPath(root: string, path: string): void {
  if (path.split('/').length % 2 === 0) {
    parseDocumentName(`${root}/${path}`);
    return;
  }
  const parent = parentOf(path);
  parseParentName(parent === '' ? root : `${root}/${parent}`);
  checkCollectionId(idOf(path));
}
