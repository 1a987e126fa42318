import type { handleServerStreamingCall, handleUnaryCall, Metadata, ServerErrorResponse, ServerWritableStream } from '@grpc/grpc-js';
import type { NamedDocument } from '../schema/named-document';
import type { Answer, Call } from '../service/call';
import type { Method, ResponseType } from '../service/methods';
import { toStatusError } from '../status';
import { decodeMessage } from './decode';
import { encodeMessage } from './encode';
import { encodeDocument } from './encode-value';
import type { GrpcParts } from './grpc-parts';

type Streaming = Extract<Method, { streaming: true }>;
type Unary = Extract<Method, { streaming: false }>;
type SomeCall = { readonly metadata: Metadata; getPeer(): string; on(event: 'cancelled', listener: () => void): unknown };

/** Answers a method that has one answer. */
export function serveUnary(parts: GrpcParts, method: Unary): handleUnaryCall<Buffer, Buffer> {
  return async (call, callback) => {
    try {
      const answer = await method.handle(parts.service, decodeMessage(method.request, call.request), callOf(parts, call));
      callback(null, encodeAnswer(method.response, answer));
    } catch (thrown) {
      callback(failure(parts, thrown));
    }
  };
}

/** Answers a method that streams its answers, as fast as the client takes them. */
export function serveStreaming(parts: GrpcParts, method: Streaming): handleServerStreamingCall<Buffer, Buffer> {
  return async (call) => {
    try {
      const answers = await method.handle(parts.service, decodeMessage(method.request, call.request), callOf(parts, call));
      for (const answer of answers) {
        if (call.cancelled) return;
        if (!call.write(encodeAnswer(method.response, answer))) await drained(call);
      }
      call.end();
    } catch (thrown) {
      call.emit('error', failure(parts, thrown));
    }
  };
}

/** What a thrown error is to grpc-js. */
export function failure(parts: GrpcParts, thrown: unknown): ServerErrorResponse {
  const { code, message, name } = toStatusError(thrown, parts.log);
  return { name, message, code, details: message };
}

/** The value of the `authorization` metadata. */
export function authorizationOf(metadata: Metadata): string | undefined {
  const [value] = metadata.get('authorization');
  return value === undefined ? undefined : String(value);
}

function callOf({ connections }: GrpcParts, call: SomeCall): Call {
  const gone = new AbortController();
  call.on('cancelled', () => gone.abort());
  return { authorization: authorizationOf(call.metadata), connection: connections.find(call.getPeer()), signal: gone.signal };
}

function encodeAnswer(type: ResponseType, answer: Answer): Buffer {
  return type === 'document' ? encodeDocument(answer as NamedDocument) : encodeMessage(type, answer);
}

/** Until the client has room for more, or is gone. */
function drained(call: ServerWritableStream<Buffer, Buffer>): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      call.off('drain', done).off('cancelled', done);
      resolve();
    };
    call.on('drain', done).on('cancelled', done);
  });
}
