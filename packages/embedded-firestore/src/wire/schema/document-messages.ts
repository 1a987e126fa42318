import { message } from './field';

/** @see google/firestore/v1/{document,common,write,query}.proto: names and numbers, checked against the published files by a test */

export const Document = message('Document', {
  name: [1, 'string'],
  fields: [2, 'fields'],
  createTime: [3, 'timestamp'],
  updateTime: [4, 'timestamp'],
});

export const ArrayValue = message('ArrayValue', { values: [1, 'value', 'repeated'] });

export const DocumentMask = message('DocumentMask', { fieldPaths: [1, 'string', 'repeated'] });

export const Precondition = message('Precondition', { exists: [1, 'bool'], updateTime: [2, 'timestamp'] });

export const TransactionOptions = message('TransactionOptions', {
  readOnly: [2, message('TransactionOptions.ReadOnly', { readTime: [2, 'timestamp'] })],
  readWrite: [
    3,
    message('TransactionOptions.ReadWrite', {
      retryTransaction: [1, 'bytes'],
      concurrencyMode: [2, { values: { CONCURRENCY_MODE_UNSPECIFIED: 0, OPTIMISTIC: 1, PESSIMISTIC: 2 } }],
    }),
  ],
});

const FieldTransform = message('DocumentTransform.FieldTransform', {
  fieldPath: [1, 'string'],
  setToServerValue: [2, { values: { SERVER_VALUE_UNSPECIFIED: 0, REQUEST_TIME: 1 } }],
  increment: [3, 'value'],
  maximum: [4, 'value'],
  minimum: [5, 'value'],
  appendMissingElements: [6, ArrayValue],
  removeAllFromArray: [7, ArrayValue],
});

/** `verify` is missing from the published files; the web SDK sends it. */
export const Write = message('Write', {
  update: [1, Document],
  delete: [2, 'string'],
  verify: [5, 'string'],
  transform: [6, message('DocumentTransform', { document: [1, 'string'], fieldTransforms: [2, FieldTransform, 'repeated'] })],
  updateMask: [3, DocumentMask],
  updateTransforms: [7, FieldTransform, 'repeated'],
  currentDocument: [4, Precondition],
});

export const WriteResult = message('WriteResult', { updateTime: [1, 'timestamp'], transformResults: [2, 'value', 'repeated'] });

export const Status = message('google.rpc.Status', { code: [1, 'int32'], message: [2, 'string'] });
