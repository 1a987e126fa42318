import type { DatabaseId, DocPath } from './path';
import { invalidArgument, type StatusError } from './status';

/** What a resource name points at: a database, and a document below its root ('' is the root itself). */
export type ResourceName<Path = DocPath> = { readonly id: DatabaseId; readonly path: Path };

const RESERVED = /^(?:\.\.?|__.+__)$/s;
const NUMERIC = /^__id.*__$/s;
const LONE_SURROGATE = /\p{Surrogate}/u;
const MAX_ID_BYTES = 1500;

/**
 * Whether `id` may name a collection.
 * @throws INVALID_ARGUMENT for a slash, `.`, `..`, `__x__`, more than 1,500 bytes
 */
export function checkCollectionId(id: string): void {
  checkText('Collection', id);
  if (RESERVED.test(id)) throw invalid('Collection', id, 'it is reserved');
}

/**
 * Whether `id` may name a document. `__id7__` and the like are allowed: numeric ids of imported data.
 * @throws INVALID_ARGUMENT for a slash, `.`, `..`, `__x__`, more than 1,500 bytes
 */
export function checkDocumentId(id: string): void {
  checkText('Resource', id);
  if (NUMERIC.test(id)) checkNumericId(id);
  else if (RESERVED.test(id)) throw invalid('Resource', id, 'it is reserved');
}

/** The number of a numeric document id (`__id-7__`), of 64 bits; `undefined` for every other id. */
export function numericId(id: string): bigint | undefined {
  const [, digits] = /^__id(-?\d+)__$/.exec(id) ?? [];
  if (digits === undefined) return undefined;
  const number = BigInt(digits);
  return BigInt.asIntN(64, number) === number ? number : undefined;
}

function checkNumericId(id: string): void {
  if (numericId(id) === undefined)
    throw invalidArgument(
      `A long document ID string must be formatted like '__id{LONG}__', where LONG is a 64-bit integer. Found: '${id}'.`,
    );
}

function checkText(kind: string, id: string): void {
  if (id.includes('/')) throw invalid(kind, id, 'it contains "/"');
  if (LONE_SURROGATE.test(id)) throw invalid(kind, id, 'it is not valid UTF-8');
  if (id.length * 3 > MAX_ID_BYTES && Buffer.byteLength(id) > MAX_ID_BYTES)
    throw invalid(kind, id, `it is longer than ${MAX_ID_BYTES} bytes`);
}

const invalid = (kind: string, id: string, why: string): StatusError => invalidArgument(`${kind} id "${id}" is invalid because ${why}.`);

/** Reads `projects/{p}/databases/{d}`. @throws INVALID_ARGUMENT naming the first index that is wrong */
export function parseDatabaseName(name: string): DatabaseId {
  const scanner = new NameScanner('Database', name);
  const id = scanner.database();
  scanner.end();
  return id;
}

/** Reads the full name of a document. @throws INVALID_ARGUMENT naming the first index that is wrong */
export function parseDocumentName(name: string): ResourceName {
  const scanner = new NameScanner('Document', name);
  const id = scanner.root();
  scanner.literal('/');
  return { id, path: scanner.documentPath() };
}

/** Reads the full name of a document, or of the database's root (its path is ''). @throws INVALID_ARGUMENT naming the first index that is wrong */
export function parseParentName(name: string): ResourceName<DocPath | ''> {
  const scanner = new NameScanner('Document parent', name);
  const id = scanner.root();
  if (scanner.done) return { id, path: '' };
  scanner.literal('/');
  return { id, path: scanner.documentPath() };
}

/** Walks over a resource name; the messages are those of the official emulator. */
class NameScanner {
  private at = 0;

  constructor(
    private readonly label: 'Database' | 'Document' | 'Document parent',
    private readonly name: string,
  ) {}

  get done(): boolean {
    return this.at === this.name.length;
  }

  database(): DatabaseId {
    this.literal('projects');
    this.literal('/');
    const project = this.id('project');
    this.literal('/');
    this.literal('databases');
    this.literal('/');
    return { project, database: this.id('database') };
  }

  root(): DatabaseId {
    const id = this.database();
    this.literal('/');
    this.literal('documents');
    return id;
  }

  documentPath(): DocPath {
    const start = this.at;
    for (;;) {
      checkCollectionId(this.id('collection'));
      this.literal('/');
      checkDocumentId(this.id('resource'));
      if (this.done) return this.name.slice(start);
      this.literal('/');
    }
  }

  literal(word: string): void {
    if (!this.name.startsWith(word, this.at)) throw this.error(`lacks "${word}" at index ${this.at}`);
    this.at += word.length;
  }

  end(): void {
    if (!this.done) throw this.error(`has invalid trailing "${this.name.slice(this.at)}"`);
  }

  private id(kind: string): string {
    if (this.done && this.name.endsWith('/')) throw this.error('has invalid trailing "/"');
    const slash = this.name.indexOf('/', this.at);
    const id = this.name.slice(this.at, slash < 0 ? undefined : slash);
    if (id === '') throw this.error(`lacks a ${kind} id at index ${this.at}`);
    if (id === '.' || id === '..') throw this.error(`contains a ${kind} id "${id}" at index ${this.at}`);
    this.at += id.length;
    return id;
  }

  private error(what: string): StatusError {
    return invalidArgument(`${this.label} name "${this.name}" ${what}.`);
  }
}
