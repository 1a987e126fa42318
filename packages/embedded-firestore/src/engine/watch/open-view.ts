import type { Doc } from '../../model/document';
import { pickFields } from '../../model/field-path';
import type { DocPath } from '../../model/path';
import type { NormalQuery } from '../query/normalise';
import type { QuerySource } from '../query/query-source';
import { findDocs } from '../query/run';
import { QueryView } from './query-view';
import type { View } from './view';
import { WindowView } from './window-view';

/**
 * A view of what a query finds, current at once.
 * @param read the documents at present
 */
export function openView(normal: NormalQuery, read: () => QuerySource, stored: (path: DocPath) => Doc | undefined): View {
  const { limit, offset, ...rest } = normal.query;
  const all: NormalQuery = { ...normal, query: { ...rest, offset: 0 } };
  const readAll = () => findDocs(read(), all, normal.matches).docs;
  return limit === undefined && offset === 0 ? new QueryView(normal, readAll, stored) : new WindowView(normal, readAll, stored);
}

/** The form in which a query's documents are shown: the versions themselves, or their selected fields, made once a version. */
export function presentation({ query: { select } }: NormalQuery): (doc: Doc) => Doc {
  if (!select) return (doc) => doc;
  const made = new WeakMap<Doc, Doc>();
  return (doc) => {
    const known = made.get(doc) ?? { ...doc, fields: pickFields(doc.fields, select) };
    made.set(doc, known);
    return known;
  };
}
