import type { Doc, DocumentView } from '../model/document';
import { type DatabaseId, type DocPath, documentName } from '../model/path';
import { Reference } from '../model/value';
import type { AccessName } from './bindings';
import { Failure, limitExceeded } from './errors';
import type { RulesMap, RulesValue } from './values';

/** What one request may look at: `before` is the present, `after` what its writes would leave (the present for a read). */
export type States = { readonly before: DocumentView; readonly after: DocumentView };

/** The documents that `get` and its like may read, by the request and by each operation in it; reading one again is free. */
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

/** The looks of one request into the database, counted and remembered. */
export class Access {
  /** The documents that were looked at, stored or not. */
  readonly documents = new Set<DocPath>();
  private readonly seen = new Map<string, RulesMap | null>();
  private ofOperation = 0;

  constructor(
    private readonly id: DatabaseId,
    private readonly states: States,
    private readonly limit: number,
  ) {}

  /** The next write or document of the same request: its own count starts again. */
  startOperation(): void {
    this.ofOperation = 0;
  }

  /** What a `Scope` needs: `get` answers the document's map or null, `exists` a bool. */
  readonly look = (name: AccessName, segments: readonly string[]): RulesValue | Failure => {
    const path = this.pathBelow(segments);
    if (path === undefined) return new Failure(`Invalid document path in ${name}(): /databases/${this.id.database}/documents/… expected.`);
    const isAfter = (name === 'getAfter' || name === 'existsAfter') && this.states.after !== this.states.before;
    const resource = this.read(path, isAfter);
    if (resource instanceof Failure) return resource;
    return name === 'exists' || name === 'existsAfter' ? resource !== null : resource;
  };

  private read(path: DocPath, isAfter: boolean): RulesMap | null | Failure {
    const key = isAfter ? `${path}/` : path;
    const remembered = this.seen.get(key);
    if (remembered !== undefined) return remembered;
    if (this.seen.size >= this.limit) return tooMany(this.limit);
    if (this.ofOperation >= AccessLimits.operation) return tooMany(AccessLimits.operation);
    this.ofOperation += 1;
    this.documents.add(path);
    const doc = (isAfter ? this.states.after : this.states.before).get(path);
    const resource = doc === undefined ? null : resourceOf(doc, this.id);
    this.seen.set(key, resource);
    return resource;
  }

  private pathBelow([databases, database, documents, ...segments]: readonly string[]): DocPath | undefined {
    const isHere = databases === 'databases' && database === this.id.database && documents === 'documents';
    return isHere && segments.length > 0 && segments.length % 2 === 0 ? segments.join('/') : undefined;
  }
}

const tooMany = (limit: number): Failure =>
  limitExceeded(`Unable to evaluate the expression as the maximum of ${limit} document access calls has been reached.`);
