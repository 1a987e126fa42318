/**
 * What a field of a message holds. Beside protobuf's own kinds: `timestamp`; `value`, a Firestore value; `fields`, a map of them;
 * `document`, a stored document in an answer; the wrapped numbers, which have a presence of their own; `labels`, read over.
 */
export type Scalar =
  | 'string'
  | 'bool'
  | 'int32'
  | 'int64'
  | 'double'
  | 'bytes'
  | 'timestamp'
  | 'value'
  | 'fields'
  | 'document'
  | 'wrapped int32'
  | 'wrapped int64'
  | 'wrapped double'
  | 'labels';

export type Enum = { readonly values: Readonly<Record<string, number>> };

/** A message is given as a function where it holds itself. */
export type FieldType = Scalar | Enum | Message | (() => Message);

/** `number` is protobuf's; 0 for a field that exists in JSON only. */
export type Field = { readonly name: string; readonly number: number; readonly type: FieldType; readonly repeated: boolean };

export type Message = {
  readonly name: string;
  readonly fields: readonly Field[];
  readonly byName: ReadonlyMap<string, Field>;
  readonly byNumber: readonly (Field | undefined)[];
};

type Shape = Readonly<Record<string, readonly [number: number, type: FieldType, repeated?: 'repeated']>>;

const toSnake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Declares a message; its fields are found by number, and by name in either case style. */
export function message(name: string, shape: Shape): Message {
  const fields = Object.entries(shape).map(
    ([field, [number, type, repeated]]): Field => ({ name: field, number, type, repeated: repeated !== undefined }),
  );
  const byNumber: (Field | undefined)[] = [];
  for (const field of fields) if (field.number > 0) byNumber[field.number] = field;
  const byName = new Map(fields.flatMap((field) => [[field.name, field] as const, [toSnake(field.name), field] as const]));
  return { name, fields, byName, byNumber };
}

export const isMessage = (type: FieldType): type is Message => typeof type === 'object' && 'fields' in type;
export const isEnum = (type: FieldType): type is Enum => typeof type === 'object' && 'values' in type;
