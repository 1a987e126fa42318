import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { systemTime, type Time } from '../../src/engine/time';
import { createServer, type Server } from '../../src/server';
import { startTestedServer, type TestedServer } from '../support/tested-server';
import { plainFields } from './plain-value';
import { grpcProxy } from './proxy-grpc';
import { httpProxy } from './proxy-http';
import type { RunningProxy } from './proxy-record';
import type { Context, Control, Health, OwnServerOptions } from './scenario';

const owner = { Authorization: 'Bearer owner', 'Content-Type': 'application/json' };
const batchSize = 500;

type Own = { folder: string; options: OwnServerOptions; running: Server | undefined };

export type RunningControl = Control & {
  /** What servers printed beside a stack: bugs. There should be none. */
  readonly bugs: readonly string[];
  /** How often a server was stopped: then a browser's client asks another host whether it is offline. */
  readonly outages: number;
  close(): Promise<void>;
};

/** The controls in the process that runs servers and proxies; `close` ends all of them. */
export function createControl(transport: Context['transport']): RunningControl {
  const bugs: string[] = [];
  const log = (line: string) => {
    if (/\n\s+at /.test(line)) bugs.push(line);
  };
  const own = new Map<number, Own>();
  const proxies = new Map<number, RunningProxy>();
  let shared: Promise<TestedServer> | undefined;

  const ownedBy = (port: number): Own => {
    const found = own.get(port);
    if (!found) throw new Error(`no server of a scenario on port ${port}`);
    return found;
  };
  const proxyAt = (port: number): RunningProxy => {
    const found = proxies.get(port);
    if (!found) throw new Error(`no proxy on port ${port}`);
    return found;
  };

  let outages = 0;

  return {
    bugs,
    get outages() {
      return outages;
    },
    sharedServer: async () => {
      shared ??= startTestedServer({ log });
      return (await shared).port;
    },
    ownServer: async (options = {}) => {
      const folder = mkdtempSync(join(tmpdir(), 'sdk-server-'));
      const running = await createServer({ port: 0, log, ...serverOptions(folder, options) });
      own.set(running.port, { folder, options, running });
      return running.port;
    },
    stopServer: async (port) => {
      const found = ownedBy(port);
      outages++;
      await found.running?.close();
      found.running = undefined;
    },
    startServer: async (port) => {
      const found = ownedBy(port);
      found.running = await createServer({ port, log, ...serverOptions(found.folder, found.options) });
    },
    health: async (port) => (await ask(port, 'GET', '/__/health')) as Health,
    serverHeap: async () => {
      collectGarbage();
      return process.memoryUsage().heapUsed;
    },
    loadRules: async (port, projectId, content) => {
      await ask(port, 'PUT', `/emulator/v1/projects/${projectId}:securityRules`, {
        rules: { files: [{ name: 'firestore.rules', content }] },
      });
    },
    clear: async (port, projectId, below) => {
      await ask(
        port,
        'DELETE',
        `/emulator/v1/projects/${projectId}/databases/(default)/documents${below === undefined ? '' : `/${below}`}`,
      );
    },
    write: async (port, projectId, documents) => {
      const writes = Object.entries(documents).map(([path, fields]) => {
        const name = `projects/${projectId}/databases/(default)/documents/${path}`;
        return fields === null ? { delete: name } : { update: { name, fields: plainFields(fields) } };
      });
      for (let from = 0; from < writes.length; from += batchSize) await batchWrite(port, projectId, writes.slice(from, from + batchSize));
    },
    proxy: async (port, { keepAliveMs } = {}) => {
      const proxy = transport === 'grpc' ? await grpcProxy(port) : await httpProxy(port, keepAliveMs);
      proxies.set(proxy.port, proxy);
      return proxy.port;
    },
    disturb: async (port, disturbance) => {
      proxyAt(port).record.disturbance = disturbance;
    },
    traffic: async (port) => proxyAt(port).record.traffic,
    sawOnTheWire: async (port, text) => proxyAt(port).record.includes(text),
    close: async () => {
      await Promise.all([...proxies.values()].map((proxy) => proxy.close()));
      await Promise.all([...own.values()].map(({ running }) => running?.close()));
      await (await shared)?.close();
      for (const { folder } of own.values()) rmSync(folder, { recursive: true, force: true });
    },
  };
}

function serverOptions(dataDir: string, { forgetful, hurry, historyBytes }: OwnServerOptions) {
  return {
    ...(forgetful ? {} : { dataDir }),
    ...(historyBytes === undefined ? {} : { historyBytes }),
    ...(hurry === undefined ? {} : { time: hurried(hurry) }),
  };
}

const hurried = (times: number): Time => ({
  now: systemTime.now,
  after: (milliseconds, action) => systemTime.after(milliseconds < 5_000 ? milliseconds : milliseconds / times, action),
});

async function ask(port: number, method: string, path: string, body?: unknown): Promise<unknown> {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    headers: owner,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text}`);
  return text === '' ? undefined : JSON.parse(text);
}

async function batchWrite(port: number, projectId: string, writes: readonly unknown[]): Promise<void> {
  const answer = (await ask(port, 'POST', `/v1/projects/${projectId}/databases/(default)/documents:batchWrite`, { writes })) as {
    status: { code?: number; message?: string }[];
  };
  const failed = answer.status.find(({ code }) => code !== undefined && code !== 0);
  if (failed) throw new Error(`writing failed: ${JSON.stringify(failed)}`);
}

function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
}
