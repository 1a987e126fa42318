import type { FieldPath } from './field-path';
import type { DocPath } from './path';
import type { Value } from './value';

export type ComparisonOperator = '<' | '<=' | '>' | '>=' | '==' | '!=' | 'array-contains' | 'in' | 'array-contains-any' | 'not-in';
export type UnaryOperator = 'is-nan' | 'is-null' | 'is-not-nan' | 'is-not-null';

export type Filter =
  | { readonly kind: 'and' | 'or'; readonly filters: readonly Filter[] }
  | { readonly kind: 'field'; readonly field: FieldPath; readonly op: ComparisonOperator; readonly value: Value }
  | { readonly kind: 'unary'; readonly field: FieldPath; readonly op: UnaryOperator };

export type Order = { readonly field: FieldPath; readonly descending: boolean };

/** A position in the order: values for its first terms; `before` puts it ahead of the documents equal to them. */
export type Cursor = { readonly values: readonly Value[]; readonly before: boolean };

/** A structured query as requested, not yet normalised. */
export type Query = {
  /** The document below which to look; '' is the database's root. */
  readonly parent: DocPath | '';
  /** The collection id; '' with `allDescendants` is everything below the parent. */
  readonly collectionId: string;
  readonly allDescendants: boolean;
  readonly where?: Filter;
  readonly orderBy: readonly Order[];
  /** Fields to return; `[['__name__']]` or an empty list returns names only. */
  readonly select?: readonly FieldPath[];
  readonly startAt?: Cursor;
  readonly endAt?: Cursor;
  readonly offset: number;
  readonly limit?: number;
};

/** `alias` is '' when the request named none; the result then calls it `field_1`, `field_2`, … */
export type Aggregation = { readonly alias: string } & (
  | { readonly kind: 'count'; readonly upTo?: bigint }
  | { readonly kind: 'sum' | 'avg'; readonly field: FieldPath }
);
