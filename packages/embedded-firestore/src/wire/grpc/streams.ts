import type { handleBidiStreamingCall, ServerDuplexStream } from '@grpc/grpc-js';
import { openListen } from '../listen';
import { readListenRequest, readWriteRequest } from '../read-stream-request';
import type { Message } from '../schema/field';
import { ListenRequest, ListenResponse, WriteRequest, WriteResponse } from '../schema/stream-messages';
import type { ResponseMessage } from '../service/call';
import type { ListenResponse as ListenAnswer, StreamContext, StreamMachine, StreamPort, WriteResponse as WriteAnswer } from '../stream';
import { openWrite } from '../write-stream';
import { decodeMessage } from './decode';
import { encodeMessage } from './encode';
import type { GrpcContext } from './grpc-context';
import { authorizationOf, failure } from './methods';

type BidiCall = ServerDuplexStream<Buffer, Buffer>;

/** A protocol of two streams: its messages, and the machine behind it. */
type Protocol<In, Out> = {
  readonly request: Message;
  readonly response: Message;
  readonly read: (json: unknown) => In;
  readonly toResponse: (message: Out) => ResponseMessage;
  readonly open: (context: StreamContext, port: StreamPort<Out>) => StreamMachine<In>;
};

export const serveListen = (parts: GrpcContext): handleBidiStreamingCall<Buffer, Buffer> =>
  serveStream(parts, {
    request: ListenRequest,
    response: ListenResponse,
    read: readListenRequest,
    toResponse: listenAnswer,
    open: openListen,
  });

export const serveWrite = (parts: GrpcContext): handleBidiStreamingCall<Buffer, Buffer> =>
  serveStream(parts, { request: WriteRequest, response: WriteResponse, read: readWriteRequest, toResponse: writeAnswer, open: openWrite });

function serveStream<In, Out>(parts: GrpcContext, protocol: Protocol<In, Out>): handleBidiStreamingCall<Buffer, Buffer> {
  return (call) => {
    const fail = (thrown: unknown): void => {
      call.emit('error', failure(parts, thrown));
    };
    try {
      const caller = parts.service.caller({ authorization: authorizationOf(call.metadata) });
      const machine = protocol.open({ database: parts.database, caller, log: parts.log }, portOf(parts, call, protocol, fail));
      connect(call, machine, (bytes) => protocol.read(decodeMessage(protocol.request, bytes)), fail);
    } catch (thrown) {
      fail(thrown);
    }
  };
}

function connect<In>(call: BidiCall, machine: StreamMachine<In>, read: (bytes: Buffer) => In, fail: (thrown: unknown) => void): void {
  call.on('data', (bytes: Buffer) => {
    try {
      machine.receive(read(bytes));
    } catch (thrown) {
      machine.closed();
      fail(thrown);
    }
  });
  call.on('end', () => machine.halfClosed());
  call.on('cancelled', () => machine.closed());
  call.on('error', () => machine.closed());
}

function portOf<In, Out>(
  { backlog, connections }: GrpcContext,
  call: BidiCall,
  { response, toResponse }: Protocol<In, Out>,
  fail: (thrown: unknown) => void,
): StreamPort<Out> {
  let unread = 0;
  let ended = false;
  let gone = false;
  const hold = backlog.open(() => {
    gone = true;
    hold(0);
    // A status would queue behind the data that the client does not read.
    connections.close(call.getPeer());
  });
  const count = (bytes: number): void => {
    unread += bytes;
    if (!gone) hold(unread);
  };
  call.on('cancelled', () => {
    gone = true;
    hold(0);
  });
  return {
    send(message) {
      if (ended || gone) return;
      const bytes = encodeMessage(response, toResponse(message));
      call.write(bytes, () => count(-bytes.length));
      count(bytes.length);
    },
    end(error) {
      if (ended) return;
      ended = true;
      if (error) fail(error);
      else call.end();
    },
  };
}

function listenAnswer(message: ListenAnswer): ResponseMessage {
  switch (message.kind) {
    case 'targetChange': {
      const { change, targetIds, cause, resumeToken, readTime } = message;
      const status = cause && { code: cause.code, message: cause.message };
      return { targetChange: { targetChangeType: change, targetIds, cause: status, resumeToken, readTime } };
    }
    case 'documentChange': {
      const { name, doc, targetIds, removedTargetIds } = message;
      return { documentChange: { document: { name, doc }, targetIds, removedTargetIds } };
    }
    case 'filter':
      return { filter: { targetId: message.targetId, count: message.count } };
    default: {
      const { kind, name, readTime, removedTargetIds } = message;
      return { [kind]: { document: name, readTime, removedTargetIds } };
    }
  }
}

function writeAnswer({ streamId, streamToken, results, commitTime }: WriteAnswer): ResponseMessage {
  return { streamId, streamToken, writeResults: results, commitTime };
}
