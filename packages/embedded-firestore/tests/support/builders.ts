import type { Database } from '../../src/engine/database';
import type { MapValue, Value } from '../../src/model/value';
import type { Precondition, Transform, Write } from '../../src/model/write';

export const ID = { project: 'demo', database: '(default)' };
export const ADMIN = { caller: { kind: 'admin' } } as const;

type Fields = Readonly<Record<string, Value>>;
type Options = { readonly mask?: readonly string[]; readonly transforms?: readonly Transform[]; readonly precondition?: Precondition };

export const fieldsOf = (fields: Fields): MapValue => new Map(Object.entries(fields));

export const anUpdate = (path: string, fields: Fields = {}, { mask, transforms = [], precondition }: Options = {}): Write => ({
  kind: 'update',
  path,
  fields: fieldsOf(fields),
  ...(mask && { mask: mask.map((text) => text.split('.')) }),
  transforms,
  ...(precondition && { precondition }),
});

export const aDelete = (path: string, precondition?: Precondition): Write => ({
  kind: 'delete',
  path,
  ...(precondition && { precondition }),
});

export const aVerify = (path: string, precondition: Precondition): Write => ({ kind: 'verify', path, precondition });

/** Every document by its path, with everything that is stored about it. */
export const contents = (database: Database) =>
  new Map(
    database
      .read()
      .everything('')
      .map((doc) => [doc.path, doc]),
  );
