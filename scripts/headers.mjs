// The security headers in firebase.json. `npm run headers` writes them for this installation's configuration (.env.local); a deployment
// fails while they differ (`--check`). They list everything that our pages may load.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { earlyScript } from './early-start.mjs';
import { workerFile } from './offline-worker.mjs';
import { regionOf } from './region.mjs';
import { fail, root } from './setup.mjs';

const google = (service) => `https://${service}.googleapis.com`;
const services = [
  'identitytoolkit',
  'securetoken',
  'firestore',
  'firebaseremoteconfig',
  'firebaseinstallations',
  'content-firebaseappcheck',
];
const videoPlayers = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'];
/** Sign-in in a popup uses this script and a frame of the project's auth domain. */
const signInScript = 'https://apis.google.com';
/**
 * Firestore's transport requests this image when its connection breaks, to distinguish a network failure from a server failure. While a page is
 * left, Chromium sends images like beacons, to which `connect-src` applies.
 */
const networkProbe = 'https://www.google.com/images/cleardot.gif';
const recaptcha = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'];
const provider = 'https://*.matterport.com';

/** Where streets come from unless `mapTiles` says otherwise, as in src/backend/map-sources.ts. */
export const publicTiles = { url: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png' };

const showcasePage = `${root}/packages/open-showcase/lib/bundle/showcase.html`;

/**
 * The entries of `hosting.headers` that restrict pages to what they need.
 * @param {Record<string, string | undefined>} env the `VITE_` keys of a build; without any, the headers are for an unconfigured
 * installation
 */
export function securityHeaders(env = {}) {
  const page = header('Content-Security-Policy', appPolicy(env));
  return [
    {
      source: '**',
      headers: [
        header('X-Content-Type-Options', 'nosniff'),
        header('Referrer-Policy', 'strict-origin-when-cross-origin'),
        header(
          'Permissions-Policy',
          'camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), hid=(), midi=(), display-capture=()',
        ),
      ],
    },
    { regex: otherSpelling, headers: [header('Content-Security-Policy', policy({ 'default-src': ["'none'"], sandbox: [] }))] },
    // not "**": if two entries set the same header, it is undocumented which one applies
    { source: '/', headers: [page] },
    { source: '/index.html', headers: [page] },
    { source: '/bundle/**', headers: [header('Content-Security-Policy', showcasePolicy(env))] },
    { source: `/${workerFile}`, headers: [header('Content-Security-Policy', workerPolicy(env))] },
    { source: '/custom-page.html', headers: [header('Content-Security-Policy', policy({ sandbox: customPageRights }))] },
    { source: '/site-frame.html', headers: [header('Content-Security-Policy', siteFramePolicy(env))] },
  ];
}

/**
 * A path with a character encoded that needs no encoding, a doubled slash, or a dot for a folder. A server may answer it with a page whose own entry below
 * does not match, because it compares what was sent; no link of ours is written so. What such a page loads and runs is nothing.
 */
const otherSpelling = '%(2[DdEeFf]|[3-7][0-9A-Fa-f])|//|/[.]{1,2}(/|$)';

/**
 * User-provided HTML runs there: however the page is framed or opened, it has an opaque origin. @see
 * src/widgets/custom-page/custom-frame.tsx
 */
const customPageRights = ['allow-scripts', 'allow-popups', 'allow-popups-to-escape-sandbox'];

/**
 * It frames pages of other sites, those of `otherSites` where an installation lists some, and nothing in it can leave for another address. Only our own
 * pages frame it, and no page that frames them. @see public/site-frame.js
 */
function siteFramePolicy(env) {
  const listed = sitesIn(jsonIn(env, 'VITE_CONFIGURATION').otherSites);
  return policy({
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'frame-src': listed.length > 0 ? listed : ['https:'],
    'frame-ancestors': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    sandbox: ['allow-scripts', 'allow-same-origin', 'allow-forms', 'allow-popups'],
  });
}

/** The service worker sends the requests of the pages that it serves; what else they load, it leaves to the browser. */
const workerPolicy = (env) =>
  policy({
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'connect-src': ["'self'", ...backends(env), ...ourFiles(env), ...sitesOf(env.VITE_MODEL_SERVICE)],
  });

function appPolicy(env) {
  const { authDomain } = jsonIn(env, 'VITE_FIREBASE_CONFIG');
  const showcase = jsonIn(env, 'VITE_SHOWCASE');
  const { mapTiles, addressSearch, mapOverlays, partners, otherSites } = jsonIn(env, 'VITE_CONFIGURATION');
  const files = ourFiles(env);
  const others = sitesIn(otherSites);
  const layers = [mapTiles ?? publicTiles, ...listOf(mapOverlays)].map((layer) => layer?.url);
  const shapes = listOf(mapOverlays).flatMap((layer) => (layer?.format === 'geojson' ? [layer.url] : []));
  const challenge = usesAppCheck(env) ? recaptcha : [];
  return policy({
    'default-src': ["'self'"],
    'script-src': ["'self'", hashOf(earlyScript()), signInScript, ...sitesOf(showcase.script), ...challenge],
    // React and Leaflet set styles by script, which CSP does not restrict; Radix (scroll lock), the toasts and TipTap insert style elements
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': [
      ...["'self'", 'data:', 'blob:', ...files, networkProbe],
      ...sitesOf(env.VITE_MODEL_SERVICE, ...layers, ...listOf(partners).map((partner) => partner?.logo)),
      ...others,
    ],
    'media-src': ["'self'", 'blob:', ...files, ...others],
    'connect-src': [
      ...["'self'", 'blob:', ...backends(env), ...files, networkProbe, ...videoPlayers],
      ...sitesOf(env.VITE_MODEL_SERVICE, env.VITE_REMOTE_CONFIG, addressSearch, ...shapes),
      ...others,
      ...challenge,
    ],
    'frame-src': [
      ...["'self'", 'blob:', authDomain ? `https://${authDomain}` : 'https://*.firebaseapp.com', ...videoPlayers],
      ...sitesOf(showcase.address),
      ...others,
      ...challenge,
    ],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    // any site may embed a public tour; in a frame the app shows nothing else (docs/decisions/014)
    'frame-ancestors': ['*'],
  });
}

