// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { aConnection, aScan, aViewer } from '../../../tests/support/fake-viewer';

const at = (x: number, y = 0, z = -3) => ({ object: 'model' as const, position: { x, y, z } });

describe('measuring', () => {
  it('C63 makes a measurement of two clicks and lengthens it with each more, until it is ended', async () => {
    const { sdk, click, told } = await aConnection();
    const lengths = async () => [...(await sdk.Measurements.data.waitUntil(() => true))].map(([, { totalLength }]) => totalLength);
    await sdk.Measurements.toggleMode(true);

    click(at(0));
    expect(await lengths()).toEqual([]);
    click(at(3));
    expect(await lengths()).toEqual([3]);
    click(at(3, 4));
    expect(await lengths()).toEqual([7]);
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    click(at(0));
    click(at(1));

    expect(await lengths()).toEqual([7, 1]);
    expect(told.lines).toHaveLength(2);
    expect(await sdk.Measurements.getData()).toMatchObject([
      { start: { x: 0 }, end: { x: 3, y: 0 }, floor: 0 },
      { start: { x: 3 }, end: { x: 3, y: 4 } },
      { start: { x: 0 }, end: { x: 1 } },
    ]);
  });

  it('ends a line by a second click on its last point', async () => {
    const { sdk, click } = await aConnection();
    await sdk.Measurements.toggleMode(true);

    for (const x of [0, 3, 3.001, 5, 6]) click(at(x));

    const items = [...(await sdk.Measurements.data.waitUntil(() => true))];
    expect(items.map(([, { totalLength }]) => totalLength)).toEqual([3, 1]);
  });

  it('keeps clicks to itself, hides the tags and shows the length to the pointer', async () => {
    const { sdk, click, cells, told, host } = await aConnection();
    const labels = () => [...host.overlay.querySelectorAll('output')].map(({ textContent }) => textContent);
    await sdk.Measurements.toggleMode(true);

    expect(click(at(0))).toBe(true);
    cells.pointer.set({ ...at(2.5), normal: { x: 0, y: 1, z: 0 } });
    expect(labels()).toEqual(['2.50 m']);
    expect(told.lines).toEqual([
      {
        points: [
          { x: 0, y: 0, z: -3 },
          { x: 2.5, y: 0, z: -3 },
        ],
        live: true,
      },
    ]);
    await sdk.Measurements.toggleMode(false);

    expect(labels()).toEqual([]);
    expect(click(at(0))).toBe(false);
    expect(told.calls.filter(([name]) => name === 'setTagsVisible' || name === 'setNavigationEnabled')).toEqual([
      ['setNavigationEnabled', 'click', false],
      ['setTagsVisible', false],
      ['setNavigationEnabled', 'click', true],
      ['setTagsVisible', true],
    ]);
  });

  it('shows lengths in feet and inches by a setting, and nothing on the last point itself', async () => {
    const { sdk, click, cells, host } = await aConnection();
    const labels = () => [...host.overlay.querySelectorAll('output')].map(({ textContent }) => textContent);
    await sdk.Measurements.toggleMode(true);
    click(at(0));
    cells.pointer.set({ ...at(0.304), normal: { x: 0, y: 1, z: 0 } });
    expect(labels()).toEqual(['0.30 m']);

    expect(await sdk.Settings.update('units', 'imperial')).toBe('imperial');
    expect(labels()).toEqual(['1 ft 0 in']);
    cells.pointer.set({ ...at(0.01), normal: { x: 0, y: 1, z: 0 } });

    expect(labels()).toEqual([]);
    await expect(sdk.Settings.update('units', 'cubits')).rejects.toThrow('"metric" or "imperial"');
  });

  it('says lengths, and what the page says itself, in the language of the embedding page', async () => {
    const showTexts = vi.fn();
    const { sdk, click, cells, host } = await aConnection(aViewer(), { showTexts });
    const labels = () => [...host.overlay.querySelectorAll('output')].map(({ textContent }) => textContent?.replace(/\s/g, ' '));
    await sdk.Measurements.toggleMode(true);
    click(at(0));
    cells.pointer.set({ ...at(1.5), normal: { x: 0, y: 1, z: 0 } });

    await sdk.Settings.update('texts', { language: 'de' });
    expect(labels()).toEqual(['1,50 m']);
    expect(showTexts).toHaveBeenCalled();
    await sdk.Settings.update('units', 'imperial');
    await sdk.Settings.update('texts', { language: 'nb' });

    expect(labels()).toEqual(['4 fot 11 tommer']);
    expect(await sdk.Settings.get('texts')).toMatchObject({ language: 'nb', linkCopied: 'Link to this view copied.' });
  });

  it.each([
    ['no texts', 'de' as never],
    ['a text that the page has not', { farewell: 'Goodbye' } as never],
    ['a text of another type', { view: 3 } as never],
    ['a language that is no tag', { language: 'no_such language' }],
  ])('rejects %s and keeps its own', async (_name, texts) => {
    const { sdk } = await aConnection();

    await expect(sdk.Settings.update('texts', texts)).rejects.toMatchObject({ name: 'InvalidArgument' });
    expect(await sdk.Settings.get('texts')).toMatchObject({ language: 'en', tagsInSight: 'Tags in sight' });
  });

  it('starts with the measurements of the manifest and hides them by a setting', async () => {
    const points = [at(0).position, at(2).position];
    const scan = aScan({ measurements: [{ sid: 'm', label: 'Door', points }] });
    const { sdk, told } = await aConnection(aViewer(Promise.resolve(scan)));

    expect((await sdk.Measurements.data.waitUntil(() => true)).m).toMatchObject({ label: 'Door', segmentLengths: [2], totalLength: 2 });
    expect(told.lines).toEqual([{ points }]);
    expect(await sdk.Settings.update('measurements', false)).toBe(false);

    expect(told.lines).toEqual([]);
    expect(await sdk.Settings.get('measurements')).toBe(false);
    expect(await sdk.Settings.get('unknown')).toBeUndefined();
  });

  it('removes the visitor’s own measurements one by one and all at once, never those of the scan', async () => {
    const stored = { sid: 'm', label: 'Door', points: [at(0).position, at(2).position] };
    const { sdk, click, told } = await aConnection(aViewer(Promise.resolve(aScan({ measurements: [stored] }))));
    const sids = async () => [...(await sdk.Measurements.data.waitUntil(() => true))].map(([sid]) => sid);
    await sdk.Measurements.toggleMode(true);
    for (const x of [0, 3, 3, 5, 6, 6, 8, 9]) click(at(x));
    const [, first = '', second = '', current = ''] = await sids();

    await sdk.Measurements.remove(second, 'm', 'unknown');
    expect(await sids()).toEqual(['m', first, current]);
    await sdk.Measurements.remove();

    expect(await sids()).toEqual(['m']);
    expect(told.lines).toEqual([{ points: stored.points }]);
    expect((await sdk.Measurements.mode.waitUntil(() => true)).drawing).toBe(false);
  });

  it('draws those of the scan on their own floor alone, when they are switched on, and the visitor’s from outside too', async () => {
    const [low, high] = [0, 3].map((y) => ({ sid: `at${y}`, label: '', points: [at(0, y).position, at(2, y).position] }));
    const [ground] = aScan().floors;
    const floors = [ground, { ...ground, id: 'f1', sequence: 1, elevation: 3 }] as never;
    const fake = aViewer(Promise.resolve(aScan({ floors, measurements: [low, high] as never })));
    const { sdk, told, cells, click } = await aConnection(fake);

    expect(told.lines).toEqual([{ points: low?.points }]);
    cells.floor.set('moving');
    expect(told.lines).toEqual([{ points: low?.points }]);
    cells.floor.set(1);
    expect(told.lines).toEqual([{ points: high?.points }]);
    cells.floor.set('all');
    expect(told.lines).toEqual([]);
    await sdk.Measurements.toggleMode(true);
    await sdk.Settings.update('measurements', false);
    for (const x of [0, 4]) click(at(x));
    await sdk.Measurements.toggleMode(false);

    expect(told.lines).toEqual([{ points: [at(0).position, at(4).position] }]);
  });

  it('draws those of a scan with one floor from outside too', async () => {
    const low = { sid: 'm', label: '', points: [at(0).position, at(2).position] };
    const { told, cells } = await aConnection(
      aViewer(Promise.resolve(aScan({ floors: aScan().floors.slice(0, 1), measurements: [low] as never }))),
    );

    cells.floor.set('all');

    expect(told.lines).toEqual([{ points: low.points }]);
  });

  it('takes points without the pointer, and says whether a line is being drawn', async () => {
    const { sdk } = await aConnection();
    const drawing = async () => (await sdk.Measurements.mode.waitUntil(() => true)).drawing;
    await sdk.Measurements.addPoint(at(0).position);
    expect(await drawing()).toBe(false);
    await sdk.Measurements.toggleMode(true);

    await sdk.Measurements.addPoint(at(0).position);
    expect(await drawing()).toBe(true);
    await sdk.Measurements.addPoint(at(3).position);
    await sdk.Measurements.endLine();

    expect(await drawing()).toBe(false);
    const items = [...(await sdk.Measurements.data.waitUntil(() => true))];
    expect(items.map(([, { totalLength, ofScan }]) => [totalLength, ofScan])).toEqual([[3, false]]);
  });
});
