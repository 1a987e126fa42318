import { idOf } from '../model/path';
import { readFields } from '../model/proto-json/value';
import { Reference } from '../model/value';
import { Failure, limitExceeded, type Result } from '../rules/errors';
import type { RulesMap, RulesValue } from '../rules/values';
import { asObject } from './convert';
import type { Line } from './stdio';

/** How many Firestore documents one evaluation may read. @see https://firebase.google.com/docs/storage/security/rules-conditions */
const MOST_DOCUMENTS = 2;

/** The only database that storage rules reach. */
const DEFAULT_DATABASE = '(default)';

/**
 * The Firestore documents of one evaluation. Rules are evaluated at once, but documents come over the wire: an evaluation that needs one
 * more ends early, the document is fetched, and it starts again knowing it.
 */
export class Lookups {
  private readonly known = new Map<string, RulesMap | null>();
  private wanted: string | undefined;

  /** What a `Scope` needs. */
  readonly look = (name: string, segments: readonly string[]): Result => {
    const path = documentPath(segments);
    if (path === undefined) return new Failure(`Invalid document path in firestore.${name}(): /databases/(default)/documents/… expected.`);
    const document = segments.some(isNoId) ? null : this.known.get(path);
    if (document !== undefined && name === 'exists') return document !== null;
    if (document !== undefined) return document ?? new Failure(`Service call error. Function: [firestore.${name}].`);
    if (this.known.size >= MOST_DOCUMENTS) return tooMany();
    this.wanted ??= path;
    return limitExceeded('This document was not read yet.');
  };

  /** The document that the last evaluation lacked, once. */
  takeWanted(): string | undefined {
    const path = this.wanted;
    this.wanted = undefined;
    return path;
  }

  /** What came back for it: `{status, result: {name, fields}}`; anything but an ok is a missing document. */
  learn(path: string, answer: Line): void {
    this.known.set(path, answer.status === 'ok' ? readDocument(path, asObject(answer.result)) : null);
  }
}

const tooMany = (): Failure =>
  new Failure(`Unable to evaluate the expression as the maximum of ${MOST_DOCUMENTS} document access calls has been reached.`);

/** `/databases/{d}/documents/…` as the caller puts it into an address: what would mean something else there is percent-encoded. */
function documentPath(segments: readonly string[]): string | undefined {
  const [databases, database, documents, ...rest] = segments;
  const isDocument =
    databases === 'databases' && database === DEFAULT_DATABASE && documents === 'documents' && rest.length > 0 && rest.length % 2 === 0;
  if (!isDocument || segments.includes('.') || segments.includes('..')) return undefined;
  return `/${segments.map((segment) => segment.replaceAll(/[%?#\\\s\p{Cc}]/gu, encodeURIComponent)).join('/')}`;
}

/** What no document has in its path. */
const isNoId = (segment: string): boolean => segment === '' || segment.includes('/');

function readDocument(path: string, { name, fields }: Line): RulesMap {
  const id = idOf(decodeURIComponent(path));
  return new Map<string, RulesValue>([
    ['data', readFields(asObject(fields))],
    ['id', id],
    ['__name__', new Reference(typeof name === 'string' ? name : `projects/-${decodeURIComponent(path)}`)],
  ]);
}
