import type { Database } from '../../engine/database';
import type { Caller, Decision } from '../../model/gate';
import type { DatabaseId } from '../../model/path';
import type { Message } from '../../model/proto-json/payload';
import { permissionDenied } from '../../model/status';

/** What comes with a request beside its message. */
export type Call = {
  /** The value of `Authorization`, undefined when there is none. */
  readonly authorization: string | undefined;
  /** Stands for the client's connection: what it leaves open ends with it. Missing where connections mean nothing. */
  readonly connection?: object | undefined;
  /** Aborts when the client is gone. */
  readonly signal: AbortSignal;
};

/** What the methods of the service work with. */
export type Service = {
  /** The database, made at its first use. */
  database(id: DatabaseId): Database;
  /** Who calls; a project is named when the request is for one. @throws INVALID_ARGUMENT, UNKNOWN as `readCaller` does */
  caller(call: Pick<Call, 'authorization'>, project?: string): Caller;
};

/** A request in the shape of its ProtoJSON. What it holds was not looked at yet. */
export type Request = Message;

/** An answer in the shape of its ProtoJSON, with values, times, bytes and documents in the model's own form. */
export type Answer = Readonly<Record<string, unknown>>;

/** @throws PERMISSION_DENIED with the decision's explanation */
export function demand(decision: Decision | undefined): void {
  if (decision && !decision.allowed) throw permissionDenied(decision.message);
}

/** @throws PERMISSION_DENIED for everybody who is no administrator */
export function demandAdmin(caller: Caller): void {
  if (caller.kind !== 'admin') throw permissionDenied('Metadata operations require admin authentication.');
}
