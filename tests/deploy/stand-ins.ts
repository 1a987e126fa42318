import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { onTestFinished } from 'vitest';

/** What a stand-in answers to commands whose words begin like this: what it prints, or the code that it fails with. */
export type Answers = Record<string, string | number>;

/**
 * Stand-ins for `firebase`, `gcloud`, `npm`, `git` and `node`, found before the real ones. Each notes how it was called and answers as told, else with
 * nothing.
 */
export function standIns(answers: Answers) {
  const folder = mkdtempSync(join(tmpdir(), 'loggia-deploy-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const log = join(folder, 'calls.log');
  writeFileSync(log, '');
  const bin = join(folder, 'bin');
  mkdirSync(bin);
  for (const name of ['firebase', 'gcloud', 'npm', 'git', 'node']) {
    writeFileSync(join(bin, name), script(name, log, answers));
    chmodSync(join(bin, name), 0o755);
  }
  return { path: [bin, '/usr/bin', '/bin'].join(delimiter), calls: () => readFileSync(log, 'utf8').split('\n').filter(Boolean) };
}

/** In the language of the shell, which starts at once. */
const script = (name: string, log: string, answers: Answers) => `#!/bin/sh
call="${name} $*"
echo "$call" >> ${quoted(log)}
case "$call" in
${Object.entries(answers)
  .map(([words, answer]) => `  ${quoted(words)}*) ${typeof answer === 'number' ? `exit ${answer}` : `printf '%s' ${quoted(answer)}`} ;;`)
  .join('\n')}
esac
`;

const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;

/** Serves on a port of its own until the test is over. @returns its address, without a trailing slash */
export async function serve(answer: (request: IncomingMessage, response: ServerResponse) => void): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await new Promise((resolve) => server.once('listening', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
