// What the documents name must exist: the targets and anchors of their relative links, the paths and file names in backticks, and the npm
// scripts. Fails with a list of what does not. A superseded decision speaks of what is gone; only its links are checked.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path/posix';
import { pathToFileURL } from 'node:url';
import { root } from './setup.mjs';
import { filesOfCheckout } from './testing/import-graph.mjs';

/**
 * The problems of documents, each with its line.
 * @param {string[]} files all files of the checkout, by their paths
 * @param {(file: string) => string} read
 * @param {Record<string, unknown>} scripts those of package.json
 */
export function problemsOf(files, read, scripts) {
  const places = placesOf(files);
  const anchors = new Map();
  const anchorsOf = (file) => {
    if (!anchors.has(file)) anchors.set(file, headingsOf(read(file)));
    return anchors.get(file);
  };
  return files
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) => {
      const text = read(file);
      const checksNames = !text.includes('**Superseded by');
      return proseOf(text).flatMap((line, at) =>
        [
          ...linksOf(line).filter((link) => !leadsSomewhere(link, { file, places, anchorsOf })),
          ...(checksNames ? namesOf(line).filter((name) => !exists(name, { file, places })) : []),
          ...scriptsOf(line).filter((name) => !(name in scripts)),
        ].map((missing) => `${file}:${at + 1}: ${missing}`),
      );
    });
}

/** Files, and folders with a slash at the end. */
function placesOf(files) {
  const places = new Set(files);
  for (const file of files) for (let folder = dirname(file); folder !== '.'; folder = dirname(folder)) places.add(`${folder}/`);
  return places;
}

/** The lines, those of blocks of code empty. */
function proseOf(text) {
  let inCode = false;
  return text.split('\n').map((line) => {
    if (/^\s*```/.test(line)) {
      inCode = !inCode;
      return '';
    }
    return inCode ? '' : line;
  });
}

/** What GitHub makes of a heading: lower case, no punctuation, hyphens for spaces. */
export const slugOf = (heading) =>
  heading
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');

/** The anchors that GitHub makes of headings, numbered when repeated. */
function headingsOf(text) {
  const found = new Map();
  for (const line of proseOf(text)) {
    const [, heading] = /^#{1,6} +(.*?) *#*$/.exec(line) ?? [];
    if (heading === undefined) continue;
    const slug = slugOf(heading);
    const before = found.get(slug) ?? 0;
    found.set(slug, before + 1);
    if (before > 0) found.set(`${slug}-${before}`, 1);
  }
  return found;
}

const withoutCode = (line) => line.replace(/`[^`]*`/g, '');

/** The targets of links and images that lead to our own files. */
function linksOf(line) {
  const inline = [...withoutCode(line).matchAll(/\]\(\s*<?([^)\s>]+)/g)];
  const tags = [...withoutCode(line).matchAll(/\b(?:src|href)="([^"]+)"/g)];
  const references = [...withoutCode(line).matchAll(/^\s*\[[^\]]+\]:\s*<?([^\s>]+)/g)];
  return [...inline, ...tags, ...references].map(([, target]) => target).filter((target) => !/^[a-z][a-z\d+.-]*:|^\/\//i.test(target));
}

function leadsSomewhere(link, { file, places, anchorsOf }) {
  const [path, anchor] = decodeURIComponent(link).split('#');
  const target = path === '' ? file : normalize(join(dirname(file), path));
  if (!places.has(target) && !places.has(`${target.replace(/\/$/, '')}/`)) return false;
  return anchor === undefined || !target.endsWith('.md') || anchorsOf(target).has(anchor);
}

const endings = 'ts|tsx|mts|cts|js|mjs|cjs|jsx|css|html|json|md|rules|tsv|grit|yml|yaml';
const fileName = new RegExp(`^[\\w@.{}<>*…/-]*[\\w}>*]\\.(${endings})$`);
/** Folders are checked where their path begins at the top of the checkout or with a module of `src`. */
const folderName =
  /^((docs|emulator-data|functions|packages|public|scripts|src|tests)|(backend|domain|features|ui|widgets))\/[\w@.{}<>*…/-]*$/;

/** What a line names in backticks: files, with or without a folder, and folders. Addresses begin with a slash. */
function namesOf(line) {
  return [...line.matchAll(/`([^`]+)`/g)]
    .map(([, code]) => code.replace(/^(\.\/)+/, ''))
    .filter((code) => !code.startsWith('/') && (fileName.test(code) || folderName.test(code)));
}

/** What runs and installations make, and the files of backups and scans. */
const made =
  /^(\.|(functions\/)?\.env|functions\/lib\/|lib\/|dist\/|node_modules\/)|^(cors|scan|manifest|accounts|password-parameters)\.json$|last-full-run\.json$/;

/**
 * A name may leave out its ending and the folders that its document speaks of; a file that the README of a module names without any is in
 * that module. `{x}`, `<x>`, `…` and `*` stand for anything.
 */
function exists(name, { file, places }) {
  if (made.test(name)) return true;
  const isInModule = !/^docs\/|^[^/]+$/.test(file) && !name.includes('/') && !places.has(name);
  const module = isInModule ? `${dirname(file)}/` : '';
  const pattern = name
    .replace(/\/$/, '')
    .split(/(\{[^}]*\}|<[^>]*>|\*+|…)/)
    .map((part, at) => (at % 2 ? '[^/]*' : part.replace(/[.*+?^$()|[\]\\]/g, '\\$&')))
    .join('');
  const wanted = new RegExp(`^${module}(.*/)?${pattern}(/|\\.[jt]sx?)?$`);
  for (const place of places) if (wanted.test(place)) return true;
  return false;
}

/** The npm scripts that a line names in backticks. */
const scriptsOf = (line) => [...line.matchAll(/`[^`]*\bnpm run ([\w:-]+)/g)].map(([, name]) => name);

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const files = filesOfCheckout().filter((file) => existsSync(`${root}/${file}`));
  const read = (file) => readFileSync(`${root}/${file}`, 'utf8');
  const problems = problemsOf(files, read, JSON.parse(read('package.json')).scripts);
  for (const problem of problems) console.error(`${problem} does not exist`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
