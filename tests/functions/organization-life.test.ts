import { beforeEach, describe, expect, it } from 'vitest';
import type { Mail } from '../../functions/src/mail/mail';
import { deliver } from '../../functions/src/mail/mail-delivery';
import { organizationDeletionMail } from '../../functions/src/mail/organization-deletion-mail';
import { deleteDueOrganizations } from '../../functions/src/organizations/delete-organization';
import { remindOfDeletions } from '../../functions/src/organizations/deletion-mails';
import { readWritableTour } from '../../functions/src/publishing/writable-tour';
import { identityFrom } from '../../src/domain/access/identity';
import { dayMs } from '../../src/domain/durations';
import type { OrganizationExport } from '../../src/domain/organization-limits/export';
import { aGlobalAdmin, anOrganization, cardOf, claimsOf, removedAfterwards, type Someone, somebody, store } from './administrator';
import { exist, filesBelow, save, storeDocuments, stored } from './stored';
import { withTriggers } from './triggers';

const rejection = (code: string, message: RegExp) => ({ code, message: expect.stringMatching(message) });
const inDays = (days: number) => new Date(Date.now() + days * dayMs);

let organization: string;
let admin: Someone;
let boss: Someone;
let editor: Someone;
beforeEach(async () => {
  organization = await anOrganization();
  [admin, boss, editor] = [
    await aGlobalAdmin(),
    await somebody({ organization, role: 'ultrauser' }),
    await somebody({ organization, role: 'superuser' }),
  ];
});

const changes = () => removedAfterwards(`organizations/${organization}/blocked/changes`);
const kinds = async () => {
  const { docs } = await store().collection(`organizations/${organization}/activity`).orderBy('at').get();
  return docs.map((entry) => entry.get('kind'));
};
const audited = async () => {
  const { docs } = await store().collection('audit').where('organization', '==', organization).get();
  return docs.map((entry) => entry.get('kind')).toSorted();
};
const tour = () => `${organization}-hall`.replaceAll(' ', '-');
const guest = () => `${organization.toLowerCase().replaceAll(' ', '.')}@guests.example`;

describe('the suspension of an organization', () => {
  it('stops what members and guests write at once, says why, and ends at once; nothing else changes', async () => {
    const invitation = removedAfterwards(`collaboration/tour_${guest()}_${tour()}`);
    await storeDocuments({ [invitation]: { email: guest(), tour: tour(), organization, accessLevel: 'readUpdate', expires: null } });
    const suspend = (reason: string) =>
      withTriggers([invitation, changes()], () => admin.call('suspendOrganization', { organization, reason }));

    await suspend('Invoice 12 is open');

    expect((await stored(`organizations/${organization}`)).isSuspended).toBe(true);
    expect((await stored(`organizations/${organization}`)).status).toBe(true);
    expect(await stored(changes())).toMatchObject({ suspension: { reason: 'Invoice 12 is open' }, deletion: null });
    expect(await stored(`rights/${editor.uid}`)).toEqual({ number: 0, isSuspended: true });
    expect(await exist([`rights/${admin.uid}`])).toEqual([]);
    expect((await stored(removedAfterwards(`grants/${guest()}`))).tours).toMatchObject({ [tour()]: { level: 'read' } });
    const newcomer = await somebody();
    await expect(admin.call('setOrganizationByUid', { uid: newcomer.uid, organization })).rejects.toMatchObject(
      rejection('failed-precondition', /is suspended/),
    );

    await withTriggers([invitation, changes()], () => admin.call('resumeOrganization', { organization }));

    expect((await stored(`organizations/${organization}`)).isSuspended).toBe(false);
    expect(await exist([changes(), `rights/${editor.uid}`])).toEqual([]);
    expect((await stored(`grants/${guest()}`)).tours).toMatchObject({ [tour()]: { level: 'readUpdate' } });
    expect(await stored(invitation)).not.toHaveProperty('isSuspended');
    expect(await kinds()).toEqual(['organization-suspended', 'organization-resumed']);
    expect(await audited()).toEqual(['organization-resumed', 'organization-suspended']);
  });

  it('holds for an invitation that is made meanwhile', async () => {
    await admin.call('suspendOrganization', { organization, reason: 'Closed' });
    const invitation = removedAfterwards(`collaboration/tour_${guest()}_${tour()}`);
    const made = { email: guest(), tour: tour(), organization, accessLevel: 'readUpdate', expires: null };

    await withTriggers([invitation], () => storeDocuments({ [invitation]: made }));

    expect(await stored(invitation)).toMatchObject({ isSuspended: true });
    expect((await stored(removedAfterwards(`grants/${guest()}`))).tours).toMatchObject({ [tour()]: { level: 'read' } });
  });

  it('is for Super Admins alone, and needs a reason', async () => {
    await expect(boss.call('suspendOrganization', { organization, reason: 'x' })).rejects.toMatchObject(
      rejection('permission-denied', /Super Admins/),
    );
    await expect(admin.call('suspendOrganization', { organization, reason: ' ' })).rejects.toMatchObject(
      rejection('invalid-argument', /Enter the reason/),
    );
    await expect(boss.call('resumeOrganization', { organization })).rejects.toMatchObject(rejection('permission-denied', /Super Admins/));
  });

  it('stops what the server does for members too', async () => {
    await storeDocuments({ [`tours/${tour()}`]: { name: 'Hall', organization, public: false, collection: '' } });
    const caller = identityFrom({ uid: editor.uid, email: editor.email, displayName: '' }, { organization, role: 'superuser' });

    expect((await readWritableTour(caller, tour())).name).toBe('Hall');
    await admin.call('suspendOrganization', { organization, reason: 'Closed' });

    await expect(readWritableTour(caller, tour())).rejects.toMatchObject(rejection('failed-precondition', /nothing can be changed/));
    const [uid, id] = [editor.uid, ''];
    for (const call of [
      () => boss.call('createApiKey', { organization, name: 'Sync', scopes: ['read'], days: 1 }),
      () => boss.call('saveWebhook', { organization, id, url: 'https://example.org/', events: ['tour.created'] }),
      () => boss.call('rotateWebhookSecret', { organization, id: 'AbCdEfGhIjKlMnOpQrSt' }),
      () => boss.call('setUserRole', { uid, organization, role: 'user' }),
      () => boss.call('removeMember', { uid, organization }),
      () => boss.call('deleteUser', { uid }),
    ])
      await expect(call()).rejects.toMatchObject(rejection('failed-precondition', /nothing can be changed/));
    await editor.call('removeMember', { uid, organization });
    expect(await claimsOf(uid)).not.toHaveProperty('organization');
  });
});

