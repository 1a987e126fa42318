// The words that docs/style.md retired. `node scripts/words.mjs` counts them in names and fails if there are more than words.json allows, if an
// interface text contains a retired phrase or another word than docs/style.md has for a thing, or if a `describe` names what is not there.
// `--list WORD` prints a word's locations; `--write` sets the limits in words.json to what there is now: one for what is delivered, one for tests
// and scripts.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { parseSync } from '@swc/core';
import { root } from './setup.mjs';

const { values: options } = parseArgs({ options: { list: { type: 'string' }, write: { type: 'boolean', default: false } } });
const allowedFile = `${root}/scripts/words.json`;
/** Fields of stored documents, which stay as they are stored. */
const storedFields = new Set(['leftOut']);

const guide = readFileSync(`${root}/docs/style.md`, 'utf8');
const retiredNames = firstColumn('### Glossary').flatMap((cell) =>
  [...cell.matchAll(/`(\w+)`/g)].map(([, word]) => partsOf(word).join(' ')),
);
const retiredPhrases = firstColumn('### Interface texts').flatMap((cell) =>
  [...cell.matchAll(/"([^"]+)"/g)].map(([, phrase]) => new RegExp(`\\b${phrase}\\b`, 'i')),
);

/** Words that nobody reads on a screen or in a mail, unless the ledger has the text. */
const wrongWords = firstColumn('### Words on screens').flatMap((cell) =>
  [...cell.matchAll(/"([^"]+)"/g)].map(([, phrase]) => new RegExp(`(?<![-\\w])${phrase}s?(?![-\\w])`, 'i')),
);
const ledger = readFileSync(`${root}/docs/requirements.tsv`, 'utf8').toLowerCase();

/** The first column of the table below a heading. */
function firstColumn(heading) {
  const [section] = guide.slice(guide.indexOf(heading)).split(/\n#+ /);
  const rows = section.split('\n').filter((line) => line.startsWith('| '));
  return rows.slice(2).map((line) => line.split('|')[1]);
}

/** Splits `wayBack` into "way" and "back". */
function partsOf(name) {
  return name
    .split(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|_|\d+/)
    .filter(Boolean)
    .map((part) => part.toLowerCase());
}

/** The names in a file, its texts (string literals, the text of templates and of JSX), and the titles of its `describe`s. */
function wordsOf(file) {
  const names = new Set();
  const texts = [];
  const titles = [];
  const visit = (node) => {
    if (node.type === 'Identifier') names.add(node.value);
    else if (node.type === 'StringLiteral' || node.type === 'JSXText') texts.push(node.value);
    else if (node.type === 'TemplateElement') texts.push(node.raw);
    else if (node.type === 'CallExpression' && isDescribe(node.callee)) titles.push(textOf(node.arguments[0]?.expression));
    for (const child of Object.values(node)) if (child && typeof child === 'object') visit(child);
  };
  visit(parseSync(readFileSync(`${root}/${file}`, 'utf8'), { syntax: 'typescript', tsx: file.endsWith('x') }));
  return { file, names, texts: texts.map((text) => text.replace(/\s+/g, ' ').trim()), titles };
}

/** `describe`, `describe.skip`, what `describe.each(…)` returns, and the like. */
const isDescribe = ({ value, object, callee }) => (object || callee ? isDescribe(object ?? callee) : value === 'describe');

const textOf = (node) => node?.value ?? node?.quasis?.map(({ raw }) => raw).join(' ') ?? '';

const folders = ['src', 'functions', 'packages', 'scripts', 'tests'];
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...folders], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.(tsx?|[mc]?js)$/.test(file) && !file.includes('/generated/') && existsSync(`${root}/${file}`))
  .map(wordsOf);
const isTest = ({ file }) => /\.test\.tsx?$|(^|\/)(tests?|testing|bench)\//.test(file);
const isTool = ({ file }) => isTest({ file }) || /js$/.test(file);
const delivered = files.filter((it) => !isTool(it));

/** The names with a retired word, by word. */
function usesIn(some) {
  const uses = Object.fromEntries(retiredNames.map((word) => [word, []]));
  for (const { file, names } of some) {
    for (const name of names) {
      if (storedFields.has(name)) continue;
      const parts = ` ${partsOf(name).join(' ')} `;
      for (const word of retiredNames) if (parts.includes(` ${word} `)) uses[word].push(`${file}: ${name}`);
    }
  }
  return uses;
}

const uses = { delivered: usesIn(delivered), testsAndScripts: usesIn(files.filter(isTool)) };

function countsOf(found) {
  return Object.fromEntries(Object.entries(found).map(([word, places]) => [word, places.length]));
}

function tooMany() {
  const allowed = JSON.parse(readFileSync(allowedFile, 'utf8'));
  return Object.entries(uses).flatMap(([group, found]) =>
    Object.entries(found).flatMap(([word, { length }]) => {
      const limit = allowed[group][word] ?? 0;
      const hint = `See: node scripts/words.mjs --list "${word}"`;
      return length > limit ? [`"${word}" is in ${length} names (${group}), ${limit} are allowed (docs/style.md). ${hint}`] : [];
    }),
  );
}

const retiredTexts = () =>
  delivered.flatMap(({ file, texts }) =>
    texts
      .filter((text) => retiredPhrases.some((phrase) => phrase.test(text)))
      .map((text) => `A retired phrase (docs/style.md): ${file}: ${text}`),
  );

/** A text of one word is a name, such as a class or the name of a field. */
const wrongTexts = () =>
  delivered
    .filter(({ file }) => !file.startsWith('packages/') && !file.startsWith('scripts/'))
    .flatMap(({ file, texts }) =>
      texts
        .filter((text) => text.includes(' ') && wrongWords.some((word) => word.test(text)) && !ledger.includes(plain(text)))
        .map((text) => `Another word (docs/style.md, Words on screens): ${file}: ${text}`),
    );

/** Without what is put together with the next text. */
const plain = (text) => text.toLowerCase().replace(/^\W+|\W+$/g, '');

/** Names in the titles of `describe`s, such as `tourTitle`, that neither their file nor anything but tests has. */
function missingUnits() {
  const rules = ['firestore.rules', 'storage.rules'].flatMap((file) => readFileSync(`${root}/${file}`, 'utf8').match(/\w+/g));
  const present = new Set([...rules, ...files.filter((it) => !isTest(it)).flatMap(({ names, texts }) => [...names, ...texts])]);
  const missing = ({ names }, title) =>
    (title.match(/^[A-Z]\w*[a-z\d][A-Z]\w*$|\b[a-z]{2,}[A-Z]\w*/g) ?? []).filter((name) => !present.has(name) && !names.has(name));
  return files.flatMap((it) =>
    it.titles.flatMap((title) => missing(it, title)).map((name) => `${it.file}: a describe names ${name}, which is nowhere else.`),
  );
}

if (options.list) {
  const places = Object.values(uses).flatMap((found) => found[options.list] ?? []);
  console.log(retiredNames.includes(options.list) ? places.join('\n') : `docs/style.md does not retire "${options.list}".`);
} else if (options.write) {
  const counts = Object.fromEntries(Object.entries(uses).map(([group, found]) => [group, countsOf(found)]));
  writeFileSync(allowedFile, `${JSON.stringify(counts, null, 2)}\n`);
} else {
  const problems = [...tooMany(), ...retiredTexts(), ...wrongTexts(), ...missingUnits()];
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
