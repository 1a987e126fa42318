// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Folder, foldersFrom } from '@/domain/folders';
import { aVisit, twoFolders } from './testing/a-visit';

const visits: ReturnType<typeof aVisit>[] = [];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  for (const visit of visits.splice(0)) visit.end();
  vi.useRealTimers();
  document.body.replaceChildren();
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** A visit whose tags stand in the scan. */
async function standing(folders: readonly Folder[] = twoFolders) {
  const visit = aVisit({ content: { folders } });
  visits.push(visit);
  visit.load();
  await pass(100);
  visit.play();
  await pass(2000);
  const show = async (next: readonly Folder[]) => {
    visit.session.show({ ...visit.session.content(), folders: next });
    await pass(100);
  };
  return { ...visit, show };
}

const withLabel = (folders: readonly Folder[], poi: string, label: string): Folder[] =>
  folders.map((folder) => ({
    ...folder,
    pois: folder.pois.map((each) => (each.identifier === poi && each.tag ? { ...each, tag: { ...each.tag, label } } : each)),
  }));

describe('tags in the scan', () => {
  it('EDIT-032 of which one is changed are left alone, but for that one', async () => {
    const { fake, show } = await standing();

    await show(withLabel(twoFolders, 'roof', 'Ridge'));

    expect(fake.argsOf('Tag.editBillboard')).toEqual([['roof', { label: 'Ridge', description: '' }]]);
    expect([fake.named('Tag.add').length, fake.named('Tag.remove').length]).toEqual([1, 0]);
  });

  it('of which many are changed at once are placed anew', async () => {
    const pois = Array.from({ length: 40 }, (_, at) => ({ identifier: `p${at}`, type: 'tag', tag: { label: `Tag ${at}` } }));
    const many = foldersFrom([{ id: 'f', pois }]);
    const { fake, show } = await standing(many);

    await show(many.map((folder) => ({ ...folder, pois: folder.pois.slice(30) })));

    expect(fake.named('Tag.remove')).toHaveLength(1);
    expect(fake.named('Tag.add').map(({ args }) => args.length)).toEqual([40, 10]);
  });

  it('that are held stay as they are, and catch up when they are let go', async () => {
    const { fake, session, show } = await standing();
    const letGo = session.holdTags();

    await show(withLabel(twoFolders, 'roof', 'Ridge'));
    expect(fake.named('Tag.editBillboard')).toEqual([]);
    letGo();
    await pass(100);

    expect(fake.named('Tag.editBillboard')).toHaveLength(1);
  });

  it('PLAYER-034 that are held while measuring ends are placed when they are let go, not before', async () => {
    const { fake, session } = await standing();
    fake.measuring.set({ active: true });
    const letGo = session.holdTags();
    fake.measuring.set({ active: false });
    await pass(1000);
    expect(fake.named('Tag.add')).toHaveLength(1);

    letGo();
    await pass(100);

    expect(fake.named('Tag.add')).toHaveLength(2);
  });

  it('PLAYER-032 that still wait when they are held are placed first', async () => {
    const visit = aVisit();
    visits.push(visit);
    visit.load();
    await pass(100);
    visit.play();
    await pass(0);
    expect(visit.fake.named('Tag.add')).toEqual([]);

    visit.session.holdTags();
    await pass(0);

    expect(visit.fake.named('Tag.add')).toHaveLength(1);
  });

  it('PLAYER-073 that are held open nothing', async () => {
    const { fake, session, state } = await standing();
    const letGo = session.holdTags();

    fake.fire('tag.click', 'sink');
    expect(state().activePoi).toBeNull();
    letGo();
    fake.fire('tag.click', 'sink');

    expect(state().activePoi).toBe('sink');
  });
});

describe('tags of the model', () => {
  const modelTag = (id: string) => ({
    id,
    label: id,
    description: '',
    anchorPosition: { x: 1, y: 1, z: 0 },
    stemVector: { x: 0, y: 0.3, z: 0 },
    color: { r: 0, g: 0, b: 1 },
  });
  const withSid = (sid: string) => foldersFrom([{ id: 'f', pois: [{ identifier: 'p', type: 'tag', tag: { label: 'P', sid } }] }]);

  it('EDIT-063 leave the scan while a PoI stands in their place, and come back when it is gone', async () => {
    const { fake, show, showcase } = await standing(twoFolders);
    fake.tags.set([modelTag('m1'), modelTag('m2')]);
    await pass(100);

    await show(withSid('m1'));
    fake.tags.set([modelTag('m2')]);
    await pass(100);
    expect(fake.argsOf('Tag.remove')).toContainEqual(['m1']);
    expect(showcase.values.modelTags.value.map(({ id }) => id)).toEqual(['m2', 'm1']);
    await show(twoFolders);

    expect(fake.argsOf('Tag.add').flat()).toContainEqual(expect.objectContaining({ id: 'm1', label: 'm1' }));
  });

  it('EDIT-063 that the viewer tells of late are hidden then', async () => {
    const { fake } = await standing(withSid('m1'));
    expect(fake.named('Tag.remove')).toEqual([]);

    fake.tags.set([modelTag('m1')]);
    await pass(100);

    expect(fake.argsOf('Tag.remove')).toEqual([['m1']]);
  });

  it('that no PoI stands for stay', async () => {
    const { fake } = await standing(withSid('another'));

    fake.tags.set([modelTag('m1')]);
    await pass(100);

    expect(fake.named('Tag.remove')).toEqual([]);
  });
});

describe('where one stands', () => {
  it('EDIT-016 is the view inside, with the floor of its sweep', async () => {
    const { fake, session } = await standing();
    fake.pose.set({ position: { x: 2, y: 1.5, z: 0 }, rotation: { x: 5, y: 90 }, sweep: 'b', mode: 'mode.inside' });
    await pass(0);

    const view = { position: { x: 2, y: 1.5, z: 0 }, rotation: { x: 5, y: 90 }, sweep: 'b', zoom: 1, floor: 0 };
    expect(session.standing()).toEqual(view);
    expect(session.lastStanding()).toEqual(view);
  });

  it('EDIT-016 is nowhere from outside, and where one stood last', async () => {
    const { fake, session } = await standing();
    fake.pose.set({ position: { x: 9, y: 9, z: 9 }, rotation: { x: -40, y: 0 }, sweep: '', mode: 'mode.dollhouse' });
    await pass(0);

    expect(session.standing()).toBeNull();
    expect(session.lastStanding()).toMatchObject({ sweep: 'a', position: { x: 0, y: 1.5, z: 0 } });
  });

  it('is nowhere before the viewer plays', () => {
    const visit = aVisit();
    visits.push(visit);

    expect([visit.session.standing(), visit.session.lastStanding()]).toEqual([null, null]);
  });
});