/** Our showcase has one inline script. Of the provider's bundle, which can replace it, only the origin is known. */
function showcasePolicy(env) {
  const isProviders = typeof env.VITE_SHOWCASE === 'string' && env.VITE_SHOWCASE.trim() !== '';
  const scripts = isProviders
    ? ["'unsafe-inline'", "'unsafe-eval'", 'blob:', provider]
    : [inlineScript(readFileSync(showcasePage, 'utf8'))];
  const models = [...sitesOf(env.VITE_MODEL_SERVICE), ...(isProviders ? [provider] : [])];
  return policy({
    'default-src': ["'self'", ...(isProviders ? [provider] : [])],
    // WebAssembly decodes meshes and textures
    'script-src': ["'self'", "'wasm-unsafe-eval'", ...scripts],
    'style-src': ["'self'", "'unsafe-inline'", ...(isProviders ? [provider] : [])],
    'img-src': ["'self'", 'data:', 'blob:', ...ourFiles(env), ...models],
    'connect-src': ["'self'", 'blob:', 'data:', ...ourFiles(env), ...models],
    'worker-src': ["'self'", 'blob:'],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
  });
}

/** The source of a page's only inline script. @throws if the page has none or several */
export function inlineScript(html) {
  const scripts = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(([, code]) => code);
  if (scripts.length !== 1) throw new Error(`The showcase's page has ${scripts.length} inline scripts, not one.`);
  return hashOf(scripts[0]);
}

