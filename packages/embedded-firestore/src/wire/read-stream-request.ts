import type { DatabaseId, DocPath } from '../model/path';
import { asBytes, asCount, asFlag, asList, asMessage, asText, field, type Message } from '../model/proto-json/payload';
import { readQuery } from '../model/proto-json/query';
import { readTimestamp } from '../model/proto-json/value';
import { readWrite } from '../model/proto-json/write';
import { parseDocumentName, parseParentName } from '../model/resource-name';
import { invalidArgument } from '../model/status';
import { otherDatabase } from './other-database';
import type { AddTarget, ListenRequest, ResumePoint, Target, WriteRequest } from './stream';

/** Reads a `ListenRequest`, as JSON or as a protobuf library decoded it. @throws INVALID_ARGUMENT when it is no such message */
export function readListenRequest(json: unknown): ListenRequest {
  const message = asMessage(json, 'ListenRequest');
  const database = asText(message.database, 'database');
  const added = field(message, 'addTarget');
  if (added !== undefined) return { database, change: readAddTarget(asMessage(added, 'addTarget')) };
  const removed = asCount(field(message, 'removeTarget'), 'removeTarget');
  return { database, change: removed === undefined ? { kind: 'none' } : { kind: 'remove', targetId: removed } };
}

/** Reads a `WriteRequest`, as JSON or as a protobuf library decoded it. @throws INVALID_ARGUMENT when it is no such message */
export function readWriteRequest(json: unknown): WriteRequest {
  const message = asMessage(json, 'WriteRequest');
  const writes = asList(message.writes, 'writes');
  return {
    database: asText(message.database, 'database'),
    streamId: asText(field(message, 'streamId'), 'streamId'),
    streamToken: readBytes(message, 'streamToken') ?? new Uint8Array(),
    writeCount: writes.length,
    writes: (id) => writes.map((write) => readWrite(write, id)),
  };
}

function readAddTarget(message: Message): AddTarget {
  const expectedCount = asCount(field(message, 'expectedCount'), 'expectedCount');
  const resume = readResumePoint(message);
  return {
    kind: 'add',
    targetId: asCount(field(message, 'targetId'), 'targetId') ?? 0,
    target: (id) => readTarget(message, id),
    ...(resume && { resume }),
    ...(expectedCount !== undefined && { expectedCount }),
    once: asFlag(message.once, 'once'),
  };
}

function readResumePoint(message: Message): ResumePoint | undefined {
  const token = readBytes(message, 'resumeToken');
  if (token && token.length > 0) return { token };
  const readTime = field(message, 'readTime');
  return readTime === undefined ? undefined : { readTime: readTimestamp(readTime).toMicros() };
}

function readTarget(message: Message, id: DatabaseId): Target {
  const documents = field(message, 'documents');
  if (documents !== undefined) {
    const names = asList(asMessage(documents, 'documents').documents, 'documents');
    return { kind: 'documents', paths: [...new Set(names.map((name) => readPath(asText(name, 'documents'), id)))] };
  }
  const query = field(message, 'query');
  if (query === undefined) throw invalidArgument('A target must have a query or documents.');
  const target = asMessage(query, 'query');
  const { id: other, path } = parseParentName(asText(target.parent, 'parent'));
  checkDatabase(other, id);
  return { kind: 'query', query: readQuery(field(target, 'structuredQuery'), path) };
}

function readPath(name: string, id: DatabaseId): DocPath {
  const { id: other, path } = parseDocumentName(name);
  checkDatabase(other, id);
  return path;
}

function checkDatabase(other: DatabaseId, id: DatabaseId): void {
  if (other.project !== id.project || other.database !== id.database) throw otherDatabase(nameOf(other), nameOf(id));
}

const nameOf = ({ project, database }: DatabaseId): string => `projects/${project}/databases/${database}`;

function readBytes(message: Message, name: string): Uint8Array | undefined {
  const bytes = field(message, name);
  return bytes === undefined ? undefined : asBytes(bytes, name);
}
