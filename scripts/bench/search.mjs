// npm run bench -- search: how long the search of a large tour takes to read it, at once and in all, and to answer each letter.
import { runBundled } from '../run-bundled.mjs';

await runBundled('scripts/bench/search/letters.js');
