// npm run bench -- size: the size of each page's code relative to its budget. `-- size <folder>` measures an existing build.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { fail } from '../setup.mjs';
import { buildForHosting } from '../web.mjs';
import { budgets, languageBudgets, scales, verdict } from './route-weight.mjs';

const [given] = process.argv.slice(2);
const folder = mkdtempSync(`${tmpdir()}/loggia-size-`);
try {
  report(given ?? (await built()));
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function built() {
  const env = { VITE_FIREBASE_CONFIG: JSON.stringify({ apiKey: 'size', projectId: 'demo-size' }) };
  console.log('Building …');
  if (!(await buildForHosting({ env, outDir: `${folder}/app`, log: `${folder}/log` })))
    fail('The production build failed: run `npm run build`.');
  return `${folder}/app`;
}

function report(build) {
  const weigh = scales(build);
  for (const page of [...budgets, ...languageBudgets]) {
    const { bytes, files, sources } = weigh(page);
    console.log(`\n${page.page}: ${kB(bytes)} gzip, ${verdict(page, bytes)}`);
    for (const { file, bytes } of files.slice(0, 8)) console.log(`  ${kB(bytes).padStart(9)}  ${file}`);
    for (const unwanted of unwantedIn(page, sources)) console.log(`  NOT HERE: ${unwanted}`);
  }
}

function unwantedIn({ without }, sources) {
  return without.flatMap((kind) => sources.filter((source) => kind.test(source)).slice(0, 3));
}

function kB(bytes) {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
