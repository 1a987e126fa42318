import type { Json } from '../conformance/grpc-client';

/**
 * One step of a sequence, as data. Names begin with `{database}`; `{T}` is the transaction that a step began `as` T, `{commitTime}` the time
 * of the last commit, and `{updateTime name}` that of a document. A `background` call is joined by the next `join`.
 */
export type Step =
  | { readonly kind: 'call'; readonly rpc: string; readonly request: Json; readonly as?: string; readonly background?: true }
  | { readonly kind: 'join' }
  | { readonly kind: 'listen'; readonly target: Json }
  | { readonly kind: 'settle' };

export const call = (rpc: string, request: Json, more: { as?: string; background?: true } = {}): Step => ({
  kind: 'call',
  rpc,
  request,
  ...more,
});
