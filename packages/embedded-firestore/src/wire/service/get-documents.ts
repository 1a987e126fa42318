import type { Database } from '../../engine/database';
import type { Snapshot } from '../../engine/snapshot';
import type { Doc } from '../../model/document';
import type { FieldPath } from '../../model/field-path';
import { pickFields } from '../../model/field-path';
import type { Caller } from '../../model/gate';
import type { DatabaseId, DocPath } from '../../model/path';
import { documentName } from '../../model/path';
import { asList, asText } from '../../model/proto-json/payload';
import { readMask } from '../../model/proto-json/write';
import { parseDatabaseName, parseDocumentName } from '../../model/resource-name';
import { invalidArgument, StatusError } from '../../model/status';
import type { NamedDocument } from '../schema/named-document';
import type { Call, Request, ResponseMessage, Service } from './call';
import { requireAllowed } from './call';
import { resolveReadState } from './consistency';

/** The document as an answer shows it: whole, or only the fields of a mask. */
export function named(id: DatabaseId, doc: Doc, mask?: readonly FieldPath[]): NamedDocument {
  return { name: documentName(id, doc.path), doc: mask ? { ...doc, fields: pickFields(doc.fields, mask) } : doc };
}

/** @throws INVALID_ARGUMENT, PERMISSION_DENIED, NOT_FOUND, ABORTED, FAILED_PRECONDITION */
export async function getDocument(service: Service, request: Request, call: Call): Promise<NamedDocument> {
  const { id, path } = parseDocumentName(asText(request.name, 'name'));
  const caller = service.caller(call, id.project);
  const mask = readMask(request.mask);
  const database = service.database(id);
  const { snapshot } = await resolveReadState(database, request, { documents: [path] }, call);
  requireGetAllowed(database, caller, [path], snapshot);
  const doc = snapshot.get(path);
  if (!doc) throw new StatusError('NOT_FOUND', `Document (${documentName(id, path)}) not found.`);
  return named(id, doc, mask);
}

/** @throws as `getDocument` does; what is not stored is an answer of its own */
export async function batchGetDocuments(service: Service, request: Request, call: Call): Promise<Iterable<ResponseMessage>> {
  const id = parseDatabaseName(asText(request.database, 'database'));
  const caller = service.caller(call, id.project);
  const paths = asList(request.documents, 'documents').map((name) => pathIn(id, asText(name, 'documents')));
  const mask = readMask(request.mask);
  const database = service.database(id);
  const { snapshot, readTime, transaction } = await resolveReadState(database, request, { documents: paths }, call);
  requireGetAllowed(database, caller, paths, snapshot);
  return answers();

  function* answers(): Iterable<ResponseMessage> {
    if (transaction) yield { transaction };
    for (const path of new Set(paths)) {
      const doc = snapshot.get(path);
      yield doc ? { found: named(id, doc, mask), readTime } : { missing: documentName(id, path), readTime };
    }
  }
}

function requireGetAllowed(database: Database, caller: Caller, paths: readonly DocPath[], snapshot: Snapshot): void {
  if (caller.kind === 'admin') return;
  for (const decision of database.gate.get(caller, paths, { documents: snapshot, time: database.now() })) requireAllowed(decision);
}

function pathIn(id: DatabaseId, name: string): DocPath {
  const { id: other, path } = parseDocumentName(name);
  if (other.project !== id.project || other.database !== id.database)
    throw invalidArgument(
      `Document name "${name}" is not in the database "projects/${id.project}/databases/${id.database}" of the request.`,
    );
  return path;
}
