import { createServer as createHttpServer, type Server as HttpServer, type RequestListener } from 'node:http';
import { type AddressInfo, createServer as createNetServer, type Server as NetServer, type Socket } from 'node:net';
import { firstBytes } from './first-bytes';
import type { GrpcServer } from './wire/grpc/grpc-server';

const HTTP2_PREFACE = 'PRI * HTTP/2.0';
/** Longer than the minute after which the SDKs close an idle connection. */
const KEEP_ALIVE_MILLIS = 75_000;
/** How long pending requests may take when the port closes. */
const GRACE_MILLIS = 1_000;
const CHECKS_PER_LIMIT = 10;

export type PortOptions = {
  readonly host: string;
  readonly port: number;
  readonly handler: RequestListener;
  /** Loads the gRPC server at the first HTTP/2 connection. */
  readonly grpc: () => Promise<GrpcServer>;
  /** How long a request may take to arrive, in milliseconds. */
  readonly requestMillis: number;
  readonly log: (line: string) => void;
};

export type Port = {
  readonly number: number;
  stopAccepting(): void;
  /** Waits for pending requests, for at most a second, and ends all connections. */
  close(): Promise<void>;
};

/** Listens on one port for HTTP/1.1 and gRPC, distinguished by a connection's first bytes. @throws EADDRINUSE and the like */
export async function listen({ host, port, handler, grpc, requestMillis, log }: PortOptions): Promise<Port> {
  const openResponses = new Set<object>();
  const http = httpServer(requestMillis, (request, response) => {
    openResponses.add(response);
    response.on('close', () => openResponses.delete(response));
    handler(request, response);
  });
  const sockets = new Set<Socket>();
  let grpcServer: Promise<GrpcServer> | undefined;
  const net = createNetServer({ noDelay: true, pauseOnConnect: true }, (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    const serve = async (isHttp2: boolean): Promise<void> => {
      if (!isHttp2) http.emit('connection', socket);
      else {
        grpcServer ??= grpc();
        (await grpcServer).connect(socket);
      }
      socket.resume();
    };
    firstBytes(socket, HTTP2_PREFACE, (isHttp2) => {
      serve(isHttp2).catch((error: unknown) => {
        log(`A connection failed: ${error instanceof Error ? error.stack : String(error)}`);
        socket.destroy();
      });
    });
  });
  await started(net, port, host);
  return {
    number: (net.address() as AddressInfo).port,
    stopAccepting: () => net.close(),
    async close() {
      const deadline = Date.now() + GRACE_MILLIS;
      while (openResponses.size > 0 && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 10));
      http.close();
      (await grpcServer)?.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** An HTTP server that does not listen; connections are passed to it. */
function httpServer(requestMillis: number, handler: RequestListener): HttpServer {
  const limits = { requestTimeout: requestMillis, headersTimeout: requestMillis, keepAliveTimeout: KEEP_ALIVE_MILLIS };
  const http = createHttpServer(
    { ...limits, connectionsCheckingInterval: Math.ceil(requestMillis / CHECKS_PER_LIMIT), noDelay: true },
    handler,
  );
  http.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    const status = error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? '408 Request Timeout' : '400 Bad Request';
    if (socket.writable) socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
    else socket.destroy();
  });
  // The server enforces request timeouts only after this event; another server listens in its place.
  http.emit('listening');
  return http;
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
