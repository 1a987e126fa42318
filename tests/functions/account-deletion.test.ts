import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { keepAccount } from '../../functions/src/http/keep-account';
import { deletionMail } from '../../functions/src/mail/deletion-mail';
import type { Mail } from '../../functions/src/mail/mail';
import { deliver } from '../../functions/src/mail/mail-delivery';
import { accountDeletionRef, eraseDue } from '../../functions/src/personal-data/account-deletions';
import { dayMs } from '../../src/domain/durations';
import {
  accounts,
  aGlobalAdmin,
  anOrganization,
  cardOf,
  findAccount,
  removedAfterwards,
  type Someone,
  somebody,
  store,
} from './administrator';
import { callsOf } from './calls';
import { served } from './served';

const address = await served(keepAccount);
const rejection = (code: string, message: RegExp) => ({ code, message: expect.stringMatching(message) });
const inDays = (days: number) => new Date(Date.now() + days * dayMs);

let organization: string;
let admin: Someone;
let person: Someone;
beforeEach(async () => {
  vi.stubEnv('AUDIT_KEY', 'a key of this test');
  organization = await anOrganization();
  admin = await aGlobalAdmin();
  person = await somebody({ organization, role: 'superuser' });
});

const isDisabled = async () => (await findAccount(person.uid))?.disabled;
const auditKinds = async () => {
  const { docs } = await store().collection('audit').where('keys', 'array-contains', person.uid).orderBy('at', 'desc').get();
  // those of one transaction have one time
  return docs
    .map((entry) => `${entry.get('at').toMillis()} ${entry.get('kind')}`)
    .toSorted()
    .map((entry) => entry.split(' ')[1]);
};
const remove = (someone = person) => someone.call('deleteMyAccount', { language: 'en' });

/** The mail that was sent, and its link as this process serves it. */
async function theMail(limits = {}): Promise<{ mail: Mail | undefined; link: string }> {
  const sent: Mail[] = [];
  const send = async (mail: Mail) => {
    sent.push(mail);
    return { messageId: 'one', response: 'sent' };
  };
  await deliver(accountDeletionRef(person.uid), {
    transport: () => ({ send }),
    environment: { APP_URL: 'https://loggia.example/', ...limits },
    compose: deletionMail,
  });
  const [, path = ''] = /https:\/\/loggia\.example(\/keep-account\/\S+)/.exec(sent[0]?.text ?? '') ?? [];
  return { mail: sent[0], link: address + path };
}
const words = async (response: Response) => [response.status, /<p role="status">([^<]*)/.exec(await response.text())?.[1]];
const stays = [200, 'Your account stays. You can sign in again.'];
const isBroken = [404, expect.stringMatching(/^This link doesn’t work any more/)];

describe('deleting one’s own account', () => {
  it('disables it at once, says when it is erased, and erases it two weeks later', async () => {
    const { erasedOn } = (await remove()) as { erasedOn: number };

    expect(Math.round((erasedOn - Date.now()) / dayMs)).toBe(14);
    expect(await isDisabled()).toBe(true);
    await eraseDue(inDays(13));
    expect(await isDisabled()).toBe(true);
    await eraseDue(inDays(15));
    expect([await findAccount(person.uid), await cardOf(person.uid)]).toEqual([null, undefined]);
    expect((await accountDeletionRef(person.uid).get()).exists).toBe(false);
    expect(await auditKinds()).toEqual(['account-disabled', 'deletion-requested', 'person-erased']);
    const { docs } = await store().collection(`organizations/${organization}/activity`).get();
    expect(JSON.stringify(docs.map((entry) => entry.data()))).not.toContain(person.email);
  });

  it('is refused in a session of more than five minutes', async () => {
    const call = callsOf(person.uid, { began: new Date() });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 6 * 60_000 });
    onTestFinished(() => void vi.useRealTimers());

    await expect(call('deleteMyAccount', { language: 'en' })).rejects.toMatchObject(rejection('failed-precondition', /sign in again/));
    expect(await isDisabled()).toBe(false);
  });

  it('is refused to the last admin of an organization, with what to do, and not once there is another one', async () => {
    const last = await somebody({ organization, role: 'ultrauser' });

    await expect(remove(last)).rejects.toMatchObject(
      rejection('failed-precondition', /last admin of .*: a Super Admin has to appoint another admin first/),
    );
    await somebody({ organization, role: 'ultrauser' });
    await expect(remove(last)).resolves.toHaveProperty('erasedOn');
  });

  it('is refused to the last Super Admin', async () => {
    const { users } = await accounts().listUsers();
    const others = users.filter(({ uid, customClaims }) => customClaims?.role === 'admin' && uid !== admin.uid);
    await Promise.all(others.map(({ uid }) => accounts().deleteUser(uid)));

    await expect(remove(admin)).rejects.toMatchObject(rejection('failed-precondition', /last Super Admin/));
  });

  it('is taken back by the link in its mail, which asks first and works for this deletion alone', async () => {
    await remove();
    const { mail, link } = await theMail();

    expect(mail).toMatchObject({ to: person.email, subject: 'Your Loggia account is being deleted' });
    expect(await words(await fetch(link))).toEqual([200, expect.stringMatching(/^Keep your account\? It is not deleted then/)]);
    expect(await isDisabled()).toBe(true);
    expect(await words(await fetch(`${link.slice(0, -1)}${link.endsWith('A') ? 'B' : 'A'}`, { method: 'POST' }))).toEqual(isBroken);
    expect(await words(await fetch(link, { method: 'POST' }))).toEqual(stays);
    expect([await isDisabled(), (await accountDeletionRef(person.uid).get()).exists]).toEqual([false, false]);
    expect(await words(await fetch(link, { method: 'POST' }))).toEqual(isBroken);
    await remove();
    expect(await words(await fetch(link, { method: 'POST' }))).toEqual(isBroken);
  });

  it('sends its mail however many mails organizations have sent today', async () => {
    await remove();

    expect((await theMail({ MAILS_PER_DAY_ORGANIZATION: '0' })).mail?.to).toBe(person.email);
  });

  it('sends no mail to an address that nobody verified', async () => {
    person = await somebody({}, { verified: false });
    await remove();

    expect((await theMail()).mail).toBeUndefined();
  });

  it('is taken back by an admin who enables the account, and by nobody else once an admin disabled it', async () => {
    await remove();
    const { link } = await theMail();
    await admin.call('disableAccount', { uid: person.uid, disabled: true });
    expect(await words(await fetch(link, { method: 'POST' }))).toEqual(isBroken);

    await admin.call('disableAccount', { uid: person.uid, disabled: false });

    expect([await isDisabled(), (await accountDeletionRef(person.uid).get()).exists]).toEqual([false, false]);
    expect((await auditKinds()).slice(-2).toSorted()).toEqual(['account-enabled', 'deletion-canceled']);
    await eraseDue(inDays(15));
    expect(await isDisabled()).toBe(false);
  });

  it('is taken back while those who were due before are erased', async () => {
    await remove(await somebody({ organization, role: 'user' }));
    await remove();
    const deleteUser = accounts().deleteUser.bind(accounts());
    const deleting = vi.spyOn(accounts(), 'deleteUser').mockImplementationOnce(async (uid) => {
      await admin.call('disableAccount', { uid: person.uid, disabled: false });
      return deleteUser(uid);
    });
    onTestFinished(() => deleting.mockRestore());

    await eraseDue(inDays(15));

    expect(deleting).toHaveBeenCalledTimes(1);
    expect(await isDisabled()).toBe(false);
  });
});

