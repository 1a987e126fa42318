import { createWebChannelTransport, WebChannel } from '@firebase/webchannel-wrapper/webchannel-blob';
import { isRecord } from '@/domain/stored';
import { latestAttestation } from '../attestation';
import { config } from '../config';
import { serverOf } from '../rest';
import type { RestDocument } from '../rest-values';

/**
 * What the server says of the questions that are listened to, each named by a number.
 * @see https://firebase.google.com/docs/firestore/reference/rpc/google.firestore.v1#listenresponse
 */
export type Said = {
  documentChange?: { document: RestDocument; targetIds?: number[]; removedTargetIds?: number[] };
  documentDelete?: { document: string; removedTargetIds?: number[] };
  documentRemove?: { document: string; removedTargetIds?: number[] };
  filter?: { targetId: number; count?: number };
  targetChange?: {
    targetChangeType?: 'NO_CHANGE' | 'ADD' | 'REMOVE' | 'CURRENT' | 'RESET';
    targetIds?: number[];
    cause?: { code?: number; message?: string };
    resumeToken?: string;
    readTime?: string;
  };
};

/** A listening connection to the store. What is sent in the turn that opened it goes with the request that opens it. */
export type Channel = { send: (message: object) => void; close: () => void };

/** Opens one, as a visitor. `ended` is told once, unless it was closed by us: the network, or the server, which ends each after a while. */
export function openChannel(heard: (said: Said) => void, ended: () => void): Channel {
  const { firebase } = config();
  const database = `projects/${firebase.projectId}/databases/(default)`;
  const channel = createWebChannelTransport().createWebChannel(`${serverOf(config())}/google.firestore.v1.Firestore/Listen/channel`, {
    httpSessionIdParam: 'gsessionid',
    messageUrlParams: { database },
    ...headers({ 'x-goog-api-key': String(firebase.apiKey), 'google-cloud-resource-prefix': database, ...latestAttestation() }),
    // in the body: as headers they would need the leave of the browser, which is a request of its own
    encodeInitMessageHeaders: true,
    sendRawJson: true,
    supportsCrossDomainXhr: true,
    detectBufferingProxy: true,
    useFetchStreams: true,
  });
  let isOver = false;
  const end = () => {
    if (isOver) return;
    isOver = true;
    ended();
  };
  channel.listen(WebChannel.EventType.CLOSE, end);
  channel.listen(WebChannel.EventType.ERROR, end);
  const hear = (event: unknown) => {
    if (isOver) return;
    const said = saidIn(event);
    if (said) return heard(said);
    channel.close();
    end();
  };
  // in a turn of its own, because the channel keeps what its listeners throw to itself
  channel.listen(WebChannel.EventType.MESSAGE, (event) => queueMicrotask(() => hear(event)));
  channel.open();
  return {
    send: (message) => {
      if (!isOver) channel.send({ database, ...message });
    },
    close: () => {
      isOver = true;
      channel.close();
    },
  };
}

// The wrapper's types list no header at all.
const headers = (named: Readonly<Record<string, string>>): object => ({ initMessageHeaders: named });

// Null is an error of the whole channel: an object that says so, or a list with that object in it.
function saidIn(event: unknown): Said | null {
  const said: unknown = isRecord(event) && Array.isArray(event.data) ? event.data[0] : null;
  return isRecord(said) && !('error' in said) ? said : null;
}
