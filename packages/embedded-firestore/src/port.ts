import { createServer as createHttpServer, type RequestListener } from 'node:http';
import { type AddressInfo, createServer as createNetServer, type Server as NetServer, type Socket } from 'node:net';
import { firstBytes } from './first-bytes';
import type { GrpcServer } from './wire/grpc/grpc-server';

const HTTP2_PREFACE = 'PRI * HTTP/2.0';
/** Above the minute after which the SDKs give up an idle connection themselves. */
const KEEP_ALIVE_MILLIS = 75_000;
/** How long requests under way may take when the port closes. */
const GRACE_MILLIS = 1_000;

export type PortOptions = {
  readonly host: string;
  readonly port: number;
  readonly handler: RequestListener;
  /** Loads the gRPC side, at the first connection that speaks HTTP/2. */
  readonly grpc: () => Promise<GrpcServer>;
};

export type Port = {
  readonly number: number;
  stopAccepting(): void;
  /** Waits for the requests under way, for at most a second, and ends all connections. */
  close(): Promise<void>;
};

/** Listens on a port that speaks both HTTP/1.1 and gRPC: the first bytes of a connection tell. @throws EADDRINUSE and the like */
export async function listen({ host, port, handler, grpc }: PortOptions): Promise<Port> {
  const underWay = new Set<object>();
  const http = createHttpServer({ requestTimeout: 0, keepAliveTimeout: KEEP_ALIVE_MILLIS, noDelay: true }, (request, response) => {
    underWay.add(response);
    response.on('close', () => underWay.delete(response));
    handler(request, response);
  });
  http.on('clientError', (_error, socket: Socket) => {
    if (socket.writable) socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
    else socket.destroy();
  });
  const sockets = new Set<Socket>();
  let grpcServer: Promise<GrpcServer> | undefined;
  const net = createNetServer({ noDelay: true, pauseOnConnect: true }, (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    firstBytes(socket, HTTP2_PREFACE, async (isHttp2) => {
      if (!isHttp2) http.emit('connection', socket);
      else {
        grpcServer ??= grpc();
        (await grpcServer).connect(socket);
      }
      socket.resume();
    });
  });
  await started(net, port, host);
  return {
    number: (net.address() as AddressInfo).port,
    stopAccepting: () => net.close(),
    async close() {
      const deadline = Date.now() + GRACE_MILLIS;
      while (underWay.size > 0 && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 10));
      (await grpcServer)?.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

function started(server: NetServer, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      server.on('error', () => {});
      resolve();
    });
  });
}
