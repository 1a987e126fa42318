import type { Doc } from '../model/document';
import { writeFields } from '../model/proto-json/value';
import { printMicros } from '../model/timestamp';
import type { NamedDocument } from './schema/named-document';

const written = new WeakMap<Doc, string>();

/** A document's ProtoJSON. A stored version is printed once, however many answers and listeners it goes to. */
export function documentJson({ name, doc }: NamedDocument): string {
  if (!doc) return JSON.stringify({ name });
  const known = written.get(doc);
  if (known !== undefined) return known;
  const { createTime, updateTime } = doc;
  const text = JSON.stringify({
    name,
    ...writeFields(doc.fields),
    createTime: printMicros(createTime),
    updateTime: printMicros(updateTime),
  });
  written.set(doc, text);
  return text;
}
