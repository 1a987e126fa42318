/** The body of a forward request: messages by their numbers in the session, and the HTTP headers that a handshake carries inside it. */
export type Form = { readonly messages: ReadonlyMap<number, string>; readonly headers: ReadonlyMap<string, string> };

const DATA = /^req(\d{1,9})___data__$/;
const MAX_COUNT = 10_000;
/** Beside the messages: `headers`, `count`, `ofs`, and what later clients may think of. */
const MAX_FIELDS = MAX_COUNT + 100;
const MAX_HEADERS = 64 * 1024;

/** Reads `headers=…&count=N&ofs=M&req0___data__=…`. @throws RangeError when it is no such form */
export function readForm(body: string): Form {
  const parts = body === '' ? [] : body.split('&', MAX_FIELDS + 1);
  if (parts.length > MAX_FIELDS) throw new RangeError('too many fields');
  const fields = parts.map(readField);
  const texts = new Map(fields);
  const offset = readCount(texts.get('ofs') ?? '0', 'ofs');
  const messages = new Map<number, string>();
  for (const [name, text] of fields) {
    const index = DATA.exec(name)?.[1];
    if (index !== undefined) messages.set(offset + Number(index), text);
  }
  const count = readCount(texts.get('count') ?? String(messages.size), 'count');
  if (count !== messages.size || count > MAX_COUNT) throw new RangeError(`count ${count} with ${messages.size} messages`);
  return { messages, headers: readHeaders(texts.get('headers') ?? '') };
}

function readField(field: string): [string, string] {
  const cut = field.indexOf('=');
  return cut < 0 ? [decode(field), ''] : [decode(field.slice(0, cut)), decode(field.slice(cut + 1))];
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    throw new RangeError('broken percent-encoding');
  }
}

function readCount(text: string, name: string): number {
  if (!/^\d{1,15}$/.test(text)) throw new RangeError(`${name} is no count`);
  return Number(text);
}

function readHeaders(text: string): Map<string, string> {
  if (text.length > MAX_HEADERS) throw new RangeError('the headers are too long');
  const lines = text.split('\r\n').filter((line) => line.includes(':'));
  return new Map(
    lines.map((line) => {
      const cut = line.indexOf(':');
      return [line.slice(0, cut).trim().toLowerCase(), line.slice(cut + 1).trim()];
    }),
  );
}
