import { Document, DocumentMask, Precondition, Status, TransactionOptions, Write, WriteResult } from './document-messages';
import { message } from './field';

export const Empty = message('google.protobuf.Empty', {});

export const CreateDocumentRequest = message('CreateDocumentRequest', {
  parent: [1, 'string'],
  collectionId: [2, 'string'],
  documentId: [3, 'string'],
  document: [4, Document],
  mask: [5, DocumentMask],
});

export const UpdateDocumentRequest = message('UpdateDocumentRequest', {
  document: [1, Document],
  updateMask: [2, DocumentMask],
  mask: [3, DocumentMask],
  currentDocument: [4, Precondition],
});

export const DeleteDocumentRequest = message('DeleteDocumentRequest', { name: [1, 'string'], currentDocument: [2, Precondition] });

export const BeginTransactionRequest = message('BeginTransactionRequest', { database: [1, 'string'], options: [2, TransactionOptions] });
export const BeginTransactionResponse = message('BeginTransactionResponse', { transaction: [1, 'bytes'] });

export const CommitRequest = message('CommitRequest', {
  database: [1, 'string'],
  writes: [2, Write, 'repeated'],
  transaction: [3, 'bytes'],
});
export const CommitResponse = message('CommitResponse', { writeResults: [1, WriteResult, 'repeated'], commitTime: [2, 'timestamp'] });

export const RollbackRequest = message('RollbackRequest', { database: [1, 'string'], transaction: [2, 'bytes'] });

export const BatchWriteRequest = message('BatchWriteRequest', {
  database: [1, 'string'],
  writes: [2, Write, 'repeated'],
  labels: [3, 'labels'],
});
export const BatchWriteResponse = message('BatchWriteResponse', {
  writeResults: [1, WriteResult, 'repeated'],
  status: [2, Status, 'repeated'],
});

/** Only what is looked at before it is refused; pipelines hold kinds of values that nothing else knows. */
export const ExecutePipelineRequest = message('ExecutePipelineRequest', { database: [1, 'string'] });
