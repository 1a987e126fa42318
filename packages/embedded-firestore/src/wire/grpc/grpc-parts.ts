import type { Database } from '../../engine/database';
import type { Backlog } from '../backlog';
import type { Service } from '../service/call';
import type { Connections } from './connections';

/** What the gRPC side of the server works with. */
export type GrpcParts = {
  readonly service: Service;
  /** Finds a database by its resource name. @throws INVALID_ARGUMENT when it is none */
  readonly database: (name: string) => Database;
  /** Told of the object that stood for a connection, once it is closed. */
  readonly released: (connection: object) => void;
  readonly log: (line: string) => void;
  /** What clients have not read yet. */
  readonly backlog: Backlog;
  readonly connections: Connections;
};
