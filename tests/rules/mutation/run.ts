import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createServer } from 'embedded-firestore';
import { drawnIn, drawRules } from './drawn';
import { type Equivalent, firestoreEquivalents, storageEquivalents } from './equivalents';
import { openFirestoreHunter } from './firestore-hunter';
import { type Hunter, hunt, type Outcome, sampleOf, speaksOf } from './hunt';
import { type Mutant, mutantsOf } from './mutants';
import { openStorageHunter } from './storage-hunter';

const { values } = parseArgs({
  options: {
    sample: { type: 'string' },
    draw: { type: 'string' },
    drawn: { type: 'boolean' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
    where: { type: 'string' },
  },
});

const describe = (file: string, { line, where, was, becomes }: Mutant): string => `${file}:${line} in ${where}\n    ${was}\n  → ${becomes}`;

async function report(hunter: Hunter, excuses: readonly Equivalent[]): Promise<Outcome> {
  const { mutants: sampled, gone } = values.drawn
    ? drawnIn(hunter.file)
    : { mutants: mutantsOf(readFileSync(hunter.file, 'utf8')), gone: [] };
  for (const { where, was } of gone) console.log(`gone: ${where}: ${was}`);
  const all = sampled.filter(({ where }) => values.where === undefined || where.includes(values.where));
  const mutants = values.sample === undefined ? all : sampleOf(all, Number(values.sample), Number(values.seed));
  const outcome = await hunt(hunter, mutants, excuses, progress(hunter.file, mutants.length, excuses));
  for (const { where, was } of outcome.unneeded) console.log(`killed although it is excused: ${where}: ${was}`);
  return outcome;
}

function progress(file: string, of: number, excuses: readonly Equivalent[]): (mutant: Mutant, isKilled: boolean) => void {
  let done = 0;
  return (mutant, isKilled) => {
    done += 1;
    if (!isKilled) console.log(`${excuses.some((excuse) => speaksOf(excuse, mutant)) ? 'excused' : 'survived'}: ${describe(file, mutant)}`);
    if (done % 100 === 0 || done === of) console.log(`${file}: ${done} of ${of}`);
  };
}

if (values.draw !== undefined) {
  drawRules(Number(values.draw), Number(values.seed));
  process.exit();
}
const outcomes: Outcome[] = [];
if (values.only !== 'storage') {
  const server = await createServer({ port: 0, historyBytes: 1_000_000, log: () => {} });
  outcomes.push(
    await report(
      await openFirestoreHunter({ port: server.port, project: 'demo-mutants' }, readFileSync('firestore.rules', 'utf8'), true),
      firestoreEquivalents,
    ),
  );
  await server.close();
}
if (values.only !== 'firestore') {
  const hunter = await openStorageHunter();
  outcomes.push(await report(hunter, storageEquivalents));
  hunter.close();
}
const total = (key: 'killed' | 'excused') => outcomes.reduce((sum, outcome) => sum + outcome[key], 0);
const survived = outcomes.flatMap(({ survivors }) => survivors).length;
if (total('excused') > 0)
  console.log(`${total('excused')} excused: they change nothing that can be seen (tests/rules/mutation/equivalents.ts)`);
console.log(`${total('killed')} killed, ${survived} survived`);
process.exit(survived === 0 && outcomes.every(({ unneeded }) => unneeded.length === 0) ? 0 : 1);
