import { describe, expect, it } from 'vitest';
import { addressAt, fileAddressFrom } from './file-address';
import { withoutToken } from './without-token';

const service = 'https://firebasestorage.googleapis.com/v0/b/demo.appspot.com/o/';
const url = `${service}organizations%2FAcme%20%26%20Co%2Ftour%2Fhall%2Ffiles%2Fu1__Plan.pdf?alt=media&token=t1`;

describe('a download address', () => {
  it('says where its file lies, at the service and at the emulator', () => {
    const path = 'organizations/Acme & Co/tour/hall/files/u1__Plan.pdf';

    expect(fileAddressFrom(url)).toEqual({ bucket: 'demo.appspot.com', path, token: 't1' });
    expect(fileAddressFrom(url.replace('https://firebasestorage.googleapis.com', 'http://127.0.0.1:9199'))?.path).toBe(path);
  });

  it.each([
    '',
    'plan.pdf',
    'https://example.org/plan.pdf',
    `${service}a%2Fb?alt=media`,
    `${service}%E0%A4%A?token=t`,
    'ftp://x/v0/b/c/o/d?token=t',
  ])('is not %j', (other) => {
    expect(fileAddressFrom(other)).toBeNull();
  });

  it('has no token where everybody can read it', () => {
    expect(withoutToken(url)).toBe(url.replace('&token=t1', ''));
  });

  it('of another path opens with the same token', () => {
    const there = addressAt(url, 'organizations/Other/tour/copy/files/u1__Plan $&.pdf');

    expect(fileAddressFrom(there)).toEqual({
      bucket: 'demo.appspot.com',
      path: 'organizations/Other/tour/copy/files/u1__Plan $&.pdf',
      token: 't1',
    });
  });
});
