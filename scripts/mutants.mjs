// npm run mutants: the mutation sample of tests/mutants. `-- list` says where its mutants are now, `-- run` which of them unit and screen
// tests kill; `--level functions` and `--level browser` then try the others against tests/functions and tests/e2e. `--out FILE` collects the
// results, `--area domain|features` and `--only ID|FILE` choose mutants. `-- draw --seed N` draws the sample again, `-- replace --seed N` only those
// that are gone. The mutants of the rules, which the sample has too, are those of `npm run mutate:rules`.
import { parseArgs } from 'node:util';
import { run } from './mutants/run.mjs';
import { draw, locate, readSample, replaceGone } from './mutants/sample.mjs';
import { fail, root } from './setup.mjs';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: '31' },
    level: { type: 'string', default: 'unit' },
    area: { type: 'string' },
    only: { type: 'string' },
    tests: { type: 'string' },
    reach: { type: 'string' },
    out: { type: 'string', default: `${root}/.loggia/mutants.json` },
  },
});
const [command = 'list'] = positionals;

if (command === 'draw') draw(Number(values.seed));
else if (command === 'replace') replaceGone(Number(values.seed));
else if (command === 'run') await run(values);
else if (command === 'list') {
  for (const { id, file, place, text, change } of locate(readSample().mutants))
    console.log(`${id}  ${place ? `${place.file}:${place.line}` : `gone: ${file}`}  ${text}  →  ${change}`);
} else fail(`Not known: ${command}. There are draw, list, replace and run.`);
