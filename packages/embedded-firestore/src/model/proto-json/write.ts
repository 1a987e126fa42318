import { type FieldPath, parseFieldPath } from '../field-path';
import type { DatabaseId, DocPath } from '../path';
import { parseDocumentName } from '../resource-name';
import { invalidArgument } from '../status';
import { checkFieldName, checkStorable, checkStorableElements } from '../storable';
import type { Precondition, Transform, Write } from '../write';
import { asEnum, asFlag, asList, asMessage, asText, field, type Message, payloadError } from './payload';
import { readFields, readTimestamp, readValue, readValues } from './value';

const operations = ['update', 'delete', 'verify', 'transform'];

/** Reads one write of a commit to the database `id`. @throws INVALID_ARGUMENT with the messages of the official emulator */
export function readWrite(json: unknown, id: DatabaseId): Write {
  const message = asMessage(json, 'write');
  if (operations.filter((name) => field(message, name) !== undefined).length > 1)
    throw payloadError('A write has more than one operation.');
  const precondition = readPrecondition(field(message, 'currentDocument'));
  const rest = precondition && { precondition };
  const update = field(message, 'update');
  if (update !== undefined) return { ...readUpdate(message, asMessage(update, 'update'), id), ...rest };
  const transform = field(message, 'transform');
  if (transform !== undefined) return { ...readTransformOnly(asMessage(transform, 'transform'), id), ...rest };
  for (const kind of ['delete', 'verify'] as const) {
    const name = field(message, kind);
    if (name === undefined) continue;
    const path = readPath(name, id);
    checkPlain(message, kind);
    if (kind === 'verify' && !precondition) throw invalidArgument('a verify must contain a precondition');
    return { kind, path, ...rest };
  }
  throw invalidArgument('a write must contain an operation');
}

function readUpdate(message: Message, document: Message, id: DatabaseId): Write {
  const path = readPath(document.name, id);
  const fields = readFields(document.fields);
  checkStorable(fields);
  const mask = readMask(field(message, 'updateMask'));
  for (const [name] of mask ?? []) if (name !== undefined) checkFieldName(name);
  const transforms = asList(field(message, 'updateTransforms'), 'updateTransforms').map(readTransform);
  return { kind: 'update', path, fields, ...(mask && { mask }), transforms };
}

/** The older form: transforms alone, which leave every other field as it is. */
function readTransformOnly(transform: Message, id: DatabaseId): Write {
  const path = readPath(transform.document, id);
  const transforms = asList(field(transform, 'fieldTransforms'), 'fieldTransforms').map(readTransform);
  return { kind: 'update', path, fields: new Map(), mask: [], transforms };
}

function checkPlain(message: Message, kind: 'delete' | 'verify'): void {
  if (field(message, 'updateMask') !== undefined) throw invalidArgument(`a ${kind} must not specify a document mask.`);
  if (asList(field(message, 'updateTransforms'), 'updateTransforms').length > 0)
    throw invalidArgument(`a ${kind} must not specify a update transform.`);
}

function readPath(name: unknown, id: DatabaseId): DocPath {
  const text = asText(name, 'name');
  const { id: other, path } = parseDocumentName(text);
  if (other.project !== id.project || other.database !== id.database)
    throw invalidArgument(
      `Document name "${text}" is not in the database "projects/${id.project}/databases/${id.database}" of the request.`,
    );
  return path;
}

/** Reads a `DocumentMask`; `undefined` when absent. @throws INVALID_ARGUMENT for a path that is none */
export function readMask(json: unknown): readonly FieldPath[] | undefined {
  if (json === undefined || json === null) return undefined;
  return asList(field(asMessage(json, 'mask'), 'fieldPaths'), 'fieldPaths').map((path) => parseFieldPath(asText(path, 'fieldPaths')));
}

/** Reads a `Precondition`; `undefined` when it demands nothing. @throws INVALID_ARGUMENT */
export function readPrecondition(json: unknown): Precondition | undefined {
  const message = asMessage(json, 'currentDocument');
  const exists = field(message, 'exists');
  if (exists !== undefined) return { exists: asFlag(exists, 'exists') };
  const updateTime = field(message, 'updateTime');
  return updateTime === undefined ? undefined : { updateTime: readTimestamp(updateTime) };
}

function readTransform(json: unknown): Transform {
  const message = asMessage(json, 'transform');
  const path = parseFieldPath(asText(field(message, 'fieldPath'), 'fieldPath'));
  for (const name of path) checkFieldName(name);
  if (field(message, 'setToServerValue') !== undefined) return readServerValue(field(message, 'setToServerValue'), path);
  for (const kind of ['increment', 'maximum', 'minimum'] as const) {
    const operand = message[kind];
    if (operand !== undefined && operand !== null) return { kind, field: path, operand: readNumber(operand, kind) };
  }
  for (const [kind, name] of elementTransforms) {
    const elements = field(message, name);
    if (elements !== undefined) return { kind, field: path, elements: readElements(elements, name, path) };
  }
  throw invalidArgument('a transform must contain an operation');
}

const elementTransforms = [
  ['appendMissing', 'appendMissingElements'],
  ['removeAll', 'removeAllFromArray'],
] as const;

function readServerValue(json: unknown, path: FieldPath): Transform {
  if (asEnum(json, ['REQUEST_TIME']) === undefined) throw invalidArgument('Unknown server value of a transform.');
  return { kind: 'requestTime', field: path };
}

function readNumber(json: unknown, kind: string): bigint | number {
  const operand = readValue(json);
  if (typeof operand === 'bigint' || typeof operand === 'number') return operand;
  throw invalidArgument(`The operand of ${kind} must be an integer or a double.`);
}

function readElements(json: unknown, name: string, path: FieldPath) {
  const elements = readValues(json, name);
  checkStorableElements(elements, path);
  return elements;
}
