import type { Doc, DocumentView } from '../model/document';
import { type DatabaseId, type DocPath, documentName } from '../model/path';
import { Reference } from '../model/value';
import type { AccessName } from './bindings';
import { Failure } from './errors';
import type { RulesMap, RulesValue } from './values';

/** The states a request can read: `before` the request, and `after` its writes (the same as `before` for a read). */
export type RequestStates = {
  readonly before: DocumentView;
  readonly after: DocumentView;
  /** The documents that the request writes; their state after the request is known without an access. */
  readonly written: ReadonlySet<DocPath>;
};

/** Limits on access calls (`get`, `exists`, …) per request and per operation; repeated accesses are free. */
export const AccessLimits = { single: 10, several: 20, operation: 10 } as const;

const resources = new WeakMap<Doc, RulesMap>();

/** A stored document as `resource`: `{data, id, __name__}`. */
export function resourceOf(doc: Doc, id: DatabaseId): RulesMap {
  const known = resources.get(doc);
  if (known !== undefined) return known;
  const resource = documentResource(doc.path, doc.fields, id);
  resources.set(doc, resource);
  return resource;
}

const documentResource = (path: DocPath, fields: Doc['fields'], id: DatabaseId): RulesMap =>
  new Map<string, RulesValue>([
    ['data', fields],
    ['id', path.slice(path.lastIndexOf('/') + 1)],
    ['__name__', new Reference(documentName(id, path))],
  ]);

/** What an access call has loaded: only whether the document exists, or its content. */
type LookupDepth = 'existence' | 'content';

/** The database accesses of one request, counted and cached. */
export class Access {
  /** The documents that were accessed, whether they exist or not. */
  readonly documents = new Set<DocPath>();
  private readonly seen = new Map<DocPath, LookupDepth>();
  private own: DocPath | undefined;
  private total = 0;
  private ofOperation = 0;

  constructor(
    private readonly id: DatabaseId,
    private readonly states: RequestStates,
    private readonly limit: number,
  ) {}

  /** Starts the next write or document of the request: resets the per-operation count; access to its own document is free. */
  startOperation(own?: DocPath): void {
    this.own = own;
    this.ofOperation = 0;
  }

  /** The access function of a `Scope`: `get` returns the document's map or fails if it is missing, `exists` returns a bool. */
  readonly lookUp = (name: AccessName, segments: readonly string[]): RulesValue | Failure => {
    const path = this.pathBelow(segments);
    if (path === undefined) return new Failure(`Invalid document path in ${name}(): /databases/${this.id.database}/documents/… expected.`);
    const isAfter = (name === 'getAfter' || name === 'existsAfter') && this.states.written.has(path);
    const depth = name === 'exists' || name === 'existsAfter' ? 'existence' : 'content';
    const failure = isAfter || path === this.own ? undefined : this.count(path, depth);
    if (failure !== undefined) return failure;
    this.documents.add(path);
    const doc = (isAfter ? this.states.after : this.states.before).get(path);
    if (depth === 'existence') return doc !== undefined;
    return doc === undefined ? new Failure(`Service call error. Function: [${name}].`) : resourceOf(doc, this.id);
  };

  /** Counts an access; `exists` does not make a later `get` free. */
  private count(path: DocPath, depth: LookupDepth): Failure | undefined {
    const seen = this.seen.get(path);
    if (seen === 'content' || seen === depth) return undefined;
    if (this.total >= this.limit) return tooMany(this.limit);
    if (this.ofOperation >= AccessLimits.operation) return tooMany(AccessLimits.operation);
    this.total += 1;
    this.ofOperation += 1;
    this.seen.set(path, depth);
    return undefined;
  }

  private pathBelow([databases, database, documents, ...segments]: readonly string[]): DocPath | undefined {
    const isHere = databases === 'databases' && database === this.id.database && documents === 'documents';
    if (!isHere || segments.length === 0 || segments.length % 2 !== 0 || segments.at(-1) === '') return undefined;
    // a slash inside a segment must not address another document
    return segments.map((segment) => segment.replaceAll('/', '//')).join('/');
  }
}

/** Not fatal: `||` recovers from it, as from any failure. */
const tooMany = (limit: number): Failure =>
  new Failure(`Unable to evaluate the expression as the maximum of ${limit} document access calls has been reached.`);
