import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { recordPurge } from '../../functions/src/health/purge-run';
import { readQueues } from '../../functions/src/health/queues';
import { countStorage } from '../../functions/src/health/storage';
import { unreadIndexes } from '../../functions/src/health/unread-indexes';
import { countWaitingGrants } from '../../functions/src/health/waiting-grants';
import { usageOf } from '../../functions/src/organization-limits/refs';
import { renewUsage } from '../../functions/src/organization-limits/renew-usage';
import { forgetPublications, whileStarted } from '../../functions/src/publishing/started-publications';
import { AppError } from '../../src/domain/app-error';
import type { Health, UnsentMail } from '../../src/domain/health/health';
import { monthOf } from '../../src/domain/organization-limits/usage';
import { randomIdentifier } from '../../src/domain/random';
import { aGlobalAdmin, anOrganization, type Someone, somebody, store } from './administrator';
import { refusal } from './calls';
import { anAddress, anInviter, invitationOf, invitationRef } from './invitations';
import { exist, save, storeDocuments } from './stored';
import { withTriggers } from './triggers';

let admin: Someone;
let member: Someone;

beforeAll(async () => {
  admin = await aGlobalAdmin();
  member = await somebody({ organization: await anOrganization(), role: 'ultrauser' });
});

const release = { version: '0.1.0', build: 'b1' };
const read = async () => (await admin.call('readHealth', release)) as Health;
function partIn<Part extends keyof Health>(health: Health, part: Part) {
  const { [part]: found } = health;
  if (typeof found !== 'object' || !('value' in found)) throw new Error(`${part}: ${JSON.stringify(found)}`);
  return found.value as Extract<Health[Part], { value: unknown }>['value'];
}
const mailsIn = async (id: string): Promise<UnsentMail[]> => partIn(await read(), 'mails').mails.filter((mail) => mail.id === id);
const minutesAgo = (minutes: number) => Timestamp.fromMillis(Date.now() - minutes * 60_000);

/** An invitation that can be delivered, and failed before. */
async function aFailedMail(changes: object = {}) {
  const [to, inviter] = [anAddress(), await anInviter()];
  const document = invitationRef(inviter.organization, to);
  const delivery = { state: 'ERROR', error: 'The mail server is down.', attempts: 5, endTime: Timestamp.now(), startTime: minutesAgo(2) };
  await document.set(invitationOf(inviter, to, { message: { subject: 'Join us', text: '', html: '' }, delivery, ...changes }));
  return { document, to };
}

describe('who may use them', () => {
  it.each([
    ['readHealth', release],
    ['retryMail', { id: 'mail/m1' }],
    ['countOrganizations', { organizations: ['Northlight'] }],
  ])('%s refuses everybody but global admins', async (name, input) => {
    await expect(member.call(name, input)).rejects.toMatchObject(refusal('permission-denied', /Only Super Admins/));
    await expect(admin.call(name, { more: true })).rejects.toMatchObject(refusal('invalid-argument', /\w/));
  });
});

