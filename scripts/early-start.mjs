// Adds to the built index.html what starts before the app: the font, and src/start/early.js with its settings. Moves the style sheet behind the
// skeleton.
import { readFileSync } from 'node:fs';
import { evaluatedOverview } from './page-overview.mjs';
import { root } from './setup.mjs';

/** The script as it is in the page; its hash is in the page's Content-Security-Policy (scripts/headers.mjs). */
export const earlyScript = () => `\n${readFileSync(`${root}/src/start/early.js`, 'utf8')}`;

/** The files of the pages that the script distinguishes, by their names in scripts/files-of-pages.mjs: those of the first paint, and what follows it. */
const begins = {
  signIn: [['signIn']],
  player: [['look'], ['player']],
  landing: [['landingLook'], ['landing']],
  tours: [['dashboard', 'lastShown']],
  version: [['frame']],
  other: [['frame']],
};

/** @returns {import('vite').Plugin} */
export function earlyStart() {
  let env = {};
  return {
    name: 'early-start',
    apply: 'build',
    configResolved(config) {
      env = config.env;
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        const { earlyPages: pages } = await evaluatedOverview();
        const there = new Set([...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(([, file]) => file));
        const files = Object.fromEntries(Object.entries(begins).map(([page, steps]) => [page, filesOfSteps(bundle, steps, there)]));
        const font = Object.keys(bundle).find((file) => /inter-latin-wght-normal.*\.woff2$/.test(file));
        const tags = [
          `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${font}">`,
          `<script type="application/json" id="early">${json({ files, languages: languagesOf(bundle), pages, ...backendOf(env) })}</script>`,
          `<script>${earlyScript()}</script>`,
        ];
        const { head, sheets } = withoutSheets(html);
        // a style sheet in the head would hold back the skeleton; it is still requested first
        tags.unshift(...sheets.map((sheet) => sheet.replace('rel="stylesheet"', 'rel="preload" as="style"')));
        return head.replace('</title>', () => `</title>\n${tags.join('\n')}`).replace('</body>', () => `${sheets.join('\n')}\n</body>`);
      },
    },
  };
}

/** The page without its style sheets, and their tags. */
function withoutSheets(html) {
  const sheets = [];
  const head = html.replace(/\s*(<link rel="stylesheet"[^>]*>)/g, (_all, sheet) => {
    sheets.push(sheet);
    return '';
  });
  return { head, sheets };
}

/** The files of each step, without those that are there or asked for before. */
function filesOfSteps(bundle, steps, there) {
  const before = new Set(there);
  return steps.map((names) => {
    const files = filesOf(bundle, names).filter((file) => !before.has(file));
    for (const file of files) before.add(file);
    return files.map((file) => `/${file}`);
  });
}

/** Chunks by name, with all their imports. */
function filesOf(bundle, names) {
  const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk');
  const files = new Set();
  const add = (chunk) => {
    if (!chunk || files.has(chunk.fileName)) return;
    files.add(chunk.fileName);
    for (const file of chunk.imports) add(bundle[file]);
  };
  for (const name of names) {
    const found = chunks.find((chunk) => chunk.name === name);
    if (!found) throw new Error(`The build has no file ${name}. See scripts/files-of-pages.mjs.`);
    add(found);
  }
  return [...files];
}

/** The file of each language's texts by its tag. See src/language/languages.ts. */
function languagesOf(bundle) {
  const chunks = Object.values(bundle).flatMap(({ facadeModuleId, fileName }) => {
    const [, tag] = /\/src\/language\/translations\/([\w-]+)(?:\.unreviewed)?\.json$/.exec(facadeModuleId ?? '') ?? [];
    return tag ? [[tag, `/${fileName}`]] : [];
  });
  return Object.fromEntries(chunks);
}

/** Addresses of documents and images, as src/backend/config.ts reads them; empty if the installation is not configured. */
function backendOf(env) {
  const { projectId = '' } = parsed(env.VITE_FIREBASE_CONFIG);
  const { host, firestore } = parsed(env.VITE_EMULATORS);
  const server = host ? `http://${host}:${firestore}` : 'https://firestore.googleapis.com';
  return {
    // with App Check, no request can succeed before its code is loaded
    documents: env.VITE_APP_CHECK_KEY ? '' : `${server}/v1/projects/${projectId}/databases/(default)/documents`,
    service: (env.VITE_MODEL_SERVICE ?? '').replace(/\/+$/, ''),
    alternateModels: parsed(env.VITE_CONFIGURATION).alternateModels ?? {},
  };
}

function parsed(json) {
  try {
    return JSON.parse(json || '{}') ?? {};
  } catch {
    // the app reports the invalid key
    return {};
  }
}

const json = (value) => JSON.stringify(value).replaceAll('<', '\\u003c');
