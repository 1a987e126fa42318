import type { Database, WriteResult } from '../engine/database';
import type { Doc } from '../model/document';
import type { Caller } from '../model/gate';
import type { DatabaseId, DocPath } from '../model/path';
import type { Query } from '../model/query';
import type { StatusError } from '../model/status';
import type { Micros } from '../model/timestamp';
import type { Write } from '../model/write';

/** Where a stream's responses are sent. After `end` nothing is sent; without an error the stream ends normally. */
export type StreamPort<Out> = { send(message: Out): void; end(error?: StatusError): void };

/**
 * One open stream as its transport sees it. `receive` handles one request at a time, in order, and never throws; `halfClosed` means that the
 * client sends nothing more (pending requests are still processed); `closed` means that the stream has ended for any reason.
 */
export type StreamMachine<In> = { receive(message: In): void; halfClosed(): void; closed(): void };

/** What a stream is opened with: whose it is, and how to find a database by its resource name (throws INVALID_ARGUMENT when it is none). */
export type StreamContext = {
  readonly database: (name: string) => Database;
  readonly caller: Caller;
  /** The stack of a bug; standard error by default. */
  readonly log?: (line: string) => void;
};

export type Target = { readonly kind: 'documents'; readonly paths: readonly DocPath[] } | { readonly kind: 'query'; readonly query: Query };

/** Where a client resumes: a resume token, or the read time of a state that it has. */
export type ResumePoint = { readonly token: Uint8Array } | { readonly readTime: Micros };

export type AddTarget = {
  readonly kind: 'add';
  readonly targetId: number;
  /** Reads the target of a database; what it throws as a `StatusError` refuses this target and leaves the stream open. */
  readonly target: (id: DatabaseId) => Target;
  readonly resume?: ResumePoint;
  /** How many documents the client has at the resume point. */
  readonly expectedCount?: number;
  /** Ends the target once it is current. */
  readonly once?: boolean;
};

/** `database` is the resource name as sent, '' when absent; it may be absent after the first request. */
export type ListenRequest = {
  readonly database: string;
  readonly change: AddTarget | { readonly kind: 'remove'; readonly targetId: number } | { readonly kind: 'none' };
};

/** `name` is always a document's full resource name. A `documentChange` puts the document into `targetIds` and takes it out of `removedTargetIds`. */
export type ListenResponse =
  | {
      readonly kind: 'targetChange';
      readonly change: 'NO_CHANGE' | 'ADD' | 'REMOVE' | 'CURRENT' | 'RESET';
      /** Empty: all targets of the stream. */
      readonly targetIds: readonly number[];
      readonly cause?: StatusError;
      readonly resumeToken?: Uint8Array;
      readonly readTime?: Micros;
    }
  | {
      readonly kind: 'documentChange';
      readonly name: string;
      readonly doc: Doc;
      readonly targetIds: readonly number[];
      readonly removedTargetIds: readonly number[];
    }
  | {
      /** Deleted, or removed from the targets for another reason than deletion. */
      readonly kind: 'documentDelete' | 'documentRemove';
      readonly name: string;
      readonly readTime: Micros;
      readonly removedTargetIds: readonly number[];
    }
  | { readonly kind: 'filter'; readonly targetId: number; readonly count: number };

/** One request of a Write stream. `database` and `streamId` are '' and `streamToken` is empty when absent. */
export type WriteRequest = {
  readonly database: string;
  readonly streamId: string;
  readonly streamToken: Uint8Array;
  readonly writeCount: number;
  /** Reads the writes to a database; what it throws as a `StatusError` ends the stream with it. */
  readonly writes: (id: DatabaseId) => readonly Write[];
};

export type WriteResponse = {
  /** Only in the first answer. */
  readonly streamId?: string;
  readonly streamToken: Uint8Array;
  readonly results: readonly WriteResult[];
  readonly commitTime?: Micros;
};