describe('a person who asks by letter', () => {
  it('is found, downloaded and erased by a Super Admin, which the audit log says without the address', async () => {
    const found = await admin.call('findPerson', { address: person.email.toUpperCase() });
    const exported = await admin.call('exportPerson', { address: person.email });
    const erased = await admin.call('erasePerson', { address: person.email });

    expect(found).toMatchObject({ hasAccount: true, person: { uid: person.uid, email: person.email } });
    expect(exported).toMatchObject({ account: { email: person.email } });
    expect(erased).toMatchObject({ places: (found as { places: object[] }).places });
    expect(await findAccount(person.uid)).toBeNull();
    const { docs } = await store().collection('audit').where('actor', '==', admin.uid).orderBy('at').get();
    expect(docs.map((entry) => entry.get('kind')).toSorted()).toEqual(['person-erased', 'person-exported']);
    expect(JSON.stringify(docs.map((entry) => entry.data()))).not.toContain('@');
  });

  it('is not oneself, and no last admin', async () => {
    const last = await somebody({ organization, role: 'ultrauser' });

    await expect(admin.call('erasePerson', { address: admin.email })).rejects.toMatchObject(rejection('permission-denied', /Your account/));
    await expect(admin.call('erasePerson', { address: last.email })).rejects.toMatchObject(rejection('failed-precondition', /last admin/));
  });

  it('needs a key of the audit log if they have no account', async () => {
    vi.stubEnv('AUDIT_KEY', '');

    await expect(admin.call('erasePerson', { address: 'guest@people.example' })).rejects.toMatchObject(
      rejection('failed-precondition', /AUDIT_KEY/),
    );
  });
});

describe('an address that nobody verified', () => {
  it('is not theirs who signed up with it: nothing of its owner is exported, or erased with the account', async () => {
    const impostor = await somebody({}, { verified: false });
    const invitation = store().doc(removedAfterwards(`collaboration/tour_${impostor.email}_hall`));
    await invitation.set({ email: impostor.email, tour: 'hall', note: 'For the owner alone' });

    expect(JSON.stringify(await impostor.call('exportPerson', { address: '' }))).not.toContain('For the owner alone');
    await remove(impostor);
    await eraseDue(inDays(15));

    expect(await findAccount(impostor.uid)).toBeNull();
    expect((await invitation.get()).exists).toBe(true);
  });
});

describe('exportPerson', () => {
  it('is for oneself three times a day, and of others for Super Admins alone', async () => {
    for (let time = 0; time < 3; time += 1) expect(await person.call('exportPerson', { address: '' })).toHaveProperty('places');

    await expect(person.call('exportPerson', { address: '' })).rejects.toMatchObject(rejection('resource-exhausted', /tomorrow/));
    await expect(person.call('exportPerson', { address: admin.email })).rejects.toMatchObject(
      rejection('permission-denied', /Super Admins/),
    );
  });
});
