import { invalidArgument } from './status';
import { emptyMap, isMap, type MapValue, type Value } from './value';

/** The segments of a field's path, unquoted: `` a.`b.c` `` is `['a', 'b.c']`. `['__name__']` is the document's name. */
export type FieldPath = readonly string[];

const SIMPLE = /^[a-zA-Z_][a-zA-Z_0-9]*$/;
const SEGMENT = /(?:([a-zA-Z_][a-zA-Z_0-9]*)|`((?:[^`\\]|\\.)+)`)(\.|$)/y;

/** Whether the path is the document's name rather than a field of it. */
export const isNameField = (path: FieldPath): boolean => path.length === 1 && path[0] === '__name__';

/** Reads a path as the wire spells it: segments joined by dots, backquoted when they are not plain identifiers. @throws INVALID_ARGUMENT */
export function parseFieldPath(text: string): FieldPath {
  if (SIMPLE.test(text)) return [text];
  if (text === '') throw invalidArgument('Invalid empty property path string.');
  const segments: string[] = [];
  let at = 0;
  let open = true;
  while (open) {
    SEGMENT.lastIndex = at;
    const match = SEGMENT.exec(text);
    if (!match) throw invalidPath(text);
    const [segmentText, simple, quoted = '', dot] = match;
    segments.push(simple ?? quoted.replace(/\\(.)/g, '$1'));
    at += segmentText.length;
    open = dot === '.';
  }
  return segments;
}

const invalidPath = (text: string) =>
  invalidArgument(
    `Invalid property path "${text}". Unquoted property paths must match regex ([a-zA-Z_][a-zA-Z_0-9]*), ` +
      'and quoted property paths must match regex (`(?:[^`\\\\]|(?:\\\\.))+`)',
  );

/** The inverse of `parseFieldPath`. */
export const printFieldPath = (path: FieldPath): string => path.map(printSegment).join('.');

const printSegment = (segment: string): string => (SIMPLE.test(segment) ? segment : `\`${segment.replace(/[\\`]/g, '\\$&')}\``);

/** The value at the path; `undefined` when a step is missing or no map. */
export function getField(fields: MapValue, path: FieldPath): Value | undefined {
  let value: Value | undefined = fields;
  for (const segment of path) {
    if (!(value instanceof Map)) return undefined;
    value = (value as MapValue).get(segment);
  }
  return value;
}

/** `getField` for one path and many documents. */
export function fieldReader(path: FieldPath): (fields: MapValue) => Value | undefined {
  const [name] = path;
  return path.length === 1 && name !== undefined ? (fields) => fields.get(name) : (fields) => getField(fields, path);
}

/** The fields with `value` at the path; steps that are missing or no maps become maps. */
export function setField(fields: MapValue, path: FieldPath, value: Value): MapValue {
  const [head, ...rest] = path;
  if (head === undefined) return isMap(value) ? value : fields;
  const inner = fields.get(head) ?? null;
  return new Map(fields).set(head, rest.length === 0 ? value : setField(isMap(inner) ? inner : emptyMap, rest, value));
}

/** The fields without what is at the path: the same object when there is nothing. Emptied maps on the way stay. */
export function deleteField(fields: MapValue, path: FieldPath): MapValue {
  const [head, ...rest] = path;
  const inner = head === undefined ? undefined : fields.get(head);
  if (head === undefined || inner === undefined) return fields;
  if (rest.length > 0) {
    const left = isMap(inner) ? deleteField(inner, rest) : inner;
    return left === inner ? fields : new Map(fields).set(head, left);
  }
  const copy = new Map(fields);
  copy.delete(head);
  return copy;
}

/** Only what the paths name; the document's name is no field. What a read mask or a projection leaves of a document. */
export function pickFields(fields: MapValue, paths: readonly FieldPath[]): MapValue {
  let picked = emptyMap;
  for (const path of paths) {
    const value = isNameField(path) ? undefined : getField(fields, path);
    if (value !== undefined) picked = setField(picked, path, value);
  }
  return picked;
}
