/** Limits on resources per client. */
export type Limits = {
  /** How long a request may take to arrive, in milliseconds; its answer may take longer. */
  readonly requestMillis: number;
  /** After how many silent milliseconds a gRPC client is asked whether it is still there; it has as long to answer. */
  readonly pingMillis: number;
  /** How many WebChannel sessions there are; beyond it the one that has been away longest gives way. */
  readonly sessions: number;
  /** What a stream may leave unread, in bytes, before it is ended; its client can resume. */
  readonly unreadBytes: number;
  /** What all streams together may leave unread, before the one with most of it is ended. */
  readonly unreadBytesOfAll: number;
};

const MIB = 1024 * 1024;

export const DEFAULT_LIMITS: Limits = {
  requestMillis: 60_000,
  pingMillis: 120_000,
  sessions: 1_000,
  unreadBytes: 256 * MIB,
  unreadBytesOfAll: 512 * MIB,
};
