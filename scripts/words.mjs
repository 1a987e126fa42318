// The words that docs/style.md retired. `node scripts/words.mjs` counts them in names and fails if there are more than words.json allows,
// or if an interface text contains a retired phrase. `--list WORD` prints a word's locations; `--write` lowers the limits in words.json.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { parseSync } from '@swc/core';
import { root } from './setup.mjs';

const { values: options } = parseArgs({ options: { list: { type: 'string' }, write: { type: 'boolean', default: false } } });
const allowedFile = `${root}/scripts/words.json`;

const guide = readFileSync(`${root}/docs/style.md`, 'utf8');
const retiredNames = firstColumn('### Glossary').flatMap((cell) =>
  [...cell.matchAll(/`(\w+)`/g)].map(([, word]) => partsOf(word).join(' ')),
);
const retiredPhrases = firstColumn('### Interface texts').flatMap((cell) =>
  [...cell.matchAll(/"([^"]+)"/g)].map(([, phrase]) => new RegExp(`\\b${phrase}\\b`, 'i')),
);

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

/** The names in a file and its texts: string literals, the text of templates and of JSX. */
function namesAndTexts(file) {
  const names = new Set();
  const texts = [];
  const visit = (node) => {
    if (node.type === 'Identifier') names.add(node.value);
    else if (node.type === 'StringLiteral' || node.type === 'JSXText') texts.push(node.value);
    else if (node.type === 'TemplateElement') texts.push(node.raw);
    for (const child of Object.values(node)) if (child && typeof child === 'object') visit(child);
  };
  visit(parseSync(readFileSync(`${root}/${file}`, 'utf8'), { syntax: 'typescript', tsx: file.endsWith('.tsx') }));
  return { names, texts: texts.map((text) => text.replace(/\s+/g, ' ').trim()) };
}

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'src', 'functions/src', 'packages'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/tests?\/|\/testing\/|\/generated\//.test(file));

const uses = new Map(retiredNames.map((word) => [word, []]));
const badTexts = [];
for (const file of files) {
  const { names, texts } = namesAndTexts(file);
  for (const name of names) {
    const parts = ` ${partsOf(name).join(' ')} `;
    for (const word of retiredNames) if (parts.includes(` ${word} `)) uses.get(word).push(`${file}: ${name}`);
  }
  for (const text of texts) for (const phrase of retiredPhrases) if (phrase.test(text)) badTexts.push(`${file}: ${text}`);
}

const counts = Object.fromEntries([...uses].map(([word, found]) => [word, found.length]));
if (options.list) {
  console.log((uses.get(options.list) ?? [`docs/style.md does not retire "${options.list}".`]).join('\n'));
} else if (options.write) {
  writeFileSync(allowedFile, `${JSON.stringify(counts, null, 2)}\n`);
} else {
  const allowed = JSON.parse(readFileSync(allowedFile, 'utf8'));
  const more = retiredNames.filter((word) => counts[word] > (allowed[word] ?? 0));
  for (const word of more)
    console.error(
      `"${word}" is in ${counts[word]} names, ${allowed[word] ?? 0} are allowed (docs/style.md). See: node scripts/words.mjs --list "${word}"`,
    );
  for (const text of badTexts) console.error(`A retired phrase (docs/style.md): ${text}`);
  process.exitCode = more.length + badTexts.length > 0 ? 1 : 0;
}
