import { afterAll } from 'vitest';
import { startTestedServer, type TestedServer } from '../support/tested-server';
import { GrpcClient } from './grpc-client';

/** A server of its own for a test file, and a gRPC client to it; both end with the file. */
export async function startServer(): Promise<{ server: TestedServer; grpc: GrpcClient }> {
  const server = await startTestedServer();
  const grpc = new GrpcClient(server.port);
  afterAll(async () => {
    grpc.close();
    await server.close();
  });
  return { server, grpc };
}
