import { createServer, type Server, type ServerOptions } from '../../src/server';
import type { Connection } from './scenarios/connect';

/** A server for browser tests, with what an administrator does beside the page. */
export type ServerUnderTest = {
  readonly server: Server;
  /** How a page reaches a project of the server; `more` are the SDK's settings. */
  connection(project: string, more?: Partial<Connection>): Connection;
  /** Commits writes (ProtoJSON, names relative to the documents root) as administrator. */
  commit(project: string, writes: readonly Write[]): Promise<void>;
};

export type Write = {
  readonly update?: { readonly name: string; readonly fields?: object };
  readonly delete?: string;
  readonly updateMask?: { readonly fieldPaths: readonly string[] };
  readonly updateTransforms?: readonly object[];
};

export async function startServer(options: ServerOptions = {}): Promise<ServerUnderTest> {
  const server = await createServer(options);
  return {
    server,
    connection: (project, more = {}) => ({ host: '127.0.0.1', port: server.port, project, ...more }),
    async commit(project, writes) {
      const database = `projects/${project}/databases/(default)`;
      const named = writes.map((write) => ({
        ...write,
        ...(write.update && { update: { ...write.update, name: `${database}/documents/${write.update.name}` } }),
        ...(write.delete !== undefined && { delete: `${database}/documents/${write.delete}` }),
      }));
      const response = await fetch(`http://127.0.0.1:${server.port}/v1/${database}/documents:commit`, {
        method: 'POST',
        headers: { Authorization: 'Bearer owner', Connection: 'close' },
        body: JSON.stringify({ writes: named }),
      });
      if (!response.ok) throw new Error(await response.text());
    },
  };
}
