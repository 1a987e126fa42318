// npm test: everything, ending with "N passed, N failed". `--only check` runs format, lint, walls and types alone.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { build, install, root } from './setup.mjs';

const { values, positionals } = parseArgs({ options: { only: { type: 'string' } }, allowPositionals: true });
const bin = (name) => `${root}/node_modules/.bin/${name}`;

install();
const folder = `${root}/.loggia/test-${process.pid}`;
mkdirSync(folder, { recursive: true });
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

const outcomes = await checks();
if (values.only !== 'check') {
  await build();
  outcomes.push(await suites());
}
const total = (key) => outcomes.reduce((sum, outcome) => sum + outcome[key], 0);
console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
process.exit(total('failed') === 0 ? 0 : 1);

async function checks() {
  const walls = [
    '--require',
    './scripts/walls.jsx.cjs',
    bin('depcruise'),
    '--config',
    'scripts/walls.config.mjs',
    'src',
    'functions/src',
    'packages',
    'tests',
  ];
  const commands = [
    ['format and lint', bin('biome'), ['ci', '--error-on-warnings', `--colors=${process.stdout.isTTY ? 'force' : 'off'}`, '.']],
    ['walls between rooms', process.execPath, walls],
    ['types', bin('tsc'), ['--build']],
  ];
  const results = [];
  for (const [name, command, args] of commands) {
    const started = Date.now();
    const ok = (await run(command, args)) === 0;
    console.log(`${ok ? '✓' : '✗'} ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
    results.push({ passed: ok ? 1 : 0, failed: ok ? 0 : 1 });
  }
  return results;
}

async function suites() {
  const report = `${folder}/report.json`;
  const code = await run(bin('vitest'), ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...positionals]);
  const { numPassedTests: passed, numFailedTests: failed } = JSON.parse(readFileSync(report, 'utf8'));
  // A suite that cannot even load has no failed test of its own, but has failed.
  return { passed, failed: code === 0 ? failed : Math.max(failed, 1) };
}

function run(command, args) {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, LOGGIA_RUN: folder } });
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => child.kill(signal));
  return new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
}
