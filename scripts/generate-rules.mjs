// `node scripts/generate-rules.mjs` generates the tour field checks in firestore.rules, between their markers, from
// src/domain/tours/fields.ts and parts.ts: rules cannot import. With `--check` it writes nothing and fails if they differ.
import { readFileSync, writeFileSync } from 'node:fs';
import { build } from 'esbuild';
import { fail, root } from './setup.mjs';

const file = `${root}/firestore.rules`;
const width = 130;

const { outputFiles } = await build({
  stdin: { contents: `export * from './fields'; export * from './parts';`, resolveDir: `${root}/src/domain/tours` },
  bundle: true,
  write: false,
  format: 'esm',
  logLevel: 'warning',
});
const { contentFields, tourFields, tourParts } = await import(
  `data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`
);

/** Checks the value itself, in a document that is checked as a whole. */
const whole = {
  id: () => `tour.get('id', document) == document`,
  name: (name) => `isName(tour.${name})`,
  modelId: (name) => `isModelId(tour.${name})`,
  // `isText` without its call, which would be two or three expressions more for each field
  // isText() without its call, which would cost each of a tour's texts an expression more
  text: (name, most) => `(tour.get('${name}', '') + '').size() <= ${most}`,
  wholeNumber: (name) => `isCount(tour.get('${name}', 0))`,
  items: (name, most) => `isList(tour.get('${name}', []), ${most})`,
  place: (name) => `isPlace(tour.get('${name}', {}))`,
};

/** Checks the field only if it changed. */
function changed(kind, name, most) {
  if (kind === 'id') return 'id(changed, document)';
  return `${kind}(changed, '${name}'${most && kind !== 'name' ? `, ${most}` : ''})`;
}

const fieldOf = (name) => (name === 'id' ? { kind: 'id' } : tourFields[name]);
const joined = (checks) => `${checks.join('\n        && ')};`;
const isFlag = (name) => fieldOf(name).kind === 'flag';
const wholePart = (names) =>
  joined([
    ...names
      .filter((name) => !isFlag(name))
      .map((name) => whole[fieldOf(name).kind]?.(name, fieldOf(name).most) ?? fail(`Rules have no check of ${name}.`)),
    ...wholeFlags(names.filter(isFlag)),
  ]);

/** Flags are checked together, which costs less than each alone. */
const wholeFlags = (names) =>
  names.length === 0 ? [] : [`[true, false].hasAll([${names.map((name) => `tour.get('${name}', false)`).join(', ')}])`];

const changedPart = (names) => joined(names.map((name) => changed(fieldOf(name).kind, name, fieldOf(name).most)));

/** Lists of a new tour share one limit, the sum of their own: nothing is cheaper. Of its languages readers take twelve, whatever is stored, and its types of points are checked once they change. */
const newLists = ([first, ...rest]) =>
  `tour.get('${first}', [])${rest.map((name) => `.concat(tour.get('${name}', []))`).join('')}.size() <= ${limitOf([first, ...rest])};`;
const limitOf = (names) => names.reduce((sum, name) => sum + fieldOf(name).most, 0);

const fn = (signature, body) => `    function ${signature} {\n      return ${body}\n    }\n`;

/** A list of names, wrapped to the maximum line length. */
function listOf(names) {
  const lines = [];
  for (const name of names.map((each) => `'${each}'`)) {
    const line = lines.at(-1);
    if (line !== undefined && `${line}, ${name}`.length < width - 10) lines[lines.length - 1] = `${line}, ${name}`;
    else lines.push(name);
  }
  return `[${lines.join(',\n        ')}]`;
}

const list = (name, fields) => fn(`${name}()`, `${listOf(fields)};`);
const { content, lists, form, files } = tourParts;
const names = ['id', ...Object.keys(tourFields)];
const onceSet = ['created', 'createdBy'];
const ofDuplicatesAndImports = ['originalTourId', 'importedOriginalTourId'];

/** The generated text between the markers, by marker name. */
const generated = {
  'tour content': [
    fn('isContent(tour)', wholePart(content)),
    fn('isChangedContent(changed)', changedPart(content)),
    fn('areNewLists(tour)', newLists(lists.filter((name) => name !== 'languages' && name !== 'pointTypes'))),
    fn('areChangedLists(changed)', changedPart(lists)),
    fn('isForm(tour, document)', wholePart(form)),
    fn('isChangedForm(changed, document)', changedPart(form)),
    fn('areFiles(tour)', wholePart(files)),
    fn('areChangedFiles(changed)', changedPart(files)),
  ].join('\n'),
  'tour parts': fn(
    'isChangedScan(changed, document)',
    joined([
      `now(changed, 'updated')`,
      `(!changed.hasAny(${listOf(content)})\n          || isContent(after()) || isChangedContent(changed))`,
      `(!changed.hasAny(${listOf(lists)}) || areChangedLists(changed))`,
      `(!changed.hasAny(${listOf(form)})\n          || isForm(after(), document) || isChangedForm(changed, document))`,
      `(!changed.hasAny(${listOf(files)}) || areFiles(after()) || areChangedFiles(changed))`,
    ]),
  ),
  'content fields': list('contentFields', contentFields),
  'changeable fields': list(
    'changeableFields',
    names.filter((name) => !onceSet.includes(name)),
  ),
  'location tour fields': list(
    'locationTourFields',
    names
      .filter((name) => name !== 'createdBy' && !ofDuplicatesAndImports.includes(name))
      .map((name) => (name === 'collection' ? 'location' : name)),
  ),
};

const rules = readFileSync(file, 'utf8');
let written = rules;
for (const [name, text] of Object.entries(generated)) {
  const begin = `    // generated from src/domain/tours/fields.ts: ${name}\n`;
  const end = `    // end of ${name}\n`;
  const from = written.indexOf(begin);
  const to = written.indexOf(end);
  if (from < 0 || to < from) fail(`firestore.rules have no markers of "${name}".`);
  written = written.slice(0, from + begin.length) + text + written.slice(to);
}
if (!process.argv.includes('--check')) writeFileSync(file, written);
else if (written !== rules) fail('firestore.rules differ from src/domain/tours/fields.ts. Run: node scripts/generate-rules.mjs');
