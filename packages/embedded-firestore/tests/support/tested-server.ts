import { shortRunJavaOptions, startOfficialEmulator } from '../../official/official-emulator.mjs';
import { createServer, type ServerOptions } from '../../src/server';

/** What a test needs of a server over the wire: ours, or Google's emulator. */
export type TestedServer = {
  readonly port: number;
  /** Removes all documents of a project. */
  clear(project: string): Promise<void>;
  /** @throws when the rules do not compile */
  loadRules(project: string, source: string): Promise<void>;
  close(): Promise<void>;
};

/** Whether the tests run against Google's emulator: the project `official-store` of vite.config.ts sets it. */
export const isOfficial = process.env.TESTED_SERVER === 'official';

/** What time limits are multiplied by: Google's emulator begins slowly, and waits in real time. */
export const timeoutFactor = isOfficial ? 4 : 1;

/** A server for one test file. `options` apply to ours only. */
export async function startTestedServer(options: ServerOptions = {}): Promise<TestedServer> {
  const { port, close } = await (isOfficial ? startOfficial() : startOurs(options));
  const project = (name: string) => `http://127.0.0.1:${port}/emulator/v1/projects/${name}`;
  return {
    port,
    clear: (name) => request(`${project(name)}/databases/(default)/documents`, { method: 'DELETE' }),
    loadRules: (name, content) =>
      request(`${project(name)}:securityRules`, {
        method: 'PUT',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } }),
      }),
    close,
  };
}

async function startOurs(options: ServerOptions) {
  const server = await createServer({ log: () => {}, ...options });
  return { port: server.port, close: () => server.close() };
}

async function startOfficial() {
  const emulator = await startOfficialEmulator({ javaOptions: shortRunJavaOptions });
  return { port: emulator.port, close: () => emulator.stop() };
}

async function request(url: string, init: RequestInit): Promise<void> {
  const response = await fetch(url, init);
  if (!response.ok) throw new Error(`${init.method} ${url} responded with ${response.status}: ${await response.text()}`);
}
