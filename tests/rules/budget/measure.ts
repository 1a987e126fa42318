import { readFileSync, writeFileSync } from 'node:fs';
import { startOfficialEmulator } from '../../../packages/embedded-firestore/official/official-emulator.mjs';
import { columns, heavyOperations, operations } from '../cases/operations';
import type { Person } from '../cases/people';
import type { Operation } from '../operation';
import { Runner } from '../run-case';
import { loadRules } from '../store-wire';
import { expressionLimit, paddedRules, perFiller } from './padded-rules';

const page = 'docs/access-model.md';
const [begin, end] = ['<!-- expressions: npm run measure:rules -->', '<!-- /expressions -->'];
/** How exact the numbers are. */
const step = 15;

/** A project for each padding: Google's engine takes long to compile rules, and not to switch projects. */
async function openProjects(port: number): Promise<Runner[]> {
  const rules = readFileSync('firestore.rules', 'utf8');
  const runners: Runner[] = [];
  for (let padding = 0; padding < expressionLimit; padding += step) {
    const runner = new Runner({ port, project: `demo-rules-padded-${padding}` });
    await loadRules(runner.wire, paddedRules(rules, padding / perFiller));
    runners.push(runner);
  }
  return runners;
}

/** How many expressions the operation evaluates at most, in steps; undefined when it is denied. */
async function used(runners: readonly Runner[], operation: Operation, who: Person): Promise<number | undefined> {
  const fits = (at: number) => runners[at]?.mayDo({ who, operation });
  if (!(await fits(0))) return undefined;
  let [fitting, tooMany] = [0, runners.length];
  while (fitting + 1 < tooMany) {
    const middle = (fitting + tooMany) >> 1;
    if (await fits(middle)) fitting = middle;
    else tooMany = middle;
  }
  return expressionLimit - fitting * step;
}

const emulator = await startOfficialEmulator();
const runners = await openProjects(emulator.port);
const rows = [
  ['what', ...Object.keys(columns)],
  ['---', ...Object.keys(columns).map(() => '---')],
];
let most = 0;
for (const [what, operation] of Object.entries({ ...operations, ...heavyOperations })) {
  const counts: (number | undefined)[] = [];
  for (const who of Object.values(columns)) counts.push(await used(runners, operation, who));
  most = Math.max(most, ...counts.map((count) => count ?? 0));
  rows.push([what, ...counts.map((count) => (count === undefined ? '–' : String(count)))]);
}
await emulator.stop();

const table = rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
const text = readFileSync(page, 'utf8');
writeFileSync(page, `${text.split(begin)[0] ?? ''}${begin}\n${table}\n${end}${text.split(end)[1] ?? ''}`);
console.log(`${table}\n\nAt most ${most} of ${expressionLimit} expressions; ${page} has the table.`);
