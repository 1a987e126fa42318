import { beforeAll, describe, expect, it, vi } from 'vitest';

let ownUrl: (address: string) => string | null;

beforeAll(async () => {
  vi.stubEnv('VITE_FIREBASE_CONFIG', JSON.stringify({ apiKey: 'k', projectId: 'p', storageBucket: 'ours.appspot.com' }));
  vi.stubEnv('VITE_EMULATORS', undefined);
  ({ ownUrl } = await import('./own-url'));
  return () => vi.unstubAllEnvs();
});

const service = 'https://firebasestorage.googleapis.com';
const file = 'organizations%2Facme%2Ftour%2Fhall%2Ffiles%2Fu1__plan.pdf?alt=media&token=t';

describe('ownUrl', () => {
  it.each([
    `${service}/v0/b/ours.appspot.com/o/${file}`,
    `HTTPS://FIREBASESTORAGE.googleapis.com/v0/b/ours.appspot.com/o/${file}`,
    `${service}:443/v0/b/ours.appspot.com/o/${file}`,
    `${service}/v0/b/ours.appspot.com/o/a..b%2Fplan.v1..pdf`,
    'https://storage.googleapis.com/ours.appspot.com/organizations/acme/logo',
    '/demo/house-with-garden/certificate.pdf',
  ])('accepts URLs of our bucket and of this site: %s', (address) => {
    expect(ownUrl(address)).not.toBeNull();
  });

  it.each([
    ['another bucket', `${service}/v0/b/theirs.appspot.com/o/${file}`],
    ['a bucket that begins as ours', `${service}/v0/b/ours.appspot.com.evil/o/${file}`],
    ['a bucket in capitals', `${service}/v0/b/OURS.appspot.com/o/${file}`],
    ['another bucket at the other service', 'https://storage.googleapis.com/theirs/a.png'],
    ['our bucket as a file of another', 'https://storage.googleapis.com/theirs/ours.appspot.com/a.png'],
    ['a way out of our bucket', `${service}/v0/b/ours.appspot.com/o/../../theirs.appspot.com/o/a.png`],
    ['an encoded way out', `${service}/v0/b/ours.appspot.com/o/%2e%2e/%2E%2E/theirs.appspot.com/o/a.png`],
    ['a way out behind encoded slashes', `${service}/v0/b/ours.appspot.com/o/..%2f..%2Ftheirs.appspot.com/o/a.png`],
    ['a way out by backslashes', `${service}/v0/b/ours.appspot.com/o\\..\\..\\theirs.appspot.com\\o\\a.png`],
    ['a way out behind encoded backslashes', `${service}/v0/b/ours.appspot.com/o/x%5c..%5c..%5ctheirs`],
    ['the bucket itself', `${service}/v0/b/ours.appspot.com/o/`],
    ['an encoded bucket name', `${service}/v0/b/ours.appspot.com%2Fo%2F..%2Ftheirs/o/a.png`],
    ['a host that begins as the service', `${service}.evil.example/v0/b/ours.appspot.com/o/a.png`],
    ['a host that ends as the service', 'https://evil-firebasestorage.googleapis.com/v0/b/ours.appspot.com/o/a.png'],
    ['the service as a user name', 'https://firebasestorage.googleapis.com@evil.example/v0/b/ours.appspot.com/o/a.png'],
    ['the service as a path', `https://evil.example/${service}/v0/b/ours.appspot.com/o/a.png`],
    ['a letter that looks like another', 'https://firebasestorаge.googleapis.com/v0/b/ours.appspot.com/o/a.png'],
    ['the service without encryption', 'http://firebasestorage.googleapis.com/v0/b/ours.appspot.com/o/a.png'],
    ['another port of the service', `${service}:8443/v0/b/ours.appspot.com/o/a.png`],
    ['another port of this host', `http://${location.hostname}:1/a.png`],
    ['a host without a scheme', '//evil.example/a.png'],
    ['a host behind a backslash', '/\\evil.example/a.png'],
    ['a script', 'javascript:alert(1)'],
    ['data', 'data:text/html,<script>alert(1)</script>'],
    ['nothing', ''],
  ])('rejects %s', (_what, address) => {
    expect(ownUrl(address)).toBeNull();
  });
});
