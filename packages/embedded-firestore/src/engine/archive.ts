import type { Doc } from '../model/document';
import { compareStrings } from '../model/order';
import { type DatabaseId, rootName } from '../model/path';
import { asMessage, type Message } from '../model/proto-json/payload';
import { readFields, readTimestamp, writeFields } from '../model/proto-json/value';
import { parseDocumentName } from '../model/resource-name';
import { invalidArgument } from '../model/status';
import { checkDocumentSize, checkStorable } from '../model/storable';
import { type Micros, printMicros } from '../model/timestamp';

/**
 * A document as one line of an archive: ProtoJSON with its fields in order, so that archives of the same data are the same text. Its name, and the
 * references to documents of its own database, are written relative to the database's root (`cities/SF`): an archive can be read into any
 * project, and refers to itself there. References to other databases stay whole.
 */
export function printArchived(doc: Doc, id: DatabaseId): string {
  const root = `${rootName(id)}/`;
  const relative = (name: string) => (name.startsWith(root) ? name.slice(root.length) : name);
  const json = JSON.stringify({
    name: doc.path,
    ...rewriteFields(writeFields(doc.fields), relative),
    createTime: printMicros(doc.createTime),
    updateTime: printMicros(doc.updateTime),
  });
  return json.replace(SEPARATORS, (separator) => (separator === '\u2028' ? '\\u2028' : '\\u2029'));
}

/** Many programs take these for the end of a line. */
const SEPARATORS = /[\u2028\u2029]/g;

/**
 * Reads a line of an archive into a database. Full names are accepted too, whatever their database; a line without times gets `now`.
 * @throws INVALID_ARGUMENT
 */
export function readArchived(line: string, id: DatabaseId, now: Micros): Doc {
  const json = asMessage(parseJson(line), 'document');
  const whole = (name: string) => (name.startsWith('projects/') ? name : `${rootName(id)}/${name}`);
  const { path } = parseDocumentName(whole(String(json.name)));
  const fields = readFields(rewriteFields(json, whole).fields);
  checkStorable(fields);
  checkDocumentSize(path, fields);
  const createTime = json.createTime === undefined ? now : readTimestamp(json.createTime).toMicros();
  const updateTime = json.updateTime === undefined ? createTime : readTimestamp(json.updateTime).toMicros();
  return Object.freeze({ path, fields, createTime, updateTime });
}

/** `{fields}` in order, with every reference renamed. */
function rewriteFields(message: Message, rename: (name: string) => string): Message {
  if (message.fields === undefined) return {};
  const fields = Object.entries(asMessage(message.fields, 'fields'));
  const sorted = fields.sort(([a], [b]) => compareStrings(a, b));
  return { fields: Object.fromEntries(sorted.map(([key, value]) => [key, rewrite(asMessage(value, key), rename)])) };
}

function rewrite(value: Message, rename: (name: string) => string): Message {
  if (typeof value.referenceValue === 'string') return { ...value, referenceValue: rename(value.referenceValue) };
  if (value.mapValue !== undefined) return { ...value, mapValue: rewriteFields(asMessage(value.mapValue, 'mapValue'), rename) };
  const { values } = asMessage(value.arrayValue, 'arrayValue');
  if (!Array.isArray(values)) return value;
  return { ...value, arrayValue: { values: values.map((element) => rewrite(asMessage(element, 'values'), rename)) } };
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch (error) {
    throw invalidArgument(error instanceof Error ? error.message : 'The line is no JSON.');
  }
}
