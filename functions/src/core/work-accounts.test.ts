import { afterEach, describe, expect, it, vi } from 'vitest';
import { whyUnverified, workTenantsFrom } from './work-accounts';

const acme = '10661a00-0000-4000-8000-00000000acce';
const elsewhere = '20661a00-0000-4000-8000-00000000e15e';
const personal = '9188040d-6c67-4c5b-b112-36a304b66dad';
const email = 'kate@acme.example';

const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const tokenOf = (claims: object) => `${base64({ alg: 'RS256' })}.${base64(claims)}.signature`;
const issuer = (tenant: string) => `https://login.microsoftonline.com/${tenant}/v2.0`;
const member = { tid: acme, iss: issuer(acme), sub: 's', email, preferred_username: email };

/** The decision about the account of `email`, with these claims changed. */
const decide = (changes: object, account = email) => whyUnverified({ email: account, idToken: tokenOf({ ...member, ...changes }) }, [acme]);

afterEach(() => vi.restoreAllMocks());

describe('a work account verifies its address [AUTH-046]', () => {
  it.each([
    ['when a listed tenant names it as e-mail', { preferred_username: 'kate.k@acme.example' }],
    ['when a listed tenant names it as user name', { email: undefined }],
    ['in any case', { email: 'Kate@ACME.example', preferred_username: undefined, tid: acme.toUpperCase() }],
    ['when the token says that the tenant owns the domain', { preferred_username: undefined, xms_edov: '1' }],
    ['when the token says that the person is a member', { acct: 0, idp: issuer(acme) }],
  ])('%s', (_how, changes) => {
    expect(decide(changes)).toBeNull();
  });
});

describe('a work account does not verify its address [AUTH-046]', () => {
  const tenant = /not in WORK_TENANTS/;
  const guest = /guest/;
  const address = /another address/;

  it.each<[string, object, RegExp]>([
    ['of a tenant that is not listed, whose administrator wrote the address', { tid: elsewhere, iss: issuer(elsewhere) }, tenant],
    ['of a personal account, unless that tenant is listed', { tid: personal, iss: issuer(personal) }, tenant],
    ['without a tenant', { tid: undefined }, tenant],
    ['with an empty tenant', { tid: '' }, tenant],
    ['with a list in place of a tenant', { tid: [acme] }, tenant],
    ['with a tenant that begins as a listed one', { tid: `${acme}0` }, tenant],
    ['of a guest from another tenant', { idp: `https://sts.windows.net/${elsewhere}/` }, guest],
    ['of a guest with a personal account', { idp: 'live.com' }, guest],
    ['of a guest, as the account status says', { acct: 1 }, guest],
    ['with the address of somebody else', { email: 'eve@acme.example', preferred_username: 'eve@acme.example' }, address],
    ['without an address', { email: undefined, preferred_username: undefined }, address],
    ['with an e-mail of a domain that the tenant does not own', { preferred_username: 'eve@acme.example', xms_edov: false }, address],
    ['with an ownership that only looks true', { preferred_username: 'eve@acme.example', xms_edov: '0' }, address],
    ['with a list in place of the address', { email: [email], preferred_username: { email } }, address],
    ['with a letter whose lower case is another (the Kelvin sign)', { email: '\u212Aate@acme.example', preferred_username: '' }, address],
    ['with an address that has a space or a line behind it', { email: `${email} `, preferred_username: `${email}\n` }, address],
  ])('%s', (_what, changes, reason) => {
    expect(decide(changes)).toMatch(reason);
  });

  it.each([
    ['an account with another address', 'victim@other.example'],
    ['an account without an address', ''],
    ['an account whose address has the Kelvin sign', '\u212Aate@acme.example'],
  ])('of %s that it is linked to', (_what, account) => {
    expect(decide({}, account)).toMatch(address);
  });

  it.each([undefined, '', 'token', 'a.b', 'a.b.c', 'a.b.c.d', `x.${base64([member])}.y`, `x.${base64('kate')}.y`, JSON.stringify(member)])(
    'without a readable token: %j',
    (idToken) => {
      expect(whyUnverified({ email, idToken }, [acme])).toMatch(/no readable ID token/);
    },
  );

  it('while no tenant is listed', () => {
    expect(whyUnverified({ email, idToken: tokenOf(member) }, workTenantsFrom({}))).toMatch(tenant);
    expect(whyUnverified({ email, idToken: tokenOf({ ...member, tid: '' }) }, workTenantsFrom({ WORK_TENANTS: ' , ' }))).toMatch(tenant);
  });
});

describe('WORK_TENANTS', () => {
  it('lists tenant IDs between commas, in any case', () => {
    expect(workTenantsFrom({ WORK_TENANTS: ` ${acme.toUpperCase()},${personal} ,` })).toEqual([acme, personal]);
  });

  it.each(['common', 'organizations', 'consumers', '*', 'acme.example', acme.slice(1), `${acme}x`])(
    'ignores "%s", and says so',
    (entry) => {
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);

      expect(workTenantsFrom({ WORK_TENANTS: `${entry},${acme}` })).toEqual([acme]);

      expect(warn).toHaveBeenCalledWith(expect.stringContaining(`"${entry}"`));
    },
  );
});
