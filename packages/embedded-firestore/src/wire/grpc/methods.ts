import type { handleServerStreamingCall, handleUnaryCall, Metadata, ServerErrorResponse, ServerWritableStream } from '@grpc/grpc-js';
import type { NamedDocument } from '../schema/named-document';
import type { Call, ResponseMessage } from '../service/call';
import type { Method, ResponseType } from '../service/methods';
import { toStatusError } from '../status';
import { decodeMessage } from './decode';
import { encodeMessage } from './encode';
import { encodeDocument } from './encode-value';
import type { GrpcContext } from './grpc-context';

type Streaming = Extract<Method, { streaming: true }>;
type Unary = Extract<Method, { streaming: false }>;
type SomeCall = { readonly metadata: Metadata; getPeer(): string; on(event: 'cancelled', listener: () => void): unknown };

/** Serves a unary method. */
export function serveUnary(parts: GrpcContext, method: Unary): handleUnaryCall<Buffer, Buffer> {
  return async (call, callback) => {
    try {
      const answer = await method.handle(parts.service, decodeMessage(method.request, call.request), callOf(parts, call));
      callback(null, encodeResponse(method.response, answer));
    } catch (thrown) {
      callback(failure(parts, thrown));
    }
  };
}

/** Serves a server-streaming method with backpressure. */
export function serveStreaming(parts: GrpcContext, method: Streaming): handleServerStreamingCall<Buffer, Buffer> {
  return async (call) => {
    try {
      const answers = await method.handle(parts.service, decodeMessage(method.request, call.request), callOf(parts, call));
      for (const answer of answers) {
        if (call.cancelled) return;
        if (!call.write(encodeResponse(method.response, answer))) await drained(call);
      }
      call.end();
    } catch (thrown) {
      call.emit('error', failure(parts, thrown));
    }
  };
}

/** Converts a thrown error for grpc-js. */
export function failure(parts: GrpcContext, thrown: unknown): ServerErrorResponse {
  const { code, message, name } = toStatusError(thrown, parts.log);
  return { name, message, code, details: message };
}

/** The value of the `authorization` metadata. */
export function authorizationOf(metadata: Metadata): string | undefined {
  const [value] = metadata.get('authorization');
  return value === undefined ? undefined : String(value);
}

function callOf({ connections }: GrpcContext, call: SomeCall): Call {
  const disconnected = new AbortController();
  call.on('cancelled', () => disconnected.abort());
  return { authorization: authorizationOf(call.metadata), connection: connections.find(call.getPeer()), signal: disconnected.signal };
}

function encodeResponse(type: ResponseType, answer: ResponseMessage): Buffer {
  return type === 'document' ? encodeDocument(answer as NamedDocument) : encodeMessage(type, answer);
}

/** Resolves when the client can accept more or disconnects. */
function drained(call: ServerWritableStream<Buffer, Buffer>): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      call.off('drain', done).off('cancelled', done);
      resolve();
    };
    call.on('drain', done).on('cancelled', done);
  });
}
