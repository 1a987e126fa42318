import type { Database } from '../../engine/database';
import type { Caller, Decision } from '../../model/gate';
import type { DatabaseId } from '../../model/path';
import type { Message } from '../../model/proto-json/payload';
import { permissionDenied } from '../../model/status';

/** The metadata of a request. */
export type Call = {
  /** The value of `Authorization`, undefined when there is none. */
  readonly authorization: string | undefined;
  /** Identifies the client's connection: its transactions end with it. Absent if the transport has no persistent connections. */
  readonly connection?: object | undefined;
  /** Aborts when the client disconnects. */
  readonly signal: AbortSignal;
};

/** The dependencies of the service methods. */
export type Service = {
  /** The database, created on first use. */
  database(id: DatabaseId): Database;
  /** The caller; pass the project if the request is for one. @throws INVALID_ARGUMENT, UNKNOWN as `readCaller` does */
  caller(call: Pick<Call, 'authorization'>, project?: string): Caller;
};

/** A request in its ProtoJSON shape. Its content has not been validated yet. */
export type Request = Message;

/** A response in its ProtoJSON shape, with values, times, bytes and documents as model types. */
export type ResponseMessage = Readonly<Record<string, unknown>>;

/** @throws PERMISSION_DENIED with the decision's explanation */
export function requireAllowed(decision: Decision | undefined): void {
  if (decision && !decision.allowed) throw permissionDenied(decision.message);
}

/** @throws PERMISSION_DENIED unless the caller is an administrator */
export function requireAdmin(caller: Caller): void {
  if (caller.kind !== 'admin') throw permissionDenied('Metadata operations require admin authentication.');
}