describe('deleting an organization', () => {
  const remove = (person = boss, name = organization) => person.call('deleteOrganization', { organization, name });

  it('is asked for by its admins, by its name, and taken back by any of them', async () => {
    await expect(remove(editor)).rejects.toMatchObject(rejection('permission-denied', /Only admins/));
    await expect(remove(boss, 'Another')).rejects.toMatchObject(rejection('failed-precondition', /not the name/));

    const { deletedOn } = (await remove()) as { deletedOn: number };

    expect(Math.round((deletedOn - Date.now()) / dayMs)).toBe(30);
    expect((await stored(`organizations/${organization}`)).isSuspended).toBe(true);
    expect(await remove(admin)).toEqual({ deletedOn });
    await deleteDueOrganizations(inDays(29));
    expect((await stored(`organizations/${organization}`)).name).toBe(organization);
    await expect(editor.call('cancelOrganizationDeletion', { organization })).rejects.toMatchObject(
      rejection('permission-denied', /Only admins/),
    );
    await boss.call('cancelOrganizationDeletion', { organization });
    await boss.call('cancelOrganizationDeletion', { organization });
    expect((await stored(`organizations/${organization}`)).isSuspended).toBe(false);
    expect(await exist([`organizationDeletions/${organization}`, changes()])).toEqual([]);
    await deleteDueOrganizations(inDays(31));
    expect((await stored(`organizations/${organization}`)).name).toBe(organization);
    expect(await kinds()).toEqual(['organization-deletion-requested', 'organization-deletion-canceled']);
  });

  it('is mailed to its admins in its main language at once, and again 7 days and a day before', async () => {
    await store()
      .doc(`organizations/${organization}`)
      .update({ languages: ['de-AT', 'en'] });
    await remove();
    const mails = () => store().collection(`organizationDeletions/${organization}/mails`).get();
    expect((await mails()).docs.map(({ id }) => id)).toEqual([`30_${boss.uid}`]);
    const sent: Mail[] = [];
    const deliverAll = async () => {
      for (const { ref } of (await mails()).docs)
        await deliver(ref, {
          transport: () => ({ send: async (mail) => ({ messageId: String(sent.push(mail)), response: 'sent' }) }),
          environment: { APP_URL: 'https://loggia.example/' },
          compose: organizationDeletionMail,
        });
    };
    await deliverAll();
    await remindOfDeletions(inDays(22));
    await remindOfDeletions(inDays(24));
    await remindOfDeletions(inDays(25));
    await remindOfDeletions(inDays(29.5));
    await deliverAll();

    expect(sent.map(({ to }) => to)).toEqual([boss.email, boss.email, boss.email]);
    expect(sent[0]).toMatchObject({
      subject: `${organization} wird gelöscht`,
      text: expect.stringContaining('/dashboard/settings/usage'),
    });
    await boss.call('cancelOrganizationDeletion', { organization });
    expect((await mails()).size).toBe(0);
  });

  it('leaves a suspension as it is when it is taken back', async () => {
    await admin.call('suspendOrganization', { organization, reason: 'Unpaid' });
    await remove();
    await boss.call('cancelOrganizationDeletion', { organization });

    expect(await stored(changes())).toMatchObject({ suspension: { reason: 'Unpaid' }, deletion: null });
    expect((await stored(`organizations/${organization}`)).isSuspended).toBe(true);
  });

  it('deletes everything but the accounts 30 days later, and leaves a receipt that names nobody', async () => {
    const other = await anOrganization();
    const binned = `${tour()}-binned`;
    const collection = `${tour()}-rooms`;
    const theirs = {
      [`tours/${tour()}`]: { name: 'Hall', organization, createdBy: editor.uid, collection },
      [`tours/${tour()}/poiHistory/one`]: { folders: [], userUid: editor.uid },
      [`tours/${binned}`]: { binnedFrom: organization },
      [`organizations/${organization}/bin/${binned}`]: { tour: { name: 'Binned', organization }, deletedAt: new Date() },
      [`collections/${collection}`]: { name: 'Rooms', organization },
      [`locations/${tour()}`]: { name: 'Square', organization },
      [`locations/${tour()}/tours/one`]: { name: 'One' },
      [`collaboration/tour_${guest()}_${tour()}`]: { email: guest(), tour: tour(), organization, accessLevel: 'read', expires: null },
      [`mail/org_${organization}-${guest()}`]: { to: guest(), organization, type: 'organization-invitation' },
      [`apiKeys/${tour()}`]: { organization, name: 'Sync' },
      [`webhooks/${tour()}`]: { organization },
      [`organizations/${organization}/usage/2026-11`]: { month: '2026-11', tours: 1 },
      [`organizations/${organization}/tours/${tour()}/published/numbers`]: { last: 1, versions: {} },
    };
    const others = { [`tours/${tour()}-other`]: { name: 'Other', organization: other } };
    await storeDocuments({ ...theirs, ...others });
    await save(`organizations/${organization}/tour/${tour()}/uploads/1.pdf`, 'x'.repeat(100));
    await save(`organizations/${other}/tour/${tour()}-other/uploads/1.pdf`);
    await remove();

    await deleteDueOrganizations(inDays(31));

    expect(await exist([...Object.keys(theirs), `organizations/${organization}`, `organizationDeletions/${organization}`])).toEqual([]);
    expect(await filesBelow(`organizations/${organization}/`)).toEqual([]);
    expect(await claimsOf(editor.uid)).toEqual({});
    expect(await cardOf(editor.uid)).toMatchObject({ organization: '', role: '' });
    expect(await exist(Object.keys(others))).toEqual(Object.keys(others));
    expect(await filesBelow(`organizations/${other}/`)).toHaveLength(1);
    const { docs } = await store().collection('organizationReceipts').where('organization', '==', organization).get();
    expect(docs.map((receipt) => receipt.get('deleted'))).toEqual([
      expect.objectContaining({ tours: 2, collections: 1, locations: 1, invitations: 2, members: 2, files: 1, bytes: 100 }),
    ]);
    expect(JSON.stringify(docs[0]?.data())).not.toMatch(new RegExp(`${editor.uid}|${boss.uid}|@`));
    expect(await audited()).toEqual(['organization-deleted', 'organization-deletion-requested']);
    await deleteDueOrganizations(inDays(32));
    expect((await store().collection('organizationReceipts').where('organization', '==', organization).get()).size).toBe(1);
  });

  it('goes on where it was interrupted, and can’t be taken back by then', async () => {
    await storeDocuments({ [`tours/${tour()}`]: { name: 'Hall', organization } });
    await remove();
    await store().doc(`organizationDeletions/${organization}`).update({ state: 'running', 'deleted.tours': 4 });

    await expect(boss.call('cancelOrganizationDeletion', { organization })).rejects.toMatchObject(
      rejection('failed-precondition', /too late/),
    );
    await deleteDueOrganizations(inDays(31));

    const { docs } = await store().collection('organizationReceipts').where('organization', '==', organization).get();
    expect(docs.map((receipt) => receipt.get('deleted.tours'))).toEqual([5]);
  });

  it('is over before another of the same name begins', async () => {
    await remove();
    await store().doc(`organizationDeletions/${organization}`).update({ state: 'running' });
    await store().doc(`organizations/${organization}`).delete();
    const create = () => admin.call('createOrganization', { name: organization });

    await expect(create()).rejects.toMatchObject(rejection('failed-precondition', /still being deleted/));
    await deleteDueOrganizations(inDays(31));
    expect(await create()).toEqual({ organization });
  });
});

