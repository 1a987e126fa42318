import { asText } from '../../model/proto-json/payload';
import { parseDatabaseName } from '../../model/resource-name';
import { invalidArgument, StatusError } from '../../model/status';
import type { Message } from '../schema/field';
import * as read from '../schema/read-messages';
import * as write from '../schema/write-messages';
import type { Call, Request, ResponseMessage, Service } from './call';
import { batchGetDocuments, getDocument } from './get-documents';
import { listCollectionIds, listDocuments } from './listing';
import { runAggregationQuery, runQuery } from './queries';
import { batchWrite, beginTransaction, commit, createDocument, deleteDocument, rollback, updateDocument } from './write-documents';

/** What a method answers with; a document stands alone, as a `NamedDocument`. */
export type ResponseType = Message | 'document';

type Handle<Result> = (service: Service, request: Request, call: Call) => Result;

/** A method with one request. `streaming`: it answers with any number of messages, all decided before the first. */
export type Method = { readonly name: string; readonly request: Message; readonly response: ResponseType } & (
  | { readonly streaming: false; readonly handle: Handle<ResponseMessage | Promise<ResponseMessage>> }
  | { readonly streaming: true; readonly handle: Handle<Promise<Iterable<ResponseMessage>>> }
);

const { Empty } = write;

/** Every method of `google.firestore.v1.Firestore` but Listen and Write, once for all transports. */
export const METHODS = {
  GetDocument: unary('GetDocument', read.GetDocumentRequest, 'document', getDocument),
  ListDocuments: unary('ListDocuments', read.ListDocumentsRequest, read.ListDocumentsResponse, listDocuments),
  ListCollectionIds: unary('ListCollectionIds', read.ListCollectionIdsRequest, read.ListCollectionIdsResponse, listCollectionIds),
  CreateDocument: unary('CreateDocument', write.CreateDocumentRequest, 'document', createDocument),
  UpdateDocument: unary('UpdateDocument', write.UpdateDocumentRequest, 'document', updateDocument),
  DeleteDocument: unary('DeleteDocument', write.DeleteDocumentRequest, Empty, deleteDocument),
  BeginTransaction: unary('BeginTransaction', write.BeginTransactionRequest, write.BeginTransactionResponse, beginTransaction),
  Commit: unary('Commit', write.CommitRequest, write.CommitResponse, commit),
  Rollback: unary('Rollback', write.RollbackRequest, Empty, rollback),
  BatchWrite: unary('BatchWrite', write.BatchWriteRequest, write.BatchWriteResponse, batchWrite),
  PartitionQuery: unary('PartitionQuery', read.PartitionQueryRequest, Empty, partitionQuery),
  BatchGetDocuments: streaming('BatchGetDocuments', read.BatchGetDocumentsRequest, read.BatchGetDocumentsResponse, batchGetDocuments),
  RunQuery: streaming('RunQuery', read.RunQueryRequest, read.RunQueryResponse, runQuery),
  RunAggregationQuery: streaming(
    'RunAggregationQuery',
    read.RunAggregationQueryRequest,
    read.RunAggregationQueryResponse,
    runAggregationQuery,
  ),
  ExecutePipeline: streaming('ExecutePipeline', write.ExecutePipelineRequest, Empty, executePipeline),
} as const satisfies Readonly<Record<string, Method>>;

function unary(name: string, request: Message, response: ResponseType, handle: Handle<ResponseMessage | Promise<ResponseMessage>>): Method {
  return { name, request, response, streaming: false, handle };
}

function streaming(name: string, request: Message, response: ResponseType, handle: Handle<Promise<Iterable<ResponseMessage>>>): Method {
  return { name, request, response, streaming: true, handle };
}

/** Answers as the official emulator does. */
function partitionQuery(): never {
  throw new StatusError('UNIMPLEMENTED', 'Method google.firestore.v1.Firestore/PartitionQuery is unimplemented');
}

/** Pipelines are for another edition of the database. Answers as the official emulator does, whoever asks. */
function executePipeline(_service: Service, request: Request): never {
  parseDatabaseName(asText(request.database, 'database'));
  throw invalidArgument('ExecutePipeline requires the Database Edition to be `enterprise`.');
}
