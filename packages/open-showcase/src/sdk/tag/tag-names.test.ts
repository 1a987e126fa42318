// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aConnection, aScan, aViewer, turn } from '../../../tests/support/fake-viewer';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Before the camera, which looks along −Z, at this place to the right. */
const aTag = (id: string, x = 1, more: object = {}) => ({
  id,
  label: `The ${id}`,
  anchorPosition: { x, y: 1.5, z: -5 },
  stemVector: { x: 0, y: 0.1, z: 0 },
  ...more,
});

async function withTags(
  tags: ReturnType<typeof aTag>[],
  { touch = false, sees = () => true }: { touch?: boolean; sees?: () => boolean } = {},
) {
  vi.stubGlobal('matchMedia', () => ({ matches: touch }));
  const fake = aViewer(Promise.resolve(aScan({ tags: [] })));
  Object.assign(fake.viewer, { sees });
  const connection = await aConnection(fake);
  const { overlay } = connection.host;
  await connection.sdk.Tag.add(...tags);
  await expect.poll(() => overlay.querySelector('[aria-label="Tags in sight"]')).toBeTruthy();
  const rest = async () => {
    await vi.advanceTimersByTimeAsync(200);
    await turn();
  };
  await rest();
  const all = () => [...overlay.querySelectorAll<HTMLButtonElement>('.osc-tag-name')];
  const shown = () =>
    all()
      .filter((name) => name.hasAttribute('data-hovered') || name.hasAttribute('data-few'))
      .map((name) => name.textContent);
  return { ...connection, rest, all, shown, named: () => all().map(({ textContent }) => textContent) };
}

describe('names of tags', () => {
  it('are on the page for tags in sight alone, and shown for the one under the pointer', async () => {
    const { named, shown, cells } = await withTags([
      aTag('stove'),
      aTag('sink', 1.5),
      aTag('behind', 1, { anchorPosition: { x: 1, y: 1.5, z: 9 } }),
    ]);
    expect(named()).toEqual(['The stove', 'The sink']);
    expect(shown()).toEqual([]);

    cells.pointer.set({ object: 'tag', id: 'sink', position: { x: 0, y: 0, z: 0 }, normal: { x: 0, y: 0, z: 0 } });
    expect(shown()).toEqual(['The sink']);
    cells.pointer.set({ object: 'none', position: { x: 0, y: 0, z: 0 }, normal: { x: 0, y: 0, z: 0 } });

    expect(shown()).toEqual([]);
  });

  it('are a group that is named in the language of the embedding page, each name in its own direction', async () => {
    const { sdk, host, all } = await withTags([aTag('stove')]);

    await sdk.Settings.update('texts', { language: 'de', tagsInSight: 'Sichtbare Markierungen' });

    expect(host.overlay.querySelector('[role=group]')?.getAttribute('aria-label')).toBe('Sichtbare Markierungen');
    expect(all()[0]?.querySelector('span')?.dir).toBe('auto');
  });

  it('are buttons that do what a click on the tag does', async () => {
    const { sdk, all } = await withTags([aTag('stove')]);
    const clicked: unknown[] = [];
    sdk.on('tag.click', (id: unknown) => clicked.push(id));

    all()[0]?.click();
    await turn();

    expect(clicked).toEqual(['stove']);
  });

  it.each([
    [1, true],
    [4, true],
    [5, false],
  ])('of %i tags in sight are all shown on touch: %s', async (count, areShown) => {
    const tags = Array.from({ length: count }, (_, at) => aTag(`t${at}`, 1 + at / 10));
    const { shown } = await withTags(tags, { touch: true });

    expect(shown()).toHaveLength(areShown ? count : 0);
  });

  it('are not there for tags without a name, behind the visitor, and while measuring', async () => {
    const { named, sdk, rest, cells } = await withTags([aTag('stove'), aTag('nameless', 1, { label: ' ' })]);
    expect(named()).toEqual(['The stove']);
    await sdk.Measurements.toggleMode(true);
    await rest();
    expect(named()).toEqual([]);
    await sdk.Measurements.toggleMode(false);
    await rest();
    expect(named()).toEqual(['The stove']);
    cells.pose.set({ ...cells.pose.value, rotation: { x: 0, y: 180 } });
    await rest();
    expect(named()).toEqual([]);
  });

  it('are not there behind walls', async () => {
    expect((await withTags([aTag('stove')], { sees: () => false })).named()).toEqual([]);
  });

  it('go when the tour fails, which is asked for nothing then', async () => {
    let hasFailed = false;
    const sees = () => {
      if (hasFailed) throw new Error('The tour is not ready.');
      return true;
    };
    const { named, sdk, rest, cells } = await withTags([aTag('stove')], { sees });
    expect(named()).toEqual(['The stove']);

    hasFailed = true;
    cells.phase.set({ ...cells.phase.value, phase: 'error' });
    await sdk.Tag.add(aTag('sink'));
    await rest();

    expect(named()).toEqual([]);
  });

  it('follow an edit, and go with the tag', async () => {
    const { named, sdk, rest } = await withTags([aTag('stove')]);

    await sdk.Tag.editBillboard('stove', { label: 'Oven' });
    await rest();
    expect(named()).toEqual(['Oven']);
    await sdk.Tag.remove('stove');
    await rest();

    expect(named()).toEqual([]);
  });
});
