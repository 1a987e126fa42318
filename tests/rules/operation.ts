/** What someone does to the store, as plain data: it can be printed, changed and sent. */
export type Operation = Get | List | Write | Batch;
export type Get = { kind: 'get'; path: string };
export type List = { kind: 'list'; parent: string; collection: string; where: Where[]; orderBy?: string; limit?: number; offset?: number };
/** `create` and `remove` are what they say; `update` merges the fields into what is there, `set` replaces it. */
export type Write = { kind: 'create' | 'set' | 'update'; path: string; fields: Fields } | { kind: 'remove'; path: string };
export type Batch = { kind: 'batch'; writes: Write[] };

export type Where = [field: string, op: '==' | 'in' | 'array-contains' | 'array-contains-any' | '>' | '<', value: Field];
export type Fields = { readonly [field: string]: Field };
export type Field = null | boolean | number | string | Date | readonly Field[] | Fields | Placeholder;

/** What only the moment or the person who acts can tell: the server's time, nothing at all, their account or address. */
export type Placeholder = { readonly $: 'now' | 'gone' | 'uid' | 'email' };
export const now: Placeholder = { $: 'now' };
export const gone: Placeholder = { $: 'gone' };
export const ownUid: Placeholder = { $: 'uid' };
export const ownEmail: Placeholder = { $: 'email' };

export const get = (path: string): Get => ({ kind: 'get', path });

/** A query of the collection at a path; `where` are its pins. */
export function list(path: string, ...where: Where[]): List {
  const [collection = '', ...above] = path.split('/').toReversed();
  return { kind: 'list', parent: above.toReversed().join('/'), collection, where };
}

/** The first page of a list that everybody may query. */
export const page = (path: string, ...where: Where[]): List => ({ ...list(path, ...where), limit: 100 });

export const create = (path: string, fields: Fields): Write => ({ kind: 'create', path, fields });
export const set = (path: string, fields: Fields): Write => ({ kind: 'set', path, fields });
export const update = (path: string, fields: Fields): Write => ({ kind: 'update', path, fields });
export const remove = (path: string): Write => ({ kind: 'remove', path });
export const batch = (...writes: Write[]): Batch => ({ kind: 'batch', writes });
