import { Status, Write, WriteResult } from './document-messages';
import { message } from './field';
import { StructuredQuery } from './query-messages';

export const WriteRequest = message('WriteRequest', {
  database: [1, 'string'],
  streamId: [2, 'string'],
  writes: [3, Write, 'repeated'],
  streamToken: [4, 'bytes'],
  labels: [5, 'labels'],
});
export const WriteResponse = message('WriteResponse', {
  streamId: [1, 'string'],
  streamToken: [2, 'bytes'],
  writeResults: [3, WriteResult, 'repeated'],
  commitTime: [4, 'timestamp'],
});

const Target = message('Target', {
  query: [2, message('Target.QueryTarget', { parent: [1, 'string'], structuredQuery: [2, StructuredQuery] })],
  documents: [3, message('Target.DocumentsTarget', { documents: [2, 'string', 'repeated'] })],
  resumeToken: [4, 'bytes'],
  readTime: [11, 'timestamp'],
  targetId: [5, 'int32'],
  once: [6, 'bool'],
  expectedCount: [12, 'wrapped int32'],
});

export const ListenRequest = message('ListenRequest', {
  database: [1, 'string'],
  addTarget: [2, Target],
  removeTarget: [3, 'int32'],
  labels: [4, 'labels'],
});

const TargetChangeType = { values: { NO_CHANGE: 0, ADD: 1, REMOVE: 2, CURRENT: 3, RESET: 4 } };

export const ListenResponse = message('ListenResponse', {
  targetChange: [
    2,
    message('TargetChange', {
      targetChangeType: [1, TargetChangeType],
      targetIds: [2, 'int32', 'repeated'],
      cause: [3, Status],
      resumeToken: [4, 'bytes'],
      readTime: [6, 'timestamp'],
    }),
  ],
  documentChange: [
    3,
    message('DocumentChange', {
      document: [1, 'document'],
      targetIds: [5, 'int32', 'repeated'],
      removedTargetIds: [6, 'int32', 'repeated'],
    }),
  ],
  documentDelete: [
    4,
    message('DocumentDelete', { document: [1, 'string'], removedTargetIds: [6, 'int32', 'repeated'], readTime: [4, 'timestamp'] }),
  ],
  documentRemove: [
    6,
    message('DocumentRemove', { document: [1, 'string'], removedTargetIds: [2, 'int32', 'repeated'], readTime: [4, 'timestamp'] }),
  ],
  filter: [5, message('ExistenceFilter', { targetId: [1, 'int32'], count: [2, 'int32'] })],
});
