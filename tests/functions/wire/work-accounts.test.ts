import { describe, expect, it } from 'vitest';
import { randomIdentifier } from '../../../src/domain/random';
import { password } from '../../support/people';
import { addressIn, changeOwn, identity, signInWithWork, workClaims } from '../../support/work-account';
import { accounts, anOrganization, claimsOf, removeAccountAfterwards, removedAfterwards, somebody, store } from '../administrator';
import { callsOf } from '../calls';

const elsewhere = '20661a00-0000-4000-8000-00000000e15e';
const personal = '9188040d-6c67-4c5b-b112-36a304b66dad';
const anAddress = () => `${randomIdentifier().toLowerCase()}@people.example`;

const signIn = async (...args: Parameters<typeof signInWithWork>) => {
  const signedIn = await signInWithWork(...args);
  removeAccountAfterwards(signedIn.localId);
  return signedIn;
};
const signInWithPassword = (email: string) => identity('accounts:signInWithPassword', { email, password, returnSecureToken: true });
const isVerified = async (uid: string) => (await accounts().getUser(uid)).emailVerified;

/** An invitation that would make whoever owns the address an admin. */
async function anInvitation(to: string): Promise<{ id: string; organization: string }> {
  const organization = await anOrganization();
  const id = `org_${organization}-${to}`;
  await store()
    .doc(removedAfterwards(`mail/${id}`))
    .set({ to, role: 'admin', organization, type: 'organization-invitation', delivery: { state: 'SUCCESS' } });
  return { id, organization };
}
const accept = (invitationId: string, uid: string) => callsOf(uid)('acceptOrganizationInvitation', { invitationId });
const notVerified = { error: expect.stringMatching(/Verify your email address/) };

describe('a work account of a listed tenant', () => {
  it('is verified when it is created, so that its invitation can be accepted [AUTH-046 FUNC-023]', async () => {
    const email = anAddress();
    const { id, organization } = await anInvitation(email);

    const { localId, idToken } = await signIn(workClaims(email));

    expect(addressIn(idToken)).toEqual({ email, email_verified: true });
    expect(await accept(id, localId)).toEqual({ message: 'Success' });
    expect(await claimsOf(localId)).toEqual({ organization, role: 'ultrauser' });
  });

  it('is verified at the next sign-in when its tenant is listed later [AUTH-046]', async () => {
    const email = anAddress();
    const { localId } = await signIn(workClaims(email, { tid: elsewhere }));
    expect(await isVerified(localId)).toBe(false);

    const { idToken } = await signIn(workClaims(email));

    expect(addressIn(idToken).email_verified).toBe(true);
  });

  it('verifies the account with a password that it is linked to, when both have one address [AUTH-033 AUTH-046]', async () => {
    const { uid, email } = await somebody({}, { verified: false });
    const session = await signInWithPassword(email);

    const { idToken } = await signIn(workClaims(email, { email: email.toUpperCase() }), session.idToken);

    expect(addressIn(idToken)).toEqual({ email, email_verified: true });
    expect(await isVerified(uid)).toBe(true);
  });
});

describe('nothing that is granted to an address opens for a work account', () => {
  it.each([
    ['of a tenant that is not listed', { tid: elsewhere }],
    ['of a personal account', { tid: personal }],
    ['without a tenant', { tid: undefined }],
    ['of a guest of a listed tenant', { idp: `https://sts.windows.net/${elsewhere}/` }],
    ['whose provider says that the address is verified', { tid: elsewhere, email_verified: true }],
  ])('%s, with the invited address [AUTH-046 FUNC-023 FUNC-024]', async (_what, changes) => {
    const email = anAddress();
    const { id } = await anInvitation(email);

    const { localId, idToken } = await signIn(workClaims(email, changes));

    expect(addressIn(idToken)).toEqual({ email, email_verified: false });
    expect(await accept(id, localId)).toEqual(notVerified);
    expect(await claimsOf(localId)).toEqual({});
  });

  it('that was linked to an account with the invited address [FUNC-023]', async () => {
    const { uid, email } = await somebody({}, { verified: false });
    const { id } = await anInvitation(email);
    const session = await signInWithPassword(email);

    const { idToken } = await signIn(workClaims(anAddress()), session.idToken);

    expect(addressIn(idToken)).toEqual({ email, email_verified: false });
    expect(await accept(id, uid)).toEqual(notVerified);
    expect(await claimsOf(uid)).toEqual({});
  });

  it('that another tenant gave the address of the account, and says so itself [AUTH-046]', async () => {
    const { uid, email } = await somebody({}, { verified: false });
    const session = await signInWithPassword(email);

    const { idToken } = await signIn(workClaims(email, { tid: elsewhere, email_verified: true }), session.idToken);

    expect(addressIn(idToken).email_verified).toBe(false);
    expect(await isVerified(uid)).toBe(false);
  });

  it('that changes its address to the invited one, and signs in again [FUNC-023]', async () => {
    const [own, invited] = [anAddress(), anAddress()];
    const { id } = await anInvitation(invited);
    const { localId, idToken } = await signIn(workClaims(own));
    expect(addressIn(idToken).email_verified).toBe(true);

    const changed = await changeOwn(idToken, { email: invited });
    const again = await signIn(workClaims(own));

    expect(again.localId).toBe(localId);
    for (const token of [changed.idToken, again.idToken]) expect(addressIn(token)).toEqual({ email: invited, email_verified: false });
    expect(await accept(id, localId)).toEqual(notVerified);
  });

  it('that declares itself verified, as no client may', async () => {
    const { localId, idToken } = await signIn(workClaims(anAddress(), { tid: elsewhere }));

    await changeOwn(idToken, { emailVerified: true, customAttributes: '{"admin":true}' }).catch(() => undefined);

    expect(await isVerified(localId)).toBe(false);
    expect(await claimsOf(localId)).toEqual({});
  });

  it('of a tenant that is not listed takes no account with a password that has its address', async () => {
    const { uid, email } = await somebody();

    const answer = await signInWithWork(workClaims(email, { tid: elsewhere }));

    expect(answer.needConfirmation).toBe(true);
    expect(answer.idToken).toBeUndefined();
    expect((await accounts().getUser(uid)).providerData.map(({ providerId }) => providerId)).toEqual(['password']);
  });
});

describe('an address that was verified', () => {
  it('by mail stays so when a work account of another tenant or address is linked and used [AUTH-046]', async () => {
    const { uid, email } = await somebody();
    const session = await signInWithPassword(email);
    const work = workClaims(anAddress(), { tid: elsewhere });

    await signIn(work, session.idToken);
    const { localId, idToken } = await signIn(work);

    expect(localId).toBe(uid);
    expect(addressIn(idToken)).toEqual({ email, email_verified: true });
  });

  it('is not asked about at a sign-in with a password [AUTH-042]', async () => {
    const [proven, open] = [await somebody(), await somebody({}, { verified: false })];

    expect(addressIn((await signInWithPassword(proven.email)).idToken).email_verified).toBe(true);
    expect(addressIn((await signInWithPassword(open.email)).idToken).email_verified).toBe(false);
  });
});
