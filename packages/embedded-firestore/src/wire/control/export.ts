import { existsSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { isAbsolute } from 'node:path';
import { asMessage, asText, field } from '../../model/proto-json/payload';
import { parseDatabaseName } from '../../model/resource-name';
import { invalidArgument, permissionDenied } from '../../model/status';
import { readJsonBody } from '../rest/read-body';
import type { ControlContext, ControlResponse } from './control-context';

/** The name of a folder, and of nothing above or below it. */
const NAME = /^(?!\.{1,2}$)[^/\\\0]+$/;

/**
 * Exports a database to `export_directory/export_name` for `firebase emulators:export`. Web pages may not: any page that the
 * developer visits could write files.
 * @throws INVALID_ARGUMENT, PERMISSION_DENIED, RESOURCE_EXHAUSTED when the folder cannot be written
 */
export async function exportDatabase(
  { databases, exportTo }: ControlContext,
  request: IncomingMessage,
  [project = '']: readonly string[],
): Promise<ControlResponse> {
  if (request.headers.origin !== undefined) throw permissionDenied('Exports cannot be asked for by a page.');
  const body = asMessage(await readJsonBody(request), 'The body');
  const name = asText(body.database, 'database') || `projects/${project}/databases/(default)`;
  const directory = asText(field(body, 'exportDirectory'), 'export_directory');
  const exportName = asText(field(body, 'exportName'), 'export_name') || 'firestore_export';
  if (!isWayToFolder(directory))
    throw invalidArgument(
      'export_directory must be an absolute path, or a folder that is there already beside where the emulator was started.',
    );
  if (!NAME.test(exportName)) throw invalidArgument('export_name must be the name of a folder.');
  await exportTo(databases.get(parseDatabaseName(name)), directory, exportName);
  return { json: {} };
}

// `firebase` makes a folder of its own where it was started and names it relatively. Any other relative one would be made there by whoever asks.
function isWayToFolder(directory: string): boolean {
  return directory !== '' && !directory.includes('\0') && (isAbsolute(directory) || existsSync(directory));
}