describe('exporting an organization', () => {
  /** All pages, as the app reads them. */
  async function exported(person = boss): Promise<OrganizationExport> {
    const all: OrganizationExport = { entries: [], files: [], next: '' };
    for (let page = ''; ; ) {
      const read = (await person.call('exportOrganization', { organization, page })) as OrganizationExport;
      all.entries.push(...read.entries);
      all.files.push(...read.files);
      page = read.next;
      if (page === '') return all;
    }
  }

  it('has its tours as data, its people, documents and files, and nothing of another', async () => {
    const other = await anOrganization();
    await storeDocuments({
      [`tours/${tour()}`]: { name: 'Hall', organization, folders: [] },
      [`tours/${tour()}/languages/de`]: { texts: {} },
      [`tours/${tour()}/presence/${editor.uid}_a`]: { uid: editor.uid },
      [`tours/${tour()}-other`]: { name: 'Secret', organization: other },
      [`collections/${tour()}`]: { name: 'Rooms', organization },
      [`organizations/${organization}/activity/one`]: { kind: 'tour-created', what: 'Hall' },
      [`organizations/${organization}/words/hall`]: { words: ['hall'] },
    });
    const path = `organizations/${organization}/tour/${tour()}/uploads/1.pdf`;
    await save(path, 'x'.repeat(10));

    const { entries, files } = await exported();

    expect(files).toEqual([{ path, bytes: 10 }]);
    const byName = new Map(entries.map(({ name, text }) => [name, text]));
    const names = [...byName.keys()].map((name) => name.replace(/\d{4}/, 'n'));
    expect(names.toSorted()).toEqual(
      [
        'people.json',
        `tours/${tour()} Hall.json`,
        ...['activity', 'collections', 'organization', 'tours'].map((part) => `documents/n ${part}.ndjson`),
      ].toSorted(),
    );
    expect(JSON.parse(byName.get(`tours/${tour()} Hall.json`) ?? '')).toMatchObject({ tour: { name: 'Hall' }, translations: { de: {} } });
    expect(
      JSON.parse(byName.get('people.json') ?? '[]')
        .map(({ email }: { email: string }) => email)
        .toSorted(),
    ).toEqual([boss.email, editor.email].toSorted());
    const all = entries.map(({ text }) => text).join('');
    expect(all).toContain(`"path":"tours/${tour()}/languages/de"`);
    expect(all).not.toMatch(/Secret|presence|words\/hall/);
    expect(await kinds()).toContain('organization-exported');
  });

  it('is for those who run it, also while it is suspended, and no page is read that an earlier one did not name', async () => {
    const other = await anOrganization();
    await storeDocuments({
      [`tours/${tour()}-other`]: { name: 'Secret', organization: other },
      [`tours/${tour()}-other/poiHistory/one`]: { name: 'Secret' },
    });
    await expect(exported(editor)).rejects.toMatchObject(rejection('permission-denied', /Only admins/));
    await admin.call('suspendOrganization', { organization, reason: 'Unpaid' });
    expect((await exported()).entries.map(({ name }) => name)).toContain('people.json');
    const read = (page: string) => boss.call('exportOrganization', { organization, page }) as Promise<OrganizationExport>;
    const { next } = await read('');
    const signature = next.split('.')[1];
    const forged = Buffer.from(JSON.stringify({ count: 0, place: { part: 0, root: '', path: '' } })).toString('base64url');

    for (const page of ['odd', forged, `${forged}.${signature}`, `${next}x`, '.'])
      await expect(read(page)).rejects.toMatchObject(rejection('invalid-argument', /not a page of an export/));
    const theirs = { organization: other, page: '' };
    const { next: page } = (await admin.call('exportOrganization', theirs)) as OrganizationExport;
    await expect(read(page)).rejects.toMatchObject(rejection('invalid-argument', /not a page of an export/));
  });
});