describe('readHealth', () => {
  it('reads every part, and no value of the configuration', async () => {
    const health = await read();

    expect(partIn(health, 'versions')).toEqual({
      app: release,
      functions: { version: expect.stringMatching(/^\d+\.\d+\.\d+$/), build: expect.any(String) },
      node: expect.stringMatching(/^\d+\./),
      ruleset: null,
    });
    expect(partIn(health, 'organizations')).toMatchObject({
      nearLimits: expect.any(Array),
      organizations: expect.any(Number),
      isCutOff: false,
    });
    const settings = partIn(health, 'configuration');
    expect(settings.find(({ key }) => key === 'MAIL_OUTBOX')).toEqual(expect.objectContaining({ isSet: true }));
    for (const setting of settings) expect(Object.keys(setting).toSorted()).toEqual(['effect', 'isRequired', 'isSet', 'key']);
  });

  it('says when a backup was made, tried and restored last', async () => {
    const entry = (kind: string, at: Timestamp, detail: string) => ({
      [`audit/command-${randomIdentifier()}`]: { kind, group: 'backups', at, detail },
    });
    const made = Timestamp.fromMillis(Date.now() + 60_000);
    await storeDocuments({
      ...entry('backup-made', minutesAgo(5), '1 documents, 1 accounts, 1 files'),
      ...entry('backup-made', made, '12 documents, 3 accounts, 7 files'),
      ...entry('backup-tried', minutesAgo(2), 'the backup of 2026-11-01 03:00 UTC: no difference'),
      ...entry('backup-restored', minutesAgo(1), '2 documents, 0 accounts, 0 files; no difference'),
    });

    expect(partIn(await read(), 'backups')).toMatchObject({
      made: { at: made.toMillis(), detail: '12 documents, 3 accounts, 7 files' },
      tried: { detail: 'the backup of 2026-11-01 03:00 UTC: no difference' },
      restored: { detail: expect.stringMatching(/no difference$/) },
    });
  });

  it('names keys that end within 30 days, and secrets that are a year old by then and were not rotated', async () => {
    const organization = await anOrganization();
    const days = (count: number) => Timestamp.fromMillis(Date.now() + count * 24 * 3600_000);
    const key = (name: string, expires: Timestamp) => ({ [`apiKeys/${randomIdentifier()}`]: { organization, name, expires } });
    const hook = (host: string, fields: object) => ({
      [`webhooks/${randomIdentifier()}`]: { organization, url: `https://${host}/x`, createdAt: days(-400), ...fields },
    });
    await storeDocuments({
      ...key('ended', days(-1)),
      ...key('soon', days(29)),
      ...key('later', days(31)),
      ...hook('old.example', { createdAt: days(-340) }),
      ...hook('rotated.example', { secretAt: days(-300) }),
      ...hook('young.example', { createdAt: days(-330) }),
    });

    const { ending } = partIn(await read(), 'credentials');

    expect(ending.filter((each) => each.organization === organization).map(({ kind, name }) => [kind, name])).toEqual([
      ['webhook-secret', 'old.example'],
      ['api-key', 'soon'],
    ]);
  });

  it('counts what is in the bins, and what should not be there any more [TOUR-060]', async () => {
    const before = await read();
    const organization = await anOrganization();
    const days = (count: number) => Timestamp.fromMillis(Date.now() - count * 24 * 3600_000);
    const entry = (bin: string, deletedAt: Timestamp) => ({
      [`organizations/${organization}/${bin}/${randomIdentifier()}`]: { deletedAt },
    });
    await storeDocuments({ ...entry('bin', days(1)), ...entry('bin', days(40)), ...entry('locationBin', days(40)) });

    const after = await read();

    const { tours, locations } = partIn(before, 'bin');
    expect(partIn(after, 'bin')).toEqual({ tours: tours + 2, locations: locations + 1 });
    expect(partIn(after, 'triggers').overdueEntries).toBe(partIn(before, 'triggers').overdueEntries + 2);
  });

  it('says how much is stored, as the daily purge counted it', async () => {
    await countStorage();
    const before = partIn(await read(), 'storage');
    const organization = `Org ${randomIdentifier()}`;
    await save(`organizations/${organization}/tour/t1/uploads/1__stove.pdf`, 'x'.repeat(2_000_000));

    await countStorage();

    const after = partIn(await read(), 'storage');
    expect([after?.files, after?.bytes]).toEqual([(before?.files ?? 0) + 1, (before?.bytes ?? 0) + 2_000_000]);
    expect(after?.largest).toContainEqual({ organization, bytes: 2_000_000 });
  });

  it('names organizations near the limits that a Super Admin set for them', async () => {
    const [near, far] = [await anOrganization(), await anOrganization()];
    const tour = (organization: string) => ({ [`tours/${randomIdentifier()}`]: { organization } });
    const limits = (organization: string) => ({ [`organizations/${organization}/limits/current`]: { tours: 2, storage: 100, mails: 5 } });
    await storeDocuments({ ...tour(near), ...tour(near), ...tour(far), ...limits(near), ...limits(far) });
    await renewUsage(near, { counted: 80 });
    await renewUsage(far, { counted: 79 });
    await usageOf(near).doc(monthOf(new Date())).update({ mails: 4 });

    const found = partIn(await read(), 'organizations').nearLimits.filter(({ organization }) => [near, far].includes(organization));

    expect(found).toEqual([
      {
        organization: near,
        warnings: [
          { kind: 'tours', level: 'full', used: 2, limit: 2 },
          { kind: 'storage', level: 'near', used: 80, limit: 100 },
          { kind: 'mails', level: 'near', used: 4, limit: 5 },
        ],
      },
    ]);
  });

  it('counts tours whose file addresses should have been closed', async () => {
    const before = partIn(await read(), 'triggers').waitingRenewals;
    const job = (requested: number, resumeAt: Timestamp | null) => ({
      [`organizations/Northlight/addressRenewals/${randomIdentifier()}`]: { requestedAt: minutesAgo(requested), resumeAt },
    });
    await storeDocuments({ ...job(70, minutesAgo(-9)), ...job(50, minutesAgo(-9)), ...job(90, null) });

    expect(partIn(await read(), 'triggers').waitingRenewals).toBe(before + 1);
  });

  it('counts deliveries, mails about notifications and overviews that are overdue', async () => {
    // when nothing else waited
    const now = Date.UTC(2001, 0, 1);
    const [overdue, recent] = [16, 14].map((minutes) => Timestamp.fromMillis(now - minutes * 60_000));
    const id = randomIdentifier();
    await storeDocuments({
      [`webhookDeliveries/${id}`]: { state: 'waiting', nextAt: overdue },
      [`webhookDeliveries/${id}2`]: { state: 'waiting', nextAt: recent },
      [`webhookDeliveries/${id}3`]: { state: 'failed', nextAt: null },
      [`notificationMails/${id}`]: { sendAt: overdue },
      [`notificationMails/${id}2`]: { sendAt: recent },
      [`dueOverviews/${id}`]: { parts: ['tours'] },
      [`dueOverviews/${id}2`]: { parts: [], running: ['tours'], startedAt: minutesAgo(61) },
    });

    expect(await readQueues(now)).toEqual({ deliveries: 1, notifications: 1, overviews: 0 });
    expect((await readQueues(Date.now() + 61 * 60_000)).overviews).toBeGreaterThanOrEqual(2);
    expect(partIn(await read(), 'triggers').queues.deliveries).toBeGreaterThan(0);
  });

  it('finds mails that wait for too long, also ones that no trigger began to send', async () => {
    const held = { state: 'PROCESSING', attempts: 1, leaseExpireTime: minutesAgo(-10) };
    const waiting = await aFailedMail({ delivery: { ...held, startTime: minutesAgo(20) } });
    const recent = await aFailedMail({ delivery: { ...held, startTime: minutesAgo(10) } });

    expect(await mailsIn(waiting.document.path)).toMatchObject([{ to: waiting.to, subject: 'Join us', state: 'waiting', attempts: 1 }]);
    expect(await mailsIn(recent.document.path)).toEqual([]);
    const ignored = `collaboration/col_${anAddress()}_c1`;
    await storeDocuments({ [ignored]: { email: anAddress(), tourName: 'Hall', type: 'collection', sendRequested: minutesAgo(20) } });
    expect(await mailsIn(ignored)).toMatchObject([{ subject: 'Invitation to Hall', state: 'waiting', attempts: 0 }]);
  });

  it('finds grants that wait, and none once their trigger has run [ACCESS-069]', async () => {
    const [email, tour] = [anAddress(), randomIdentifier()];
    const path = `collaboration/tour_${email}_${tour}`;
    const invitation = { email, tour, organization: 'Northlight', type: 'tour', accessLevel: 'read', expires: null };
    await storeDocuments({ [path]: { ...invitation, timestamp: minutesAgo(20) } });
    const afterTenMinutes = Date.now() + 11 * 60_000;
    expect(await countWaitingGrants(afterTenMinutes)).toBe(1);

    await withTriggers([path], () => store().doc(path).update({ status: 'pending' }));

    expect(await countWaitingGrants(afterTenMinutes)).toBe(0);
    expect(partIn(await read(), 'triggers').waitingGrants).toBe(0);
  });

  it('names organizations whose tour index is full, or was not built within ten minutes', async () => {
    const [full, building, ready] = [await anOrganization(), await anOrganization(), await anOrganization()];
    const shard = (organization: string, id: string, state: string) => ({
      [`organizations/${organization}/tourIndex/${id}`]: { state, packed: '' },
    });
    await storeDocuments({ ...shard(full, '00', 'full'), ...shard(full, '01', 'full'), ...shard(building, '00', 'building') });
    await storeDocuments(shard(ready, '00', 'ready'));

    expect(partIn(await read(), 'triggers').unreadIndexes).toEqual([full]);
    expect(await unreadIndexes(Date.now() + 11 * 60_000)).toEqual([building, full].toSorted());
  });

  it('finds publications that were interrupted, and forgets them after a week', async () => {
    const [organization, tour] = [await anOrganization(), randomIdentifier()];
    const version = { version: randomIdentifier(), name: 'Opening' };
    const path = `startedPublications/${tour}_${version.version}`;
    await expect(whileStarted({ organization, tour }, version, () => Promise.reject(new Error('interrupted')))).rejects.toThrow(
      'interrupted',
    );
    expect(await exist([path])).toEqual([path]);
    const found = async () => partIn(await read(), 'triggers').publications.filter((publication) => publication.tour === tour);
    expect(await found()).toEqual([]);

    await storeDocuments({ [path]: { organization, tour, ...version, startedAt: minutesAgo(11) } });

    expect(await found()).toEqual([{ organization, tour, name: 'Opening', startedAt: expect.any(Number) }]);
    await forgetPublications(new Date(Date.now() + 8 * 24 * 3600_000));
    expect(await exist([path])).toEqual([]);
  });

  it('forgets publications that ended, also by an error for the person', async () => {
    const ref = { organization: 'Northlight', tour: randomIdentifier() };
    const version = { version: randomIdentifier(), name: 'Opening' };

    await whileStarted(ref, version, async () => 1);
    await expect(whileStarted(ref, version, () => Promise.reject(new AppError('aborted', 'Again.')))).rejects.toThrow('Again.');

    expect(await exist([`startedPublications/${ref.tour}_${version.version}`])).toEqual([]);
  });

  it('knows when the daily purge ran last, and what failed', async () => {
    await storeDocuments({ 'health/purge': {} });
    expect(partIn(await read(), 'triggers').purge).toBeNull();

    await recordPurge(async () => undefined);
    expect(partIn(await read(), 'triggers').purge).toMatchObject({ endedAt: expect.any(Number), failure: '' });
    await expect(recordPurge(() => Promise.reject(new Error('2 files remain.')))).rejects.toThrow('2 files remain.');

    expect(partIn(await read(), 'triggers').purge?.failure).toBe('2 files remain.');
  });
});

