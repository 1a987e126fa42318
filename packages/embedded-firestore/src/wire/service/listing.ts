import { listDocuments as listByName, listCollectionIds as listIds } from '../../engine/listing';
import { normalise } from '../../engine/query/normalise';
import { documentName } from '../../model/path';
import { asCount, asText, field } from '../../model/proto-json/payload';
import { parseParentName } from '../../model/resource-name';
import { invalidArgument } from '../../model/status';
import type { NamedDocument } from '../schema/named-document';
import type { Call, Request, ResponseMessage, Service } from './call';
import { requireAdmin, requireAllowed } from './call';
import { resolveReadState } from './consistency';
import { named } from './get-documents';
import { isByName, listQuery, readListing } from './list-request';
import { pageInOrder } from './page-in-order';
import { printPageToken, readPageToken } from './page-token';

/**
 * The documents of a collection, or of all collections directly below the parent, page by page. A full page has a token, also if nothing
 * follows.
 * @throws INVALID_ARGUMENT, PERMISSION_DENIED, FAILED_PRECONDITION, ABORTED
 */
export async function listDocuments(service: Service, request: Request, call: Call): Promise<ResponseMessage> {
  const { id, path: parent } = parseParentName(asText(request.parent, 'parent'));
  const caller = service.caller(call, id.project);
  const listing = readListing(request);
  const query = listQuery(parent, listing);
  normalise(query, id);
  if (listing.showMissing) requireAdmin(caller);

  const database = service.database(id);
  const { snapshot } = await resolveReadState(database, request, { collectionIds: [listing.collectionId] }, call);
  if (caller.kind !== 'admin') requireAllowed(database.gate.list(caller, query, { documents: snapshot, time: database.now() }));

  if (!isByName(listing)) return pageInOrder(id, snapshot, query, listing);
  const { listed, next } = listByName(snapshot, { parent, ...listing, ...after(listing.pageToken) });
  const documents = listed.map(({ path, doc }): NamedDocument => (doc ? named(id, doc, listing.mask) : { name: documentName(id, path) }));
  return { documents, ...(next !== undefined && { nextPageToken: printPageToken(next) }) };
}

/** The ids of the collections directly below a document or the root, for administrators. @throws INVALID_ARGUMENT, PERMISSION_DENIED */
export async function listCollectionIds(service: Service, request: Request, call: Call): Promise<ResponseMessage> {
  const { id, path: parent } = parseParentName(asText(request.parent, 'parent'));
  const caller = service.caller(call, id.project);
  const pageSize = asCount(field(request, 'pageSize'), 'pageSize') ?? 0;
  if (pageSize < 0) throw invalidArgument('page_size must be greater than or equal to zero.');
  requireAdmin(caller);
  const { snapshot } = await resolveReadState(service.database(id), request, {}, call);
  const token = asText(field(request, 'pageToken'), 'pageToken');
  const { ids, next } = listIds(snapshot, { parent, pageSize, ...after(token) });
  return { collectionIds: ids, ...(next !== undefined && { nextPageToken: printPageToken(next) }) };
}

function after(token: string): { after?: string } {
  const position = readPageToken(token);
  return position === undefined ? {} : { after: position };
}
