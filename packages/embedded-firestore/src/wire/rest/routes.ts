import { Document } from '../schema/document-messages';
import type { Message } from '../schema/field';
import type { Method } from '../service/methods';
import { METHODS } from '../service/methods';
import type { ResourcePath } from './resource-path';
import { withoutVerb } from './resource-path';

/** How a URL maps to a request: the message in its body, and the fields from the URL. */
export type Route = {
  readonly method: Method;
  /** The message in the body; if undefined, the body is ignored. */
  readonly body?: Message;
  /** The request field that the body contains; if undefined, the body is the whole request. */
  readonly bodyField?: string;
  /** Whether query parameters are fields of the request. */
  readonly parameters: boolean;
  /** The fields that are in the path. */
  readonly fields: Readonly<Record<string, unknown>>;
};

const DATABASE_VERBS: ReadonlyMap<string, Method> = new Map(
  Object.entries({
    commit: METHODS.Commit,
    batchGet: METHODS.BatchGetDocuments,
    batchWrite: METHODS.BatchWrite,
    beginTransaction: METHODS.BeginTransaction,
    rollback: METHODS.Rollback,
    executePipeline: METHODS.ExecutePipeline,
  }),
);

const PARENT_VERBS: ReadonlyMap<string, Method> = new Map(
  Object.entries({
    runQuery: METHODS.RunQuery,
    runAggregationQuery: METHODS.RunAggregationQuery,
    partitionQuery: METHODS.PartitionQuery,
    listCollectionIds: METHODS.ListCollectionIds,
  }),
);

/** The route for an HTTP method and a path; undefined if there is none. */
export function routeOf(httpMethod: string | undefined, path: ResourcePath): Route | undefined {
  switch (httpMethod) {
    case 'GET':
      return path.segments && readRoute(path, path.segments);
    case 'POST':
      return verbRoute(path) ?? createRoute(path);
    case 'PATCH':
      return patchRoute(path);
    case 'DELETE':
      return path.segments && { method: METHODS.DeleteDocument, parameters: true, fields: { name: nameOf(path, path.segments) } };
    default:
      return undefined;
  }
}

/** A path with an odd number of segments is a collection's, also when its id is empty; all others are a document's. */
function readRoute(path: ResourcePath, segments: readonly string[]): Route {
  const isCollection = segments.length % 2 === 1 && segments.slice(0, -1).every((segment) => segment !== '');
  if (!isCollection) return { method: METHODS.GetDocument, parameters: true, fields: { name: nameOf(path, segments) } };
  return { method: METHODS.ListDocuments, parameters: true, fields: collectionFields(path, segments) };
}

function verbRoute(path: ResourcePath): Route | undefined {
  const { verb, database, segments } = path;
  if (verb === undefined) return undefined;
  const ofDatabase = segments ? undefined : DATABASE_VERBS.get(verb);
  if (ofDatabase) return { method: ofDatabase, body: ofDatabase.request, parameters: false, fields: { database } };
  const ofParent = PARENT_VERBS.get(verb);
  const parent = segments ? nameOf(path, withoutVerb(path)) : `${database}/documents`;
  return ofParent && { method: ofParent, body: ofParent.request, parameters: false, fields: { parent } };
}

function createRoute(path: ResourcePath): Route | undefined {
  if (!path.segments) return undefined;
  const fields = collectionFields(path, path.segments);
  return { method: METHODS.CreateDocument, body: Document, bodyField: 'document', parameters: true, fields };
}

function patchRoute(path: ResourcePath): Route | undefined {
  if (!path.segments) return undefined;
  const document = { name: nameOf(path, path.segments) };
  return { method: METHODS.UpdateDocument, body: Document, bodyField: 'document', parameters: true, fields: { document } };
}

function collectionFields(path: ResourcePath, segments: readonly string[]): Readonly<Record<string, unknown>> {
  const above = segments.slice(0, -1);
  return { parent: above.length === 0 ? `${path.database}/documents` : nameOf(path, above), collectionId: segments.at(-1) };
}

const nameOf = ({ database }: ResourcePath, segments: readonly string[]): string => `${database}/documents/${segments.join('/')}`;
