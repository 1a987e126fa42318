import { DocumentMask, TransactionOptions } from './document-messages';
import { message } from './field';
import { ExplainOptions, StructuredAggregationQuery, StructuredQuery } from './query-messages';

export const GetDocumentRequest = message('GetDocumentRequest', {
  name: [1, 'string'],
  mask: [2, DocumentMask],
  transaction: [3, 'bytes'],
  readTime: [5, 'timestamp'],
});

export const ListDocumentsRequest = message('ListDocumentsRequest', {
  parent: [1, 'string'],
  collectionId: [2, 'string'],
  pageSize: [3, 'int32'],
  pageToken: [4, 'string'],
  orderBy: [6, 'string'],
  mask: [7, DocumentMask],
  transaction: [8, 'bytes'],
  readTime: [10, 'timestamp'],
  showMissing: [12, 'bool'],
});
export const ListDocumentsResponse = message('ListDocumentsResponse', {
  documents: [1, 'document', 'repeated'],
  nextPageToken: [2, 'string'],
});

export const BatchGetDocumentsRequest = message('BatchGetDocumentsRequest', {
  database: [1, 'string'],
  documents: [2, 'string', 'repeated'],
  mask: [3, DocumentMask],
  transaction: [4, 'bytes'],
  newTransaction: [5, TransactionOptions],
  readTime: [7, 'timestamp'],
});
export const BatchGetDocumentsResponse = message('BatchGetDocumentsResponse', {
  found: [1, 'document'],
  missing: [2, 'string'],
  transaction: [3, 'bytes'],
  readTime: [4, 'timestamp'],
});

export const RunQueryRequest = message('RunQueryRequest', {
  parent: [1, 'string'],
  structuredQuery: [2, StructuredQuery],
  transaction: [5, 'bytes'],
  newTransaction: [6, TransactionOptions],
  readTime: [7, 'timestamp'],
  explainOptions: [10, ExplainOptions],
});
export const RunQueryResponse = message('RunQueryResponse', {
  transaction: [2, 'bytes'],
  document: [1, 'document'],
  readTime: [3, 'timestamp'],
  skippedResults: [4, 'int32'],
  done: [6, 'bool'],
});

export const RunAggregationQueryRequest = message('RunAggregationQueryRequest', {
  parent: [1, 'string'],
  structuredAggregationQuery: [2, StructuredAggregationQuery],
  transaction: [4, 'bytes'],
  newTransaction: [5, TransactionOptions],
  readTime: [6, 'timestamp'],
  explainOptions: [8, ExplainOptions],
});
/** `done` is recorded in JSON, and has no number in the published files. */
export const RunAggregationQueryResponse = message('RunAggregationQueryResponse', {
  result: [1, message('AggregationResult', { aggregateFields: [2, 'fields'] })],
  transaction: [2, 'bytes'],
  readTime: [3, 'timestamp'],
  done: [0, 'bool'],
});

export const ListCollectionIdsRequest = message('ListCollectionIdsRequest', {
  parent: [1, 'string'],
  pageSize: [2, 'int32'],
  pageToken: [3, 'string'],
  readTime: [4, 'timestamp'],
});
export const ListCollectionIdsResponse = message('ListCollectionIdsResponse', {
  collectionIds: [1, 'string', 'repeated'],
  nextPageToken: [2, 'string'],
});

/** Only what is looked at before it is refused. */
export const PartitionQueryRequest = message('PartitionQueryRequest', {
  parent: [1, 'string'],
  structuredQuery: [2, StructuredQuery],
  partitionCount: [3, 'int64'],
  pageToken: [4, 'string'],
  pageSize: [5, 'int32'],
  readTime: [6, 'timestamp'],
});
