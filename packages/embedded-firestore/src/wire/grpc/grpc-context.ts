import type { Database } from '../../engine/database';
import type { Backlog } from '../backlog';
import type { Service } from '../service/call';
import type { Connections } from './connections';

/** The dependencies of the gRPC server. */
export type GrpcContext = {
  readonly service: Service;
  /** Finds a database by its resource name. @throws INVALID_ARGUMENT when it is none */
  readonly database: (name: string) => Database;
  /** Called with a connection's identity object once it is closed. */
  readonly released: (connection: object) => void;
  readonly log: (line: string) => void;
  /** Bytes that clients have not read yet. */
  readonly backlog: Backlog;
  readonly connections: Connections;
};
