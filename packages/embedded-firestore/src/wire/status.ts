import { randomUUID } from 'node:crypto';
import type { StatusName } from '../model/status';
import { StatusError } from '../model/status';

const HTTP: Record<StatusName, number> = {
  OK: 200,
  CANCELLED: 499,
  UNKNOWN: 500,
  INVALID_ARGUMENT: 400,
  DEADLINE_EXCEEDED: 504,
  NOT_FOUND: 404,
  ALREADY_EXISTS: 409,
  PERMISSION_DENIED: 403,
  RESOURCE_EXHAUSTED: 429,
  FAILED_PRECONDITION: 400,
  ABORTED: 409,
  OUT_OF_RANGE: 400,
  UNIMPLEMENTED: 501,
  INTERNAL: 500,
  UNAVAILABLE: 503,
  DATA_LOSS: 500,
  UNAUTHENTICATED: 401,
};

/** The HTTP status that stands for one of the service's own. */
export const httpStatus = (status: StatusName): number => HTTP[status];

/** The body of every failed REST request. */
export function errorBody({ status, message }: StatusError): { error: { code: number; message?: string; status: StatusName } } {
  return { error: { code: httpStatus(status), ...(message !== '' && { message }), status } };
}

/**
 * What to answer when something was thrown: refusals as they are; anything else is a bug of ours, answered as INTERNAL with an id
 * under which `log` has the stack.
 */
export function toStatusError(thrown: unknown, log: (line: string) => void): StatusError {
  if (thrown instanceof StatusError) return thrown;
  const id = randomUUID().slice(0, 8);
  log(`Internal error ${id}: ${thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown)}`);
  return new StatusError('INTERNAL', `Internal error ${id}: a bug of the emulator, its log has the details.`);
}
