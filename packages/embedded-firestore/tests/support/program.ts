import { type ChildProcess, execFileSync, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The package as it is shipped, `bin` and `dist`, in a folder of its own: other tests may be building theirs. */
export type Shipped = { readonly folder: string; readonly cli: string; readonly java: string; remove(): void };

/** Builds the package. @param name of the folder that it is put into */
export function ship(name = 'shipped'): Shipped {
  const parent = mkdtempSync(join(tmpdir(), 'embedded-firestore-'));
  const folder = join(parent, name);
  execFileSync(process.execPath, [here('../../build.mjs'), join(folder, 'dist')]);
  cpSync(here('../../bin'), join(folder, 'bin'), { recursive: true });
  return {
    folder,
    cli: join(folder, 'dist/cli.js'),
    java: join(folder, 'bin/java'),
    remove: () => rmSync(parent, { recursive: true }),
  };
}

/** A running program and what it has printed. */
export class Program {
  output = '';
  readonly process: ChildProcess;
  private readonly ended: Promise<unknown[]>;

  constructor(command: string, args: readonly string[], { env, ...options }: SpawnOptions = {}) {
    this.process = spawn(command, args, { ...options, env: { ...process.env, ...env } });
    for (const stream of [this.process.stdout, this.process.stderr])
      stream?.on('data', (chunk: Buffer) => {
        this.output += chunk.toString();
      });
    this.ended = once(this.process, 'close');
  }

  /** Waits until it has printed something of this form. @throws with all that it has printed when it ends without */
  async says(pattern: RegExp): Promise<RegExpExecArray> {
    for (;;) {
      const match = pattern.exec(this.output);
      if (match) return match;
      const [ended] = await Promise.race([
        once(this.process.stdout ?? this.process, 'data').then(() => [false]),
        this.ended.then(() => [true]),
      ]);
      const last = pattern.exec(this.output);
      if (last) return last;
      if (ended) throw new Error(`it ended without saying ${pattern}:\n${this.output}`);
    }
  }

  /** The port that the server says it is running on. */
  async port(): Promise<number> {
    return Number((await this.says(/running on \S+?:(\d+)\./))[1]);
  }

  /** Its exit code, or the signal that ended it. */
  async exit(): Promise<unknown> {
    const [code, signal] = await this.ended;
    return code ?? signal;
  }

  kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<unknown> {
    this.process.kill(signal);
    return this.exit();
  }
}
