import { randomInt } from 'node:crypto';
import { documentName } from '../../model/path';
import { asList, asMessage, asText, field } from '../../model/proto-json/payload';
import { readMask, readWrite } from '../../model/proto-json/write';
import { checkCollectionId, checkDocumentId, parseDatabaseName, parseDocumentName, parseParentName } from '../../model/resource-name';
import type { NamedDocument } from '../schema/named-document';
import type { Call, Request, ResponseMessage, Service } from './call';
import { readTransaction, readTransactionOptions } from './consistency';
import { named } from './get-documents';

const ID_ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** @throws INVALID_ARGUMENT, ABORTED, PERMISSION_DENIED, NOT_FOUND, ALREADY_EXISTS, FAILED_PRECONDITION, RESOURCE_EXHAUSTED */
export async function commit(service: Service, request: Request, call: Call): Promise<ResponseMessage> {
  const id = parseDatabaseName(asText(request.database, 'database'));
  const caller = service.caller(call, id.project);
  const writes = asList(request.writes, 'writes').map((write) => readWrite(write, id));
  const transaction = readTransaction(request);
  const result = await service.database(id).commit(writes, { caller, transaction, signal: call.signal });
  return { writeResults: result.results, commitTime: result.commitTime };
}

/** Applies writes one by one, administrators only; failures are in the response. @throws INVALID_ARGUMENT, PERMISSION_DENIED */
export async function batchWrite(service: Service, request: Request, call: Call): Promise<ResponseMessage> {
  const id = parseDatabaseName(asText(request.database, 'database'));
  const caller = service.caller(call, id.project);
  const writes = asList(request.writes, 'writes').map((write) => readWrite(write, id));
  const outcomes = await service.database(id).batchWrite(writes, { caller, signal: call.signal });
  return {
    writeResults: outcomes.map((outcome) => ('ok' in outcome ? outcome.ok : {})),
    status: outcomes.map((outcome) => ('ok' in outcome ? {} : { code: outcome.error.code, message: outcome.error.message })),
  };
}

/** Creates a document below a parent, under the id given or one of 20 random characters. @throws ALREADY_EXISTS, and as `commit` does */
export async function createDocument(service: Service, request: Request, call: Call): Promise<NamedDocument> {
  const parent = asText(request.parent, 'parent');
  const { id } = parseParentName(parent);
  const collectionId = asText(field(request, 'collectionId'), 'collectionId');
  const documentId = asText(field(request, 'documentId'), 'documentId');
  if (collectionId !== '') checkCollectionId(collectionId);
  if (documentId !== '') checkDocumentId(documentId);
  service.caller(call, id.project);
  const name = `${parent}/${collectionId}/${documentId || randomId()}`;
  const document = { ...asMessage(request.document, 'document'), name };
  return writeOne(service, { update: document, currentDocument: { exists: false } }, request, call);
}

/** Writes a whole document, or the fields of `updateMask`. @throws as `commit` does */
export function updateDocument(service: Service, request: Request, call: Call): Promise<NamedDocument> {
  const document = asMessage(request.document, 'document');
  const updateMask = field(request, 'updateMask');
  const currentDocument = field(request, 'currentDocument');
  return writeOne(service, { update: { name: '', ...document }, updateMask, currentDocument }, request, call);
}

/** @throws as `commit` does */
export async function deleteDocument(service: Service, request: Request, call: Call): Promise<ResponseMessage> {
  const name = asText(request.name, 'name');
  const { id } = parseDocumentName(name);
  const caller = service.caller(call, id.project);
  const write = readWrite({ delete: name, currentDocument: field(request, 'currentDocument') }, id);
  await service.database(id).commit([write], { caller, signal: call.signal });
  return {};
}

/** @throws INVALID_ARGUMENT, FAILED_PRECONDITION */
export function beginTransaction(service: Service, request: Request, call: Call): ResponseMessage {
  const id = parseDatabaseName(asText(request.database, 'database'));
  service.caller(call, id.project);
  return { transaction: service.database(id).transactions.begin(readTransactionOptions(request.options), call.connection) };
}

/** @throws INVALID_ARGUMENT for an id that was never given out */
export function rollback(service: Service, request: Request, call: Call): ResponseMessage {
  const id = parseDatabaseName(asText(request.database, 'database'));
  service.caller(call, id.project);
  service.database(id).transactions.rollback(readTransaction(request) ?? new Uint8Array());
  return {};
}

type DocumentWrite = { readonly update: { readonly name?: unknown }; readonly [field: string]: unknown };

/** Commits one write and returns the resulting document. */
async function writeOne(service: Service, json: DocumentWrite, request: Request, call: Call): Promise<NamedDocument> {
  const { id } = parseDocumentName(asText(json.update.name, 'name'));
  const caller = service.caller(call, id.project);
  const write = readWrite(json, id);
  const mask = readMask(request.mask);
  const database = service.database(id);
  const { commitTime } = await database.commit([write], { caller, signal: call.signal });
  const doc = database.read(commitTime).get(write.path);
  return doc ? named(id, doc, mask) : { name: documentName(id, write.path) };
}

const randomId = (): string => Array.from({ length: 20 }, () => ID_ALPHABET[randomInt(ID_ALPHABET.length)]).join('');
