import type { Doc, DocumentView } from '../model/document';
import { type DatabaseId, type DocPath, documentName } from '../model/path';
import { Reference } from '../model/value';
import type { AccessName } from './bindings';
import { Failure } from './errors';
import type { RulesMap, RulesValue } from './values';

/** What one request may look at: `before` is the present, `after` what its writes would leave (the present for a read). */
export type States = {
  readonly before: DocumentView;
  readonly after: DocumentView;
  /** The documents that the request writes: their future is known without a look. */
  readonly written: ReadonlySet<DocPath>;
};

/** The looks of `get` and its like, by the request and by each operation in it; what is known already is free. */
export const AccessLimits = { single: 10, several: 20, operation: 10 } as const;

const resources = new WeakMap<Doc, RulesMap>();

/** A stored document as the rules see it: `{data, id, __name__}`. */
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

/** What a look brought: whether the document exists, or all of it. */
type Seen = 'existence' | 'content';

/** The looks of one request into the database, counted and remembered. */
export class Access {
  /** The documents that were looked at, stored or not. */
  readonly documents = new Set<DocPath>();
  private readonly seen = new Map<DocPath, Seen>();
  private own: DocPath | undefined;
  private total = 0;
  private ofOperation = 0;

  constructor(
    private readonly id: DatabaseId,
    private readonly states: States,
    private readonly limit: number,
  ) {}

  /** The next write or document of the same request: its own count starts again, and it knows its own document. */
  startOperation(own?: DocPath): void {
    this.own = own;
    this.ofOperation = 0;
  }

  /** What a `Scope` needs: `get` answers the document's map and fails for a missing one, `exists` answers a bool. */
  readonly look = (name: AccessName, segments: readonly string[]): RulesValue | Failure => {
    const path = this.pathBelow(segments);
    if (path === undefined) return new Failure(`Invalid document path in ${name}(): /databases/${this.id.database}/documents/… expected.`);
    const isAfter = (name === 'getAfter' || name === 'existsAfter') && this.states.written.has(path);
    const wanted = name === 'exists' || name === 'existsAfter' ? 'existence' : 'content';
    const failure = isAfter || path === this.own ? undefined : this.count(path, wanted);
    if (failure !== undefined) return failure;
    this.documents.add(path);
    const doc = (isAfter ? this.states.after : this.states.before).get(path);
    if (wanted === 'existence') return doc !== undefined;
    return doc === undefined ? new Failure(`Service call error. Function: [${name}].`) : resourceOf(doc, this.id);
  };

  /** A look for existence does not bring the content. */
  private count(path: DocPath, wanted: Seen): Failure | undefined {
    const seen = this.seen.get(path);
    if (seen === 'content' || seen === wanted) return undefined;
    if (this.total >= this.limit) return tooMany(this.limit);
    if (this.ofOperation >= AccessLimits.operation) return tooMany(AccessLimits.operation);
    this.total += 1;
    this.ofOperation += 1;
    this.seen.set(path, wanted);
    return undefined;
  }

  private pathBelow([databases, database, documents, ...segments]: readonly string[]): DocPath | undefined {
    const isHere = databases === 'databases' && database === this.id.database && documents === 'documents';
    if (!isHere || segments.length === 0 || segments.length % 2 !== 0 || segments.at(-1) === '') return undefined;
    // a slash inside a segment leads to no document
    return segments.map((segment) => segment.replaceAll('/', '//')).join('/');
  }
}

/** Not the end of the condition: `||` recovers from it, as from any failure. */
const tooMany = (limit: number): Failure =>
  new Failure(`Unable to evaluate the expression as the maximum of ${limit} document access calls has been reached.`);