const hashOf = (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** The URLs of files in the configured bucket, or of any bucket if none is configured. @see src/backend/config.ts */
function ourFiles(env) {
  const { storageBucket } = jsonIn(env, 'VITE_FIREBASE_CONFIG');
  const { host, storage } = jsonIn(env, 'VITE_EMULATORS');
  if (host) return [`http://${host}:${storage}/v0/b/${storageBucket}/`];
  if (!storageBucket) return [google('firebasestorage'), google('storage')];
  return [`${google('firebasestorage')}/v0/b/${storageBucket}/`, `${google('storage')}/${storageBucket}/`];
}

function backends(env) {
  const { projectId } = jsonIn(env, 'VITE_FIREBASE_CONFIG');
  const { host, ...ports } = jsonIn(env, 'VITE_EMULATORS');
  if (host) return ['auth', 'firestore', 'functions', 'storage'].map((name) => `http://${host}:${ports[name]}`);
  return [...services.map(google), `https://${projectId ? `${regionOf(env)}-${projectId}` : '*'}.cloudfunctions.net`];
}

const usesAppCheck = (env) => Object.keys(env).some((key) => /^VITE_.*(?:APP_?CHECK|RECAPTCHA)/.test(key) && env[key]);

/** The sites of a stored list, as `otherSitesFrom` in src/domain/application/other-sites.ts reads them. */
export const sitesIn = (stored) => listOf(stored).filter((site) => typeof site === 'string' && sitePattern.test(site));
const sitePattern = /^https:\/\/(?:\*\.)?[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)+(?::\d{1,5})?$/;

/** The origins of absolute URLs. A map's URL may contain {s} for one of several hosts; a URL that begins with a slash is our own. */
const sitesOf = (...addresses) =>
  addresses
    .filter((address) => typeof address === 'string' && /^https?:\/\//i.test(address))
    .map((address) => new URL(address.replace('{s}', 'any-host')).origin.replace('any-host', '*'));

const listOf = (value) => (Array.isArray(value) ? value : []);

function jsonIn(env, key) {
  const written = env[key];
  if (typeof written !== 'string' || written.trim() === '') return {};
  try {
    return JSON.parse(written) ?? {};
  } catch {
    return fail(`${key} is not JSON, so that no headers can be made of it.`);
  }
}

const header = (key, value) => ({ key, value });
const policy = (directives) =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ');

/** All of `hosting.headers`: the existing headers for other purposes, and these. */
export function withSecurityHeaders(headers, env) {
  const composed = securityHeaders(env);
  const keys = new Set(composed.flatMap((entry) => entry.headers.map(({ key }) => key)));
  return [...headers.filter((entry) => !entry.headers.some(({ key }) => keys.has(key))), ...composed];
}

/** Why headers of this environment must not be deployed, and what to do; null where nothing forbids it. */
export const missingConfiguration = ({ VITE_FIREBASE_CONFIG = '' }) =>
  VITE_FIREBASE_CONFIG.trim() === ''
    ? 'There is no VITE_FIREBASE_CONFIG, so that the headers would be those of no installation. Write .env.local (docs/configuration.md), run "npm run headers", then deploy again.'
    : null;

async function run(isCheck) {
  const { loadEnv } = await import('vite');
  const path = `${root}/firebase.json`;
  const config = JSON.parse(readFileSync(path, 'utf8'));
  const env = loadEnv('production', root, 'VITE_');
  const problem = isCheck ? missingConfiguration(env) : null;
  if (problem) fail(problem);
  const headers = withSecurityHeaders(config.hosting.headers, env);
  const isCurrent = JSON.stringify(headers) === JSON.stringify(config.hosting.headers);
  if (isCurrent) return console.log('firebase.json has the headers of this configuration already.');
  if (isCheck) fail('The headers in firebase.json are not those of this configuration. Run "npm run headers", then deploy again.');
  writeFileSync(path, `${asJson({ ...config, hosting: { ...config.hosting, headers } })}\n`);
  console.log('firebase.json has the headers of this configuration.');
}

/** JSON in the format of firebase.json: a value that fits on one line is written on one line. */
function asJson(value, indent = '', start = 0) {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const isList = Array.isArray(value);
  const [open, close] = isList ? '[]' : '{}';
  const inner = `${indent}  `;
  const named = (key, part, at) => (isList ? asJson(part, at, at.length) : `"${key}": ${asJson(part, at, at.length + key.length + 4)}`);
  const flat = Object.entries(value).map(([key, part]) => named(key, part, ''));
  const line = isList ? `[${flat.join(', ')}]` : `{ ${flat.join(', ')} }`;
  const isShort = !line.includes('\n') && start + line.length < lineWidth;
  if (isShort) return line;
  return `${open}\n${Object.entries(value)
    .map(([key, part]) => inner + named(key, part, inner))
    .join(',\n')}\n${indent}${close}`;
}
const lineWidth = 140;

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) await run(process.argv.includes('--check'));
