import type { Socket } from 'node:net';
import type { MethodDefinition, ServiceDefinition, UntypedServiceImplementation } from '@grpc/grpc-js';
import { Server, ServerCredentials, setLogger } from '@grpc/grpc-js';
import { METHODS } from '../service/methods';
import { Connections } from './connections';
import { ignoreDisconnectedClients } from './disconnected-clients';
import type { GrpcContext } from './grpc-context';
import { serveStreaming, serveUnary } from './methods';
import { serveListen, serveWrite } from './streams';

const MESSAGE_LIMIT = 100 * 1024 * 1024;
const KEEP_ALIVE_MILLIS = 10_000;
const PACKAGES = ['google.firestore.v1', 'google.firestore.v1beta1'];

/** A gRPC server without a port of its own. */
export type GrpcServer = {
  /** Takes over a connection before anything was read from it. */
  connect(socket: Socket): void;
  /** Ends all calls and connections. */
  close(): void;
};

/**
 * Serves `google.firestore.v1.Firestore`, and the same as v1beta1.
 * @param pingMillis a client is pinged after this much silence, and has as long to respond
 */
export function createGrpcServer(parts: Omit<GrpcContext, 'connections'>, pingMillis: number): GrpcServer {
  setLogger({ ...console, error: () => {}, info: () => {}, debug: () => {} });
  const connections = new Connections(parts.released);
  const server = new Server({
    'grpc.max_receive_message_length': MESSAGE_LIMIT,
    'grpc.max_send_message_length': MESSAGE_LIMIT,
    'grpc.keepalive_permit_without_calls': 1,
    'grpc.http2.min_ping_interval_without_data_ms': KEEP_ALIVE_MILLIS / 10,
    'grpc.keepalive_time_ms': pingMillis,
    'grpc.keepalive_timeout_ms': pingMillis,
  });
  const implementation = implement({ ...parts, connections });
  for (const name of PACKAGES) server.addService(definitionOf(`${name}.Firestore`), implementation);
  ignoreDisconnectedClients(server);
  const injector = server.createConnectionInjector(ServerCredentials.createInsecure());
  return {
    connect(socket) {
      connections.add(socket);
      injector.injectConnection(socket);
    },
    close() {
      server.forceShutdown();
      injector.destroy();
      connections.closeAll();
    },
  };
}

/** Messages pass through grpc-js as bytes, so that an undecodable message is rejected like any other invalid request. */
function definitionOf(service: string): ServiceDefinition {
  const definitions: Record<string, MethodDefinition<Buffer, Buffer>> = {};
  const define = (name: string, requestStream: boolean, responseStream: boolean): void => {
    const pass = (bytes: Buffer): Buffer => bytes;
    definitions[name] = {
      path: `/${service}/${name}`,
      requestStream,
      responseStream,
      requestSerialize: pass,
      requestDeserialize: pass,
      responseSerialize: pass,
      responseDeserialize: pass,
    };
  };
  for (const { name, streaming } of Object.values(METHODS)) define(name, false, streaming);
  define('Listen', true, true);
  define('Write', true, true);
  return definitions;
}

function implement(parts: GrpcContext): UntypedServiceImplementation {
  const implementation: UntypedServiceImplementation = { Listen: serveListen(parts), Write: serveWrite(parts) };
  for (const method of Object.values(METHODS))
    implementation[method.name] = method.streaming ? serveStreaming(parts, method) : serveUnary(parts, method);
  return implementation;
}
