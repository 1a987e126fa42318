import type { Doc } from '../document';
import { type DatabaseId, documentName } from '../path';
import { printMicros } from '../timestamp';
import type { Message } from './payload';
import { writeFields } from './value';

/** A document as the wire shows it: name, fields unless empty, and both times. */
export const writeDocument = (doc: Doc, id: DatabaseId): Message => ({
  name: documentName(id, doc.path),
  ...writeFields(doc.fields),
  createTime: printMicros(doc.createTime),
  updateTime: printMicros(doc.updateTime),
});
