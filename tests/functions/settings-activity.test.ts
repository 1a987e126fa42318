import { beforeEach, describe, expect, it } from 'vitest';
import { aGlobalAdmin, anOrganization, type Someone, somebody, store } from './administrator';
import { withTriggers, writerWith } from './triggers';

let organization: string;
let admin: Someone;
beforeEach(async () => {
  organization = await anOrganization();
  admin = await somebody({ organization, role: 'ultrauser' });
});

const asAdmin = (path: string, work: () => Promise<unknown>) => withTriggers([path], work, writerWith(admin.uid));
const entries = async () => {
  const { docs } = await store().collection(`organizations/${organization}/activity`).orderBy('at').get();
  return docs.map((entry) => entry.data());
};
const details = async () => (await entries()).map(({ detail }) => detail);

describe('the activity of an organization', () => {
  it('has the settings that an admin changes, but no defaults that a form stores, nor members', async () => {
    const ref = store().doc(`organizations/${organization}`);

    await asAdmin(ref.path, () => ref.update({ name: `${organization} Ltd`, isIndexed: false, contact: {}, updated: new Date() }));
    await asAdmin(ref.path, () => ref.update({ theme: { primary: '#123456' }, logoUrl: 'https://acme.example/l.png', languages: ['de'] }));
    await asAdmin(ref.path, () => ref.update({ tourTypes: [{ id: 't', name: 'Hall', color: 'red' }], contact: { email: 'a@b.example' } }));
    await asAdmin(ref.path, () => ref.update({ members: ['somebody'] }));

    const entry = { kind: 'settings-changed', actor: admin.uid, actorEmail: admin.email };
    expect(await entries()).toMatchObject([
      { ...entry, detail: 'name' },
      { ...entry, detail: 'theme, logo, languages' },
      { ...entry, detail: 'contact, tour types' },
    ]);
  });

  it('has what a Super Admin changes once', async () => {
    const superAdmin = await aGlobalAdmin();

    await withTriggers([`organizations/${organization}`], () =>
      superAdmin.call('changeOrganization', { organization, fields: { isIndexed: true, logoUrl: '' } }),
    );

    expect(await entries()).toMatchObject([{ kind: 'settings-changed', detail: 'search engines', actor: superAdmin.uid }]);
  });

  it('has point types and point filters by name', async () => {
    const [types, filters] = ['pointTypes', 'pointFilters'].map((name) => store().doc(`organizations/${organization}/catalog/${name}`));
    if (!types || !filters) throw new Error();
    const type = (id: string, more: object = {}) => ({
      id,
      name: `Type ${id}`,
      icon: 'pin',
      color: 'red',
      fields: [],
      states: [],
      ...more,
    });

    await asAdmin(types.path, () => types.set({ types: [type('a'), type('b')] }));
    await asAdmin(types.path, () => types.set({ types: [type('b', { name: 'Valve' }), type('c')] }));
    await asAdmin(types.path, () => types.set({ types: [type('c'), type('b', { name: 'Valve' })] }));
    await asAdmin(types.path, () => types.update({ updated: new Date() }));
    await asAdmin(filters.path, () => filters.set({ filters: [{ name: 'Overdue', filter: 'state:open' }] }));

    expect(await details()).toEqual([
      'point types: added Type a, Type b',
      'point types: added Type c; changed Valve; removed Type a',
      'point types: their order',
      'point filters: added Overdue',
    ]);
  });

  it('has wall screens and templates', async () => {
    const [screen, template] = [`organizations/${organization}/screens/s`, `organizations/${organization}/pointTemplates/0`].map((path) =>
      store().doc(path),
    );
    if (!screen || !template) throw new Error();

    await asAdmin(screen.path, () => screen.set({ url: 'https://wall.example', public: false }));
    await asAdmin(screen.path, () => screen.update({ public: true }));
    await asAdmin(template.path, () => template.set({ name: 'Fire door', kind: 'point', content: '{}' }));
    await asAdmin(template.path, () => template.update({ name: 'Door' }));
    await asAdmin(template.path, () => template.delete());
    await withTriggers([screen.path], () => screen.delete());

    expect(await details()).toEqual([
      'added the screen https://wall.example',
      'changed the screen https://wall.example',
      'added the template Fire door',
      'changed the template Fire door to Door',
      'deleted the template Door',
    ]);
  });
});
