import { StatusError } from '../../model/status';
import { openListen } from '../listen';
import { readListenRequest, readWriteRequest } from '../read-stream-request';
import { toStatusError } from '../status';
import type { StreamContext, StreamMachine, StreamPort } from '../stream';
import { openWrite } from '../write-stream';
import { writeListenResponse, writeWriteResponse } from './messages';
import type { SessionStream, StreamKind, WebChannelSession } from './webchannel-session';

/**
 * The protocol machine of a session, behind JSON text. A context that cannot be made (a bad token) ends the stream as its first message.
 */
export function openSessionStream(
  kind: StreamKind,
  session: Pick<WebChannelSession, 'send' | 'end'>,
  context: () => StreamContext,
): SessionStream {
  try {
    if (kind === 'Listen') return translate(openListen(context(), portOf(session, writeListenResponse)), session, readListenRequest);
    return translate(openWrite(context(), portOf(session, writeWriteResponse)), session, readWriteRequest);
  } catch (thrown) {
    session.end(toStatusError(thrown, console.error));
    return { receive() {}, closed() {} };
  }
}

function portOf<Out>(session: Pick<WebChannelSession, 'send' | 'end'>, write: (message: Out) => string): StreamPort<Out> {
  return { send: (message) => session.send(write(message)), end: (error) => session.end(error) };
}

function translate<In>(machine: StreamMachine<In>, session: Pick<WebChannelSession, 'end'>, read: (json: unknown) => In): SessionStream {
  return {
    receive(json) {
      let request: In;
      try {
        request = read(JSON.parse(json));
      } catch (thrown) {
        machine.closed();
        session.end(thrown instanceof StatusError ? thrown : new StatusError('INVALID_ARGUMENT', `Invalid request: ${String(thrown)}`));
        return;
      }
      machine.receive(request);
    },
    closed: () => machine.closed(),
  };
}
