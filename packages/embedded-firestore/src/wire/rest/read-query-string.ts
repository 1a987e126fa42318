import { invalidArgument } from '../../model/status';
import type { Field, Message } from '../schema/field';
import { isMessage } from '../schema/field';

/**
 * Reads the parameters of an address that are fields of a message, such as `pageSize=3` or `mask.fieldPaths=a&mask.fieldPaths=b`, into the
 * shape of its JSON. Others are ignored.
 * @throws INVALID_ARGUMENT when one is not what its field holds
 */
export function readQueryString(schema: Message, search: string): Record<string, unknown> {
  const result: Record<string, unknown> = {};
  for (const [name, value] of new URLSearchParams(search)) assign(result, schema, name.split('.'), value);
  return result;
}

function assign(result: Record<string, unknown>, schema: Message, [head = '', ...rest]: readonly string[], text: string): void {
  const field = schema.byName.get(head);
  if (!field) return;
  const { name, type, repeated } = field;
  if (isMessage(type) && !repeated && rest.length > 0) {
    const inner = (result[name] ?? {}) as Record<string, unknown>;
    assign(inner, type, rest, text);
    result[name] = inner;
  } else if (rest.length === 0 && typeof type === 'string') {
    const value = readScalar(field, text);
    result[name] = repeated ? [...((result[name] as unknown[] | undefined) ?? []), value] : value;
  }
}

function readScalar({ name, type }: Field, text: string): unknown {
  if (type === 'bytes') return text.replaceAll(' ', '+');
  if (type === 'bool') {
    if (text === 'true' || text === 'false') return text === 'true';
    throw invalidArgument(`Invalid value "${text}" of the parameter ${name}.`);
  }
  if (type === 'int32' && !/^-?\d{1,10}$/.test(text)) throw invalidArgument(`Invalid value "${text}" of the parameter ${name}.`);
  return text;
}
