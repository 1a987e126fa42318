import { readFileSync } from 'node:fs';
import { get } from 'node:http';
import { describe, expect, inject, it } from 'vitest';
import { inlineScript, securityHeaders } from '../../scripts/headers.mjs';

const address = inject('address').replace(/\/$/, '');
const headersOf = async (path: string) => (await fetch(`${address}${path}`)).headers;
/** The status and policy of a path that is sent as it is written here; `fetch` would tidy it. */
const sentAs = (path: string) =>
  new Promise<{ status: number | undefined; policy: unknown }>((resolve, reject) => {
    const { hostname, port } = new URL(address);
    get({ hostname, port, path }, (response) => {
      response.resume();
      resolve({ status: response.statusCode, policy: response.headers['content-security-policy'] });
    }).on('error', reject);
  });
const policyOf = async (path: string) => (await headersOf(path)).get('content-security-policy');

describe('hosting', () => {
  it.each([
    '/',
    '/index.html',
    '/bundle/showcase.html',
    '/custom-page.html',
    '/site-frame.html',
    '/favicon.svg',
    '/demo/house-with-garden/certificate.pdf',
    '/nowhere',
  ])('sends %s as what it is, with the address of the site alone to others, and without devices', async (path) => {
    const headers = await headersOf(path);

    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('permissions-policy')).toContain('camera=(), microphone=(), geolocation=()');
  });

  it('sends the app with its policy by both of its addresses, and the emulators of the run in it', async () => {
    const policy = await policyOf('/');

    expect(policy).toMatch(/(^|; )script-src 'self' 'sha256-[^']+' https:\/\/apis\.google\.com;/);
    expect(policy).toContain(`http://127.0.0.1:${inject('ports').firestore}`);
    expect(await policyOf('/index.html')).toBe(policy);
  });

  it.each(['/', '/index.html'])('sends the start page so that nobody shows an old one after a deployment: %s', async (path) => {
    expect((await headersOf(path)).get('cache-control')).toBe('no-cache');
  });

  // that nobody caches it is proved at the function: the emulator of hosting puts the header of the folder over the function's
  it('answers a missing script by the function, and any other missing page with ours', async () => {
    const script = await fetch(`${address}/assets/gone-12345678.js`);
    const page = await fetch(`${address}/nowhere`);

    expect([script.status, await script.text()]).toEqual([404, 'There is no such file.']);
    const text = await page.text();
    expect([page.status, text]).toEqual([404, expect.stringContaining('There is no page at this address')]);
    expect(text).toContain("content=\"default-src 'none'; ");
  });

  it('sends the showcase with a policy of its own, and one alone', async () => {
    const entries: { source?: string; headers: { value: string }[] }[] = securityHeaders({});
    const scripts = entries.find(({ source }) => source === '/bundle/**')?.headers[0]?.value.match(/script-src [^;]+/)?.[0];

    expect(scripts).toContain('sha256-');
    expect(await policyOf('/bundle/showcase.html')).toContain(scripts);
    expect(await policyOf('/bundle/showcase.html')).not.toContain('apis.google.com');
  });

  it('sends the service worker fresh, and allows it the requests of the pages alone', async () => {
    const headers = await headersOf('/offline-worker.js');

    expect(headers.get('cache-control')).toBe('no-cache');
    expect(headers.get('content-type')).toContain('javascript');
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; script-src 'self'; connect-src 'self' /);
  });

  it('sends the page of custom blocks without an origin', async () => {
    expect(await policyOf('/custom-page.html')).toBe('sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox');
  });

  it.each([
    ...[
      '/%63ustom-page.html',
      '/custom-page%2ehtml',
      '/custom-page.htm%6C',
      '//custom-page.html',
      '/./custom-page.html',
      '/%2e/custom-page.html',
    ],
    ...['/site%2Dframe.html', '/%69ndex.html', '/bundle/%73howcase.html', '/bundle/./showcase.html', '/offline%2dworker.js'],
  ])('sends no page without a policy under another spelling of its path: %s', async (path) => {
    const { status, policy } = await sentAs(path);

    const plain = await policyOf(decodeURIComponent(path).replace('/./', '/').replace('//', '/'));
    expect(status === 200 ? ["default-src 'none'; sandbox", plain] : [policy]).toContain(policy);
  });

  it('sends the page of other sites with a policy of its own: https frames in it, only ours around it, and no way to leave for them', async () => {
    const sent = await policyOf('/site-frame.html');

    expect(sent).toContain('frame-src https:;');
    expect(sent).toContain("frame-ancestors 'self'");
    expect(sent).toMatch(/; sandbox allow-scripts allow-same-origin allow-forms allow-popups$/);
    expect(await policyOf('/')).not.toContain('frame-src https:');
    const listed = securityHeaders({ VITE_CONFIGURATION: '{"otherSites":["https://*.nira.app"]}' });
    const restricted = listed.find(({ source }: { source?: string }) => source === '/site-frame.html')?.headers[0]?.value;
    expect(restricted).toContain('frame-src https://*.nira.app;');
  });

  it('serves a page whose only inline script is the one that its policy names', async () => {
    const built = readFileSync(`${inject('build')}/index.html`, 'utf8');

    // what is data is not run
    expect(await policyOf('/')).toContain(inlineScript(built.replace(/<script type="application\/json"[\s\S]*?<\/script>/, '')));
    expect(built).toMatch(/<script [^>]*src=/);
    expect(built).not.toMatch(/\son\w+=/i);
  });
});
