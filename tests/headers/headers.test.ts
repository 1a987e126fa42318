import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { loadEnv } from 'vite';
import { describe, expect, it } from 'vitest';
import { earlyScript } from '../../scripts/early-start.mjs';
import { inlineScript, publicTiles, securityHeaders, sitesIn, withSecurityHeaders } from '../../scripts/headers.mjs';
import { root } from '../../scripts/setup.mjs';
import { publicTiles as appTiles } from '../../src/backend/map-sources';
import { otherSitesFrom } from '../../src/domain/application/other-sites';

type Entry = { source: string; headers: { key: string; value: string }[] };
type Environment = Record<string, string>;

const { hosting } = JSON.parse(readFileSync(`${root}/firebase.json`, 'utf8')) as { hosting: { headers: Entry[]; predeploy: string[] } };

const policyOf = (env: Environment, source = '/'): Map<string, string[]> => {
  const entries: Entry[] = securityHeaders(env);
  const value = entries.find((entry) => entry.source === source)?.headers[0]?.value ?? '';
  return new Map(value.split('; ').map((directive) => [directive.split(' ')[0] ?? '', directive.split(' ').slice(1)]));
};

const configured = {
  VITE_FIREBASE_CONFIG: JSON.stringify({ projectId: 'p', authDomain: 'auth.example', storageBucket: 'p.appspot.com' }),
  VITE_MODEL_SERVICE: 'https://models.example/v1',
  VITE_SHOWCASE: JSON.stringify({
    form: 'embed',
    address: 'https://my.provider.example/show',
    script: 'https://static.provider.example/sdk.js',
  }),
  VITE_CONFIGURATION: JSON.stringify({
    mapTiles: { url: 'https://{s}.tiles.example/{z}/{x}/{y}.png' },
    mapOverlays: [{ url: 'https://parcels.example/{z}/{x}/{y}' }, { url: 'https://shapes.example/d.geojson', format: 'geojson' }],
    addressSearch: 'https://photon.example/api',
    otherSites: ['https://*.nira.app', '*', "https://x.example; script-src 'unsafe-inline'"],
  }),
};

describe('the headers in firebase.json', () => {
  it('are those that are composed, with the hash of the showcase as it is built now', () => {
    const expected = [{}, loadEnv('production', root, 'VITE_')].map((env) => withSecurityHeaders(hosting.headers, env));

    // of no configuration, or of this checkout's; otherwise: npm run headers
    expect(expected).toContainEqual(hosting.headers);
  });

  it('are checked before a deployment', () => {
    expect(hosting.predeploy.at(-1)).toBe('node scripts/headers.mjs --check');
  });

  it('keep the ones that are there for something else', () => {
    const cache = { source: '/assets/**', headers: [{ key: 'Cache-Control', value: 'max-age=1' }] };

    expect(withSecurityHeaders([cache, ...securityHeaders({})], {})).toEqual([cache, ...securityHeaders({})]);
  });
});

