// npm test: the first ring of the tests; ends with "N passed, N failed". `--all` adds the second ring (npm run test:all), `--affected` runs what
// the changes since main can break, `--only check` format, lint, boundaries and types alone, `--only official` the tests on Google's Firestore
// emulator. `--thorough` runs unchanged projects too, and all random cases instead of a tenth. Other arguments are passed to Vitest, which runs
// the matching tests and nothing else.
import { ownFolder, removeFolder } from './own-folder.mjs';
import { fail, install } from './setup.mjs';

const own = ['--all', '--affected', '--thorough'];
const [all, affected, thorough] = own.map((option) => process.argv.includes(option));
const given = process.argv.slice(2).filter((argument) => !own.includes(argument));
const only = given[0]?.startsWith('--only') ? given.join(' ').slice('--only='.length) : undefined;
if (only !== undefined && !['check', 'official'].includes(only))
  fail(`Not known: ${given.join(' ')}. There are "--only check" and "--only official".`);
// packages/embedded-firestore/tests/support/draws.ts reads this
if (all || thorough) process.env.THOROUGH = '1';
// tests/support/browser.ts reads this
else if (given.length === 0) process.env.FIRST_RING = '1';

// tests/support/query-timeout.ts reads this
if (given.length === 0) process.env.IN_RING = '1';

install();
const folder = ownFolder('test');
process.on('exit', () => removeFolder(folder));
// imported here because they need the packages that install() installs, and one named test should not wait for what only a ring needs
const { failed } =
  given.length > 0 && only === undefined
    ? await (await import('./testing/named.mjs')).runNamed(given, folder)
    : await (await import('./testing/rings.mjs')).runRings({ all, affected, thorough, only, folder });
process.exit(failed === 0 ? 0 : 1);
