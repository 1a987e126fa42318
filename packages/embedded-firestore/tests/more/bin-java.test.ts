import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Shipped, ship } from '../support/program';

let shipped: Shipped;
let bin: string;
let tools: string;

beforeAll(() => {
  shipped = ship('a folder with spaces');
  bin = dirname(shipped.java);
  tools = folder('tools');
  symlinkSync(process.execPath, join(tools, 'node'));
  for (const tool of ['sh', 'dirname', 'readlink'])
    symlinkSync(spawnSync('which', [tool], { encoding: 'utf8' }).stdout.trim(), join(tools, tool));
});

afterAll(() => shipped.remove());

/** A folder of its own. */
function folder(name: string): string {
  const path = join(shipped.folder, name);
  mkdirSync(path);
  return path;
}

/** A folder with a Java that says who it is and what it was asked. */
function anotherJava(name: string): string {
  const path = folder(name);
  writeFileSync(join(path, 'java'), `#!/bin/sh\necho "${name}:" "$@"\n`);
  chmodSync(join(path, 'java'), 0o755);
  return path;
}

/** Calls a stand-in with nothing on PATH but these folders, node, and what a shell script needs: no Java of this computer. */
function java(args: readonly string[], { command = shipped.java, path = [bin], input = '', env = {} } = {}) {
  const PATH = [...path, tools].join(':');
  const { status, stdout, stderr } = spawnSync(command, args, { env: { ...env, PATH }, input, encoding: 'utf8' });
  return { status, stdout, stderr };
}

describe('the stand-in for Java', () => {
  it('has a version that firebase-tools accepts, on standard error', () => {
    const { status, stdout, stderr } = java(['-Duser.language=en', '-Dfile.encoding=UTF-8', '-version']);

    expect([status, stdout]).toEqual([0, '']);
    expect(Number(/version "(\d+)/.exec(stderr)?.[1])).toBeGreaterThanOrEqual(21);
  });

  it('starts the Firestore server', () => {
    const { status, stdout } = java([
      '-Dgoogle.cloud_firestore.debug_log_level=FINE',
      '-jar',
      join(bin, 'embedded-firestore.jar'),
      '--help',
    ]);

    expect([status, stdout]).toEqual([0, expect.stringContaining('--rules')]);
  });

  it('starts the rules of Storage, and hands standard input on', () => {
    const input = '{"id": 1, "action": "nothing"}\n';

    const { status, stdout } = java(['-jar', join(bin, 'embedded-storage-rules.jar'), 'serve'], { input });

    const lines = stdout.trim().split('\n');
    expect([status, ...lines.map((line) => JSON.parse(line) as unknown)]).toMatchObject([
      0,
      { id: -1, status: 'ok' },
      { id: 1, status: 'ok' },
    ]);
  });

  it('starts Google’s emulator with the Java and the jar that its environment names, and its own arguments', () => {
    const env = { OFFICIAL_FIRESTORE_JAVA: join(anotherJava('a real java'), 'java'), OFFICIAL_FIRESTORE_JAR: '/a folder/emulator.jar' };
    const args = ['-Dgoogle.cloud_firestore.debug_log_level=FINE', '-jar', join(bin, 'official-firestore.jar'), '--port', '8080'];

    const { stdout } = java(args, { env });

    const mainClass = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';
    expect(stdout).toBe(`a real java: -Duser.language=en -cp /a folder/emulator.jar ${mainClass} --port 8080\n`);
  });

  it('works through a link, and through a link to that', () => {
    const links = folder('links');
    symlinkSync(shipped.java, join(links, 'java'));
    symlinkSync('java', join(links, 'again'));
    const args = ['-jar', join(bin, 'embedded-firestore.jar'), '--help'];

    expect(java(args, { command: join(links, 'java') }).status).toBe(0);
    expect(java(args, { command: join(links, 'again') }).status).toBe(0);
  });

  it('gives any other program to the next Java on the path, arguments as they are', () => {
    const path = [bin, anotherJava('next'), anotherJava('last')];

    expect(java(['-jar', 'other thing.jar', 'a  b'], { path })).toMatchObject({ status: 0, stdout: 'next: -jar other thing.jar a  b\n' });
    expect(java(['Main'], { path })).toMatchObject({ status: 0, stdout: 'next: Main\n' });
  });

  it('says so when there is no other Java', () => {
    expect(java(['-jar', 'other.jar'])).toEqual({ status: 127, stdout: '', stderr: expect.stringMatching(/needs a real Java/) });
  });

  it('does not take itself, a link to itself or a second stand-in for another Java', () => {
    const links = folder('more links');
    symlinkSync(shipped.java, join(links, 'java'));
    const second = join(shipped.folder, 'second');
    cpSync(bin, second, { recursive: true });

    expect(java(['-jar', 'other.jar'], { path: [links, second, bin, links, second] }).status).toBe(127);
    expect(java(['-jar', 'other.jar'], { path: [second, bin, anotherJava('real')] }).stdout).toBe('real: -jar other.jar\n');
  });
});