describe('retryMail', () => {
  it('sends a failed mail again, which is listed until then [COLLAB-038]', async () => {
    const { document, to } = await aFailedMail();
    const { path: id } = document;
    expect(await mailsIn(id)).toEqual([
      { id, to, subject: 'Join us', state: 'failed', since: expect.any(Number), error: 'The mail server is down.', attempts: 5 },
    ]);

    const calls = await withTriggers([id], () => Promise.allSettled([admin.call('retryMail', { id }), admin.call('retryMail', { id })]));
    expect(calls).toContainEqual({ status: 'fulfilled', value: { message: 'requested' } });

    expect((await document.get()).get('delivery')).toMatchObject({ state: 'SUCCESS', attempts: 1 });
    expect(await mailsIn(id)).toEqual([]);
    await expect(admin.call('retryMail', { id })).rejects.toMatchObject(refusal('failed-precondition', /did not fail/));
  });

  it('sends the mail of a declined request for access again', async () => {
    const { organization, uid } = await anInviter();
    const path = `organizations/${organization}/accessRequests/${randomIdentifier()}`;
    const request = { email: anAddress(), tour: 't1', organization, decidedBy: uid, state: 'declined', uid: 'u1' };
    await storeDocuments({ [path]: { ...request, delivery: { state: 'ERROR', error: 'Down.', attempts: 5, endTime: Timestamp.now() } } });
    expect(await mailsIn(path)).toMatchObject([{ to: request.email, state: 'failed' }]);

    await withTriggers([path], () => admin.call('retryMail', { id: path }));

    expect((await store().doc(path).get()).get('delivery.state')).toBe('SUCCESS');
  });

  it('sends the mails about deletions again, to an account and to the admins of an organization', async () => {
    const organization = await anOrganization();
    const boss = await somebody({ organization, role: 'ultrauser' });
    const about = { organization, name: 'Acme', requestedAt: minutesAgo(30), dueAt: minutesAgo(-9999) };
    const sendRequested = minutesAgo(20);
    const failed = { sendRequested, delivery: { state: 'ERROR', request: sendRequested, endTime: Timestamp.now() } };
    const ofAccount = `accountDeletions/${boss.uid}`;
    const ofOrganization = `organizationDeletions/${organization}/mails/7_${boss.uid}`;
    await storeDocuments({
      [`organizationDeletions/${organization}`]: about,
      [ofOrganization]: { uid: boss.uid, ...failed },
      [ofAccount]: { ...about, language: 'en', ...failed },
    });
    const paths = [ofAccount, ofOrganization];
    for (const path of paths) expect(await mailsIn(path)).toMatchObject([{ to: boss.email, state: 'failed' }]);

    await withTriggers(paths, () => Promise.all(paths.map((id) => admin.call('retryMail', { id }))));

    for (const path of paths) expect((await store().doc(path).get()).get('delivery')).toMatchObject({ state: 'SUCCESS', attempts: 1 });
  });

  it.each([
    ['users/u1', 'invalid-argument', /not a valid mail ID/],
    ['mail/../users', 'invalid-argument', /not a valid mail ID/],
    ['mail/nothing-here', 'not-found', /no longer exists/],
  ])('refuses %s', async (id, code, words) => {
    await expect(admin.call('retryMail', { id })).rejects.toMatchObject(refusal(code, words));
  });
});

describe('countOrganizations', () => {
  it('counts tours and members, without those in the bin [ADMIN-007]', async () => {
    const organization = await anOrganization();
    await somebody({ organization, role: 'user' });
    const tour = (fields: object) => ({ [`tours/${randomIdentifier()}`]: fields });
    await storeDocuments({ ...tour({ organization }), ...tour({ organization }), ...tour({ binnedFrom: organization }) });

    expect(await admin.call('countOrganizations', { organizations: [organization, 'no such one'] })).toEqual({
      counts: [
        { organization, tours: 2, members: 1 },
        { organization: 'no such one', tours: 0, members: 0 },
      ],
    });
  });

  it.each([[{ organizations: ['a/b'] }], [{ organizations: Array.from({ length: 101 }, () => 'a') }], [{ organizations: 'Acme' }]])(
    'refuses what is no list of up to 100 organizations [FUNC-015]',
    async (input) => {
      await expect(admin.call('countOrganizations', input)).rejects.toMatchObject(refusal('invalid-argument', /\w/));
    },
  );
});
