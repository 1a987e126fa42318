// npm run bench -- <name>: prints measurements; never asserts them.
import { build, fail, install, root } from './setup.mjs';

const benches = {
  store: 'packages/embedded-firestore/bench/store.mjs',
  showcase: 'packages/open-showcase/bench/showcase.mjs',
  player: 'scripts/bench/player.mjs',
  editor: 'scripts/bench/editor.mjs',
  size: 'scripts/bench/size.mjs',
  reads: 'scripts/bench/reads.mjs',
  costs: 'scripts/bench/costs.mjs',
  tours: 'scripts/bench/tours.mjs',
  ready: 'scripts/bench/ready.mjs',
  map: 'scripts/bench/map.mjs',
  minimap: 'scripts/bench/minimap.mjs',
  collections: 'scripts/bench/collections.mjs',
  compare: 'scripts/bench/compare.mjs',
  tags: 'scripts/bench/tags.mjs',
  publish: 'scripts/bench/publish.mjs',
  console: 'scripts/bench/console.mjs',
  search: 'scripts/bench/search.mjs',
  find: 'scripts/bench/find.mjs',
};

const [name] = process.argv.splice(2, 1);
if (!benches[name]) fail(`npm run bench -- <name>, where name is one of: ${Object.keys(benches).join(', ')}`);
install();
await build();
await import(`${root}/${benches[name]}`);
