import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { send } from '../conformance/http-client';
import { dataFolders } from '../support/data-folder';
import { Program, type Shipped, ship } from '../support/program';

const documents = '/v1/projects/demo/databases/(default)/documents';
const newFolder = dataFolders();
let shipped: Shipped;
let running: Program[] = [];

beforeAll(() => {
  shipped = ship();
});

afterEach(async () => {
  for (const program of running) await program.kill();
  running = [];
});

afterAll(() => shipped.remove());

function start(...[command, args, options]: ConstructorParameters<typeof Program>): Program {
  const program = new Program(command, args, options);
  running.push(program);
  return program;
}

async function put(port: number, id: string, length: number): Promise<number> {
  const body = JSON.stringify({ fields: { s: { stringValue: 'x'.repeat(length) } } });
  return (await send(port, { method: 'PATCH', path: `${documents}/c/${id}`, body })).status;
}
const statusOf = async (port: number, id: string) => (await send(port, { method: 'GET', path: `${documents}/c/${id}` })).status;

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

describe('a full disk', () => {
  it('refuses what does not fit, loses nothing, and takes what fits', async () => {
    const data = newFolder();
    const args = [process.execPath, shipped.cli, '--port', '0', '--data', data];
    const limited = start('sh', ['-c', 'trap "" XFSZ; ulimit -f 1024; exec "$@"', 'sh', ...args]);
    const port = await limited.port();
    const kept: string[] = [];
    let status = 200;
    while (status === 200) {
      status = await put(port, `d${kept.length}`, 100_000);
      if (status === 200) kept.push(`d${kept.length}`);
    }

    expect(status).toBe(429);
    expect(kept.length).toBeGreaterThan(2);
    expect([await statusOf(port, 'd0'), await statusOf(port, `d${kept.length}`)]).toEqual([200, 404]);
    expect(await put(port, 'small', 10)).toBe(200);
    expect(await limited.kill('SIGINT')).toBe(0);

    const unlimited = start(process.execPath, args.slice(1));
    const again = await unlimited.port();
    expect(await Promise.all([...kept, 'small'].map((id) => statusOf(again, id)))).toEqual([...kept.map(() => 200), 200]);
    expect(await put(again, 'big', 100_000)).toBe(200);
  });
});

describe('nobody is left behind:', () => {
  it('the server stays without its standard input', async () => {
    const server = start(process.execPath, [shipped.cli, '--port', '0']);
    const port = await server.port();

    server.process.stdin?.end();
    await once(server.process.stdin ?? server.process, 'close');

    expect(await put(port, 'a', 1)).toBe(200);
  });

  it('the server ends, having saved, when firebase-tools is killed without a word', async () => {
    const data = newFolder();
    const jar = join(dirname(shipped.java), 'embedded-firestore.jar');
    const options = '{ detached: true, stdio: ["inherit", "pipe", "pipe"] }';
    const script = `
      const { spawn } = require('node:child_process');
      const child = spawn(${JSON.stringify(shipped.java)}, ['-jar', ${JSON.stringify(jar)}, '--port', '0'], ${options});
      console.log('pid ' + child.pid + '.');
      child.stdout.pipe(process.stdout);`;
    const env = { EMBEDDED_FIRESTORE_EXIT_WITH_PARENT: '1', EMBEDDED_FIRESTORE_DATA: data };
    const starter = start(process.execPath, ['-e', script], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    const pid = Number((await starter.says(/pid (\d+)\./))[1]);
    const port = await starter.port();
    expect(await put(port, 'a', 1)).toBe(200);
    expect(existsSync(join(data, 'lock'))).toBe(true);

    starter.process.kill('SIGKILL');

    await expect.poll(() => isAlive(pid)).toBe(false);
    expect(existsSync(join(data, 'lock'))).toBe(false);
  });

  it('the server looks for its parent a few times a second, not all the time', async () => {
    const log =
      '{ const set = setInterval; globalThis.setInterval = (act, ms) => { console.log("each " + ms + " ms"); return set(act, ms); }; }';
    const args = ['--import', `data:text/javascript,${encodeURIComponent(log)}`, shipped.cli, '--port', '0'];

    const server = start(process.execPath, args, { env: { EMBEDDED_FIRESTORE_EXIT_WITH_PARENT: '1' } });

    const [, millis] = await server.says(/each (\S+) ms/);
    expect(Number(millis)).toBeGreaterThanOrEqual(100);
  });

  it('the rules of Storage end with their standard input', async () => {
    const runtime = spawn(process.execPath, [join(shipped.folder, 'dist/storage-runtime.js')], { stdio: ['pipe', 'pipe', 'inherit'] });
    await once(runtime.stdout, 'data');

    runtime.stdin.end();

    expect((await once(runtime, 'exit'))[0]).toBe(0);
  });
});
