import type { Doc } from '../../model/document';

/** A document in an answer, with its full resource name; without `doc` only its name is known (a missing parent of others). */
export type NamedDocument = { readonly name: string; readonly doc?: Doc };
