import type { IncomingMessage } from 'node:http';
import { asMessage, asText, field } from '../../model/proto-json/payload';
import { parseDatabaseName } from '../../model/resource-name';
import { invalidArgument } from '../../model/status';
import { readJsonBody } from '../rest/read-body';
import type { ControlAnswer, ControlParts } from './control';

/** Writes a database into `export_directory/export_name`, as `firebase emulators:export` asks. @throws INVALID_ARGUMENT */
export async function exportDatabase(
  { databases, exportTo }: ControlParts,
  request: IncomingMessage,
  [project = '']: readonly string[],
): Promise<ControlAnswer> {
  const body = asMessage(await readJsonBody(request), 'The body');
  const name = asText(body.database, 'database') || `projects/${project}/databases/(default)`;
  const directory = asText(field(body, 'exportDirectory'), 'export_directory');
  const exportName = asText(field(body, 'exportName'), 'export_name') || 'firestore_export';
  if (directory === '') throw invalidArgument('export_directory must be set.');
  await exportTo(databases.get(parseDatabaseName(name)), directory, exportName);
  return { json: {} };
}
