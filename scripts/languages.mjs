// What the translations lack. `npm run languages` counts for each language; `npm run languages -- de` prints the English texts that German lacks, in
// the form of its file, to be translated and added to it. The language may be a new one.
import { runnerImport } from 'vite';
import { root } from './setup.mjs';

const { module } = await runnerImport(`${root}/src/language/testing/differences.ts`, {
  configFile: false,
  resolve: { alias: { '@': `${root}/src` } },
});
const { english, differences } = module;
const [requested] = process.argv.slice(2);

if (requested) printMissing(differences.find(({ language }) => language.code === requested)?.differences.missing ?? allTexts());
else for (const { language, differences: found } of differences) printCounts(language, found);

function printCounts({ code, name, isReviewed }, { missing, unused, broken }) {
  const notes = [
    missing.length === 0 ? 'complete' : `${missing.length} missing`,
    ...(unused.length > 0 ? [`no longer used: ${unused.join(', ')}`] : []),
    ...(broken.length > 0 ? [`other names or plurals than in English: ${broken.join(', ')}`] : []),
    ...(isReviewed ? [] : ['not reviewed']),
  ];
  console.log(`${code.padEnd(8)} ${name.padEnd(20)} ${notes.join('; ')}`);
}

/** @param {string[]} names as `component.key` */
function printMissing(names) {
  const texts = {};
  for (const name of names) {
    const [component, key] = name.split('.');
    texts[component] = Object.assign(texts[component] ?? {}, { [key]: english[component][key] });
  }
  console.log(JSON.stringify(texts, null, 2));
}

function allTexts() {
  return Object.entries(english).flatMap(([component, texts]) => Object.keys(texts).map((key) => `${component}.${key}`));
}
