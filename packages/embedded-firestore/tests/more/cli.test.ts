import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { post, send } from '../conformance/http-client';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const documents = 'projects/demo/databases/(default)/documents';

let folder: string;
let cli: string;
const running = new Set<Running>();

/** The program, built for this test alone. */
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'embedded-firestore-cli-'));
  cli = join(folder, 'cli.mjs');
  const banner = "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);";
  await build({
    entryPoints: [here('../../src/cli.ts')],
    outfile: cli,
    bundle: true,
    format: 'esm',
    platform: 'node',
    banner: { js: banner },
  });
});

afterEach(async () => {
  for (const each of running) await each.stop('SIGKILL');
});
afterAll(() => rmSync(folder, { recursive: true }));

/** A running program and what it printed. */
class Running {
  output = '';
  private readonly process: ChildProcess;
  private readonly exited: Promise<unknown[]>;

  constructor(args: readonly string[], environment: Record<string, string> = {}) {
    this.process = spawn(process.execPath, [cli, ...args], { env: { ...process.env, ...environment } });
    for (const stream of [this.process.stdout, this.process.stderr])
      stream?.on('data', (chunk: Buffer) => {
        this.output += chunk.toString();
      });
    this.exited = once(this.process, 'exit');
    running.add(this);
  }

  /** The port that it says it is running on. */
  async port(): Promise<number> {
    const port = () => /running on \S+?:(\d+)\./.exec(this.output)?.[1];
    await expect.poll(port).toBeDefined();
    return Number(port());
  }

  async stop(signal: 'SIGINT' | 'SIGTERM' | 'SIGKILL'): Promise<unknown> {
    this.process.kill(signal);
    return this.exit();
  }

  async exit(): Promise<unknown> {
    const [code] = await this.exited;
    running.delete(this);
    return code;
  }
}

const create = (port: number, id: string) =>
  post(port, `${documents}/c?documentId=${id}`, { fields: { n: { integerValue: '1' } } }).then(({ status }) => status);
const statusOf = (port: number, path: string) => send(port, { method: 'GET', path }).then(({ status }) => status);

describe('the command line', () => {
  it('starts as firebase-tools starts the official emulator, and says what it does not know', async () => {
    const rules = join(folder, 'firestore.rules');
    writeFileSync(rules, "rules_version = '2'; service cloud.firestore { match /{path=**} { allow read; } }");
    const args = ['--host', '127.0.0.1', '--port=0', '--websocket_port', '0', '--database-edition', 'standard', '--project_id', 'demo'];

    const program = new Running([
      ...args,
      `--rules=${rules}`,
      '--single_project_mode',
      'true',
      '--functions_emulator',
      'localhost:1',
      '--nope',
      'x',
    ]);
    const port = await program.port();

    expect(await create(port, 'a')).toBe(403);
    expect(await statusOf(port, `/v1/${documents}/c/a`)).toBe(404);
    expect(program.output).toContain('Unknown argument --nope');
    expect(program.output).not.toContain('No rules');
  });

  it.each(['SIGINT', 'SIGTERM'] as const)('keeps what it has answered, and ends with 0 on %s', async (signal) => {
    const data = join(folder, `data-${signal}`);
    const first = new Running(['--port', '0'], { EMBEDDED_FIRESTORE_DATA: data });
    expect(await create(await first.port(), 'a')).toBe(200);

    expect(await first.stop(signal)).toBe(0);
    const second = new Running(['--port', '0', '--data', data]);

    expect(await statusOf(await second.port(), `/v1/${documents}/c/a`)).toBe(200);
    expect(second.output).toContain('No rules');
  });

  it('says that the address is in use, with the port, and fails', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as { port: number };

    const program = new Running(['--port', String(port)]);

    expect(await program.exit()).toBe(1);
    expect(program.output).toMatch(new RegExp(`${port}: address already in use`));
    other.close();
  });

  it('answers 426 where the request monitor would be', async () => {
    const free = createServer().listen(0, '127.0.0.1');
    await once(free, 'listening');
    const { port: monitor } = free.address() as { port: number };
    free.close();
    await once(free, 'close');

    const program = new Running(['--port', '0', '--websocket_port', String(monitor)]);
    await program.port();

    expect(await statusOf(monitor, '/')).toBe(426);
  });

  it('refuses everything while the rules that it was given do not compile', async () => {
    const rules = join(folder, 'broken.rules');
    writeFileSync(rules, 'service cloud.firestore { match');

    const program = new Running(['--port', '0', '--rules', rules]);

    expect(await statusOf(await program.port(), `/v1/${documents}/c/a`)).toBe(403);
    expect(program.output).toContain('broken.rules:1:');
  });

  it('starts from an export', async () => {
    const first = new Running(['--port', '0', '--project_id', 'demo']);
    const port = await first.port();
    await create(port, 'a');
    const exported = { database: 'projects/demo/databases/(default)', export_directory: folder, export_name: 'firestore_export' };
    const path = '/emulator/v1/projects/demo:export';
    expect((await send(port, { method: 'POST', path, body: JSON.stringify(exported) })).status).toBe(200);
    const seed = join(folder, 'firestore_export/firestore_export.overall_export_metadata');
    expect(existsSync(seed)).toBe(true);

    const second = new Running(['--port', '0', '--project_id', 'other', '--seed_from_export', seed]);
    const others = documents.replace('demo', 'other');

    expect(await statusOf(await second.port(), `/v1/${others}/c/a`)).toBe(200);
  });
});
