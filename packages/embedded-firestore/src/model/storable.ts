import { printFieldPath } from './field-path';
import type { DocPath } from './path';
import { documentSize } from './size';
import { invalidArgument, type StatusError } from './status';
import { isArray, isVector, type MapValue, type Value } from './value';

/** What one document may weigh, in bytes as `documentSize` counts them. */
export const MAX_DOCUMENT_BYTES = 1_048_576;
const MAX_VALUE_BYTES = 1_048_487;
const MAX_NAME_BYTES = 1500;
const MAX_DEPTH = 20;
const MAX_DIMENSIONS = 2048;
const RESERVED = /^__.*__$/s;

/**
 * Whether fields may be stored: no reserved or empty names, no array or vector directly in an array, no text or bytes above 1,048,487 bytes, maps and arrays
 * at most 20 deep.
 * @throws INVALID_ARGUMENT
 */
export const checkStorable = (fields: MapValue): void => checkMap(fields, [], 0);

/** Whether a transform may add elements to the array of a field, vectors included. @throws INVALID_ARGUMENT */
export function checkStorableElements(elements: readonly Value[], path: readonly string[]): void {
  if (elements.some(isArray)) throw invalidArgument('Nested arrays are not allowed');
  for (const element of elements) checkValue(element, path, 1);
}

/** Whether a document is small enough. @throws INVALID_ARGUMENT above 1 MiB */
export function checkDocumentSize(path: DocPath, fields: MapValue): void {
  const size = documentSize(path, fields);
  if (size > MAX_DOCUMENT_BYTES)
    throw invalidArgument(
      `Document "${path}" cannot be written because its size (${size} bytes) exceeds the maximum of ${MAX_DOCUMENT_BYTES} bytes.`,
    );
}

/** Whether a field may have this name. @throws INVALID_ARGUMENT when it is empty, reserved (`__x__`) or longer than 1,500 bytes */
export function checkFieldName(name: string): void {
  if (RESERVED.test(name)) throw invalidArgument(`field name ${name} is reserved`);
  if (name === '') throw invalidArgument('field name is empty');
  if (name.length * 3 > MAX_NAME_BYTES && Buffer.byteLength(name) > MAX_NAME_BYTES)
    throw invalidArgument(`field name ${name.slice(0, 40)}… is longer than ${MAX_NAME_BYTES} bytes`);
}

function checkMap(fields: MapValue, path: readonly string[], depth: number): void {
  for (const [name, value] of fields) {
    checkFieldName(name);
    if (typeof value === 'string' ? isLongText(value) : typeof value === 'object') checkValue(value, [...path, name], depth);
  }
}

function checkValue(value: Value, path: readonly string[], depth: number): void {
  if (typeof value === 'string' ? isLongText(value) : value instanceof Uint8Array && value.length > MAX_VALUE_BYTES) throw tooLong(path);
  if (value instanceof Map || isArray(value)) checkContainer(value as MapValue | readonly Value[], path, depth + 1);
}

function checkContainer(value: MapValue | readonly Value[], path: readonly string[], depth: number): void {
  if (depth > MAX_DEPTH)
    throw invalidArgument(`The value of property "${printFieldPath(path)}" exceeds the maximum depth of ${MAX_DEPTH}.`);
  if (isArray(value)) {
    if (value.some(isArray)) throw invalidArgument('Nested arrays are not allowed');
    if (value.some(isVector)) throw invalidArgument('Cannot convert a vector value in an array value.');
    for (const element of value) checkValue(element, path, depth);
  } else if (isVector(value)) checkVector(value, path);
  else checkMap(value as MapValue, path, depth);
}

function checkVector(vector: MapValue, path: readonly string[]): void {
  const elements = vector.get('value') as readonly Value[];
  if (elements.length > MAX_DIMENSIONS || !elements.every((element) => typeof element === 'number'))
    throw invalidArgument(`The vector of property "${printFieldPath(path)}" must consist of at most ${MAX_DIMENSIONS} doubles.`);
}

const isLongText = (text: string): boolean => text.length * 3 > MAX_VALUE_BYTES && Buffer.byteLength(text) > MAX_VALUE_BYTES;

const tooLong = (path: readonly string[]): StatusError =>
  invalidArgument(`The value of property "${printFieldPath(path)}" is longer than ${MAX_VALUE_BYTES} bytes.`);
