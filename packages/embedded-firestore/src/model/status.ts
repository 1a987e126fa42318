/**
 * The canonical status codes of the service.
 * @see google/rpc/code.proto
 */
export const Code = {
  OK: 0,
  CANCELLED: 1,
  UNKNOWN: 2,
  INVALID_ARGUMENT: 3,
  DEADLINE_EXCEEDED: 4,
  NOT_FOUND: 5,
  ALREADY_EXISTS: 6,
  PERMISSION_DENIED: 7,
  RESOURCE_EXHAUSTED: 8,
  FAILED_PRECONDITION: 9,
  ABORTED: 10,
  OUT_OF_RANGE: 11,
  UNIMPLEMENTED: 12,
  INTERNAL: 13,
  UNAVAILABLE: 14,
  DATA_LOSS: 15,
  UNAUTHENTICATED: 16,
} as const;

export type StatusName = keyof typeof Code;
export type StatusCode = (typeof Code)[StatusName];

/** An expected error: thrown by every layer and translated by each transport. Anything else thrown is a bug. */
export class StatusError extends Error {
  override readonly name = 'StatusError';

  constructor(
    readonly status: StatusName,
    message: string,
  ) {
    super(message);
  }

  get code(): StatusCode {
    return Code[this.status];
  }
}

export const invalidArgument = (message: string): StatusError => new StatusError('INVALID_ARGUMENT', message);
export const permissionDenied = (message: string): StatusError => new StatusError('PERMISSION_DENIED', message);
export const failedPrecondition = (message: string): StatusError => new StatusError('FAILED_PRECONDITION', message);
