import { idOf } from '../model/path';
import { readFields } from '../model/proto-json/value';
import { Reference } from '../model/value';
import { Failure, limitExceeded, type Result } from '../rules/errors';
import type { RulesMap, RulesValue } from '../rules/values';
import { asObject } from './convert';
import type { Line } from './stdio';

/** How many Firestore documents one evaluation may read. @see https://firebase.google.com/docs/storage/security/rules-conditions */
const MAX_DOCUMENTS = 2;

/** The only database that storage rules reach. */
const DEFAULT_DATABASE = '(default)';

/**
 * The Firestore documents of one evaluation. Evaluation is synchronous, but documents are fetched over the wire: an evaluation that needs one
 * more ends early, the document is fetched, and the evaluation is restarted with it.
 */
export class Lookups {
  private readonly known = new Map<string, RulesMap | null>();
  private missing: string | undefined;

  /** The access function of a `Scope`. */
  readonly lookUp = (name: string, segments: readonly string[]): Result => {
    const path = documentPath(segments);
    if (path === undefined) return new Failure(`Invalid document path in firestore.${name}(): /databases/(default)/documents/… expected.`);
    const document = segments.some(isInvalidId) ? null : this.known.get(path);
    if (document !== undefined && name === 'exists') return document !== null;
    if (document !== undefined) return document ?? new Failure(`Service call error. Function: [firestore.${name}].`);
    if (this.known.size >= MAX_DOCUMENTS) return tooMany();
    this.missing ??= path;
    return limitExceeded('This document was not read yet.');
  };

  /** Returns the document that the last evaluation lacked, and resets it. */
  takeMissing(): string | undefined {
    const path = this.missing;
    this.missing = undefined;
    return path;
  }

  /** Adds a fetch response, `{status, result: {name, fields}}`; any status other than ok is a missing document. */
  add(path: string, response: Line): void {
    this.known.set(path, response.status === 'ok' ? readDocument(path, asObject(response.result)) : null);
  }
}

const tooMany = (): Failure =>
  new Failure(`Unable to evaluate the expression as the maximum of ${MAX_DOCUMENTS} document access calls has been reached.`);

/** `/databases/{d}/documents/…` as the caller puts it into an address: what would mean something else there is percent-encoded. */
function documentPath(segments: readonly string[]): string | undefined {
  const [databases, database, documents, ...rest] = segments;
  const isDocument =
    databases === 'databases' && database === DEFAULT_DATABASE && documents === 'documents' && rest.length > 0 && rest.length % 2 === 0;
  if (!isDocument || segments.includes('.') || segments.includes('..')) return undefined;
  return `/${segments.map((segment) => segment.replaceAll(/[%?#\\\s\p{Cc}]/gu, encodeURIComponent)).join('/')}`;
}

/** What no document has in its path. */
const isInvalidId = (segment: string): boolean => segment === '' || segment.includes('/');

function readDocument(path: string, { name, fields }: Line): RulesMap {
  const id = idOf(decodeURIComponent(path));
  return new Map<string, RulesValue>([
    ['data', readFields(asObject(fields))],
    ['id', id],
    ['__name__', new Reference(typeof name === 'string' ? name : `projects/-${decodeURIComponent(path)}`)],
  ]);
}
