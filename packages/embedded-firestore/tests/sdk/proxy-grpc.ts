import { type ClientHttp2Session, connect, constants, createServer, type IncomingHttpHeaders, type ServerHttp2Stream } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { ProxyRecord, type RunningProxy } from './proxy-record';

/** Forwards gRPC calls, message by message, to the server on `target`. */
export async function grpcProxy(target: number): Promise<RunningProxy> {
  const record = new ProxyRecord();
  const sessions = new Set<{ destroy(): void }>();
  const server = createServer();
  server.on('session', (session) => {
    const upstream = connect(`http://127.0.0.1:${target}`);
    upstream.on('error', () => session.destroy());
    session.on('error', () => upstream.destroy());
    session.on('close', () => upstream.destroy());
    upstream.on('close', () => session.destroy());
    session.on('stream', (stream, headers) => forward(stream, headers, upstream, record));
    sessions.add(session).add(upstream);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    record,
    close: async () => {
      for (const session of sessions) session.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function forward(stream: ServerHttp2Stream, headers: IncomingHttpHeaders, upstream: ClientHttp2Session, record: ProxyRecord): void {
  record.count('requests');
  const call = upstream.request(headers);
  let trailers: IncomingHttpHeaders = {};
  let rest = Buffer.alloc(0);
  stream.pipe(call);
  call.on('response', (answer, flags) => {
    const ends = (flags & constants.NGHTTP2_FLAG_END_STREAM) !== 0;
    stream.respond(answer, ends ? { endStream: true } : { waitForTrailers: true });
  });
  call.on('trailers', (sent) => {
    trailers = sent;
  });
  stream.on('wantTrailers', () => stream.sendTrailers(trailers));
  call.on('data', (chunk: Buffer) => {
    record.saw(chunk);
    rest = Buffer.concat([rest, chunk]);
    for (let length = frameLength(rest); length !== undefined; length = frameLength(rest)) {
      const message = rest.subarray(0, length);
      if (!record.swallows(message.toString('latin1'))) stream.write(message);
      rest = rest.subarray(length);
    }
  });
  call.on('end', () => stream.end());
  call.on('error', () => stream.close(constants.NGHTTP2_CANCEL));
  stream.on('error', () => call.close(constants.NGHTTP2_CANCEL));
  stream.on('close', () => call.close(constants.NGHTTP2_CANCEL));
}

/** Length of the first whole gRPC message with its prefix of 5 bytes, if there is one. */
function frameLength(bytes: Buffer): number | undefined {
  if (bytes.length < 5) return undefined;
  const length = 5 + bytes.readUInt32BE(1);
  return bytes.length >= length ? length : undefined;
}