describe('the policy of the app', () => {
  it('runs scripts of our own origin, the one that sign-in in a window needs, and inline only the one that begins early', () => {
    const early = inlineScript(`<script>${earlyScript()}</script>`);

    expect(policyOf({}).get('script-src')).toEqual(["'self'", early, 'https://apis.google.com']);
    expect(readFileSync(`${root}/index.html`, 'utf8')).not.toMatch(/<script(?![^>]*\ssrc=)|\son\w+=|javascript:/i);
  });

  it.each(['default-src', 'script-src', 'img-src', 'media-src', 'connect-src', 'frame-src'])(
    'has no source in %s that is everybody',
    (directive) => {
      for (const env of [{}, configured]) {
        const sources = policyOf(env).get(directive);
        expect(sources).not.toBeUndefined();
        expect(sources?.filter((source) => ['*', 'https:', 'http:', "'unsafe-inline'", "'unsafe-eval'"].includes(source))).toEqual([]);
      }
    },
  );

  it.each(['img-src', 'connect-src'])('lets Firestore find out by %s whether the network is gone', (directive) => {
    expect(policyOf(configured).get(directive)).toContain('https://www.google.com/images/cleardot.gif');
  });

  it('names the configured project, and no other', () => {
    const policy = policyOf(configured);

    expect(policy.get('img-src')).toContain('https://firebasestorage.googleapis.com/v0/b/p.appspot.com/');
    expect(policy.get('img-src')).not.toContain('https://firebasestorage.googleapis.com');
    expect(policy.get('connect-src')).toContain('https://us-central1-p.cloudfunctions.net');
    expect(policy.get('frame-src')).toContain('https://auth.example');
  });

  it('names the services of the configuration where they are needed', () => {
    const policy = policyOf(configured);

    expect(policy.get('img-src')).toEqual(
      expect.arrayContaining(['https://models.example', 'https://*.tiles.example', 'https://parcels.example']),
    );
    expect(policy.get('connect-src')).toEqual(
      expect.arrayContaining([
        'https://models.example',
        'https://photon.example',
        'https://shapes.example',
        // asked before they are framed
        'https://www.youtube-nocookie.com',
        'https://player.vimeo.com',
      ]),
    );
    expect(policy.get('script-src')).toContain('https://static.provider.example');
    expect(policy.get('frame-src')).toEqual(
      expect.arrayContaining([
        'https://my.provider.example',
        'https://www.youtube-nocookie.com',
        'https://player.vimeo.com',
        'https://*.nira.app',
      ]),
    );
  });

  it('names the public tile service for images, unless the installation has its own or turns streets off', () => {
    const hosts = (mapTiles: unknown) => policyOf({ VITE_CONFIGURATION: JSON.stringify({ mapTiles }) }).get('img-src');
    const service = new URL(appTiles.url).origin;

    expect(publicTiles.url).toBe(appTiles.url);
    expect([policyOf({}).get('img-src'), hosts(undefined)].every((sources) => sources?.includes(service))).toBe(true);
    expect(hosts(false)).not.toContain(service);
    expect(hosts({ url: 'https://tiles.example/{z}' })).not.toContain(service);
    expect(policyOf({}).get('connect-src')).not.toContain(service);
  });

  it('is not widened by what is no site', () => {
    expect([...policyOf(configured).values()].flat().filter((source) => source === '*' || source.includes('x.example'))).toEqual(['*']);
    expect(policyOf(configured).get('frame-ancestors')).toEqual(['*']);
  });

  it('asks emulators only in their runs', () => {
    const emulated = {
      ...configured,
      VITE_EMULATORS: JSON.stringify({ host: '127.0.0.1', auth: 1, firestore: 2, functions: 3, storage: 4 }),
    };
    const local = (env: Environment) => [...policyOf(env).values()].flat().filter((source) => source.includes('127.0.0.1'));

    expect(local(configured)).toEqual([]);
    expect(local(emulated)).toContain('http://127.0.0.1:2');
    expect(policyOf(emulated).get('img-src')).toContain('http://127.0.0.1:4/v0/b/p.appspot.com/');
  });

  it('lists other sites as the app reads them', () => {
    const sites = [
      ...['https://maps.example', 'https://*.nira.app', 'https://files.example:8443', '*', 'https:', 'https://*', 'https://*.com', ''],
      ...[
        'http://maps.example',
        'https://maps.example/path',
        'https://a b.example',
        'https://*.*.example',
        'https://MAPS.example',
        7,
        null,
      ],
    ];

    expect(sitesIn(sites)).toEqual(otherSitesFrom(sites));
    expect(sitesIn('https://maps.example')).toEqual([]);
  });

  it('lets the challenge of App Check load only where that is configured', () => {
    expect(policyOf({}).get('script-src')).not.toContain('https://www.google.com/recaptcha/');
    expect(policyOf({ VITE_APP_CHECK: 'key' }).get('script-src')).toContain('https://www.google.com/recaptcha/');
  });
});

describe('the policy of the showcase', () => {
  it('runs its inline script by the hash of just that script', () => {
    const html = readFileSync(`${root}/packages/open-showcase/lib/bundle/showcase.html`, 'utf8');
    const [, code = ''] = /<script>([\s\S]*?)<\/script>/.exec(html) ?? [];
    const hash = `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

    expect(policyOf({}, '/bundle/**').get('script-src')).toEqual(["'self'", "'wasm-unsafe-eval'", hash]);
    expect(inlineScript(html.replace(code, `${code};`))).not.toBe(hash);
  });

  it('is not composed for a page with another number of inline scripts', () => {
    expect(() => inlineScript('<script>a()</script><script>b()</script>')).toThrow('2 inline scripts');
    expect(() => inlineScript('<script src="a.js"></script>')).toThrow('0 inline scripts');
  });
});
