// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { aConnection, aScan, aViewer, refusalOf, turn } from '../../../tests/support/fake-viewer';
import { attachmentElement } from './attachment-element';

const aTag = (more: object = {}) => ({ anchorPosition: { x: 1, y: 1, z: -3 }, stemVector: { x: 0, y: 0.5, z: 0 }, ...more });

describe('Tag.add', () => {
  it('C55 C56 adds all or nothing', async () => {
    const { sdk, told } = await aConnection();
    const added: string[] = [];
    sdk.Tag.data.subscribe({ onAdded: (id) => added.push(id) });
    await turn();

    expect(await refusalOf(sdk.Tag.add(aTag({ id: 'a' }), aTag({ id: 'a' })))).toBe('InvalidArgument');
    expect(await refusalOf(sdk.Tag.add(aTag({ id: 'a' }), aTag({ stemVector: { x: 0, y: Number.POSITIVE_INFINITY, z: 0 } })))).toBe(
      'InvalidArgument',
    );
    expect(await refusalOf(sdk.Tag.add(aTag(), aTag({ iconId: 'unknown' })))).toBe('NotFound');
    expect(await refusalOf(sdk.Tag.add(aTag({ attachments: ['unknown'] })))).toBe('NotFound');
    expect(await refusalOf(sdk.Tag.add(aTag({ color: { r: 2, g: 0, b: 0 } })))).toBe('InvalidArgument');
    expect(await refusalOf(sdk.Tag.add([aTag()] as never))).toBe('InvalidArgument');
    expect(added).toEqual([]);
    expect(told.tags).toEqual([]);

    const ids = await sdk.Tag.add(aTag({ id: 'a' }), aTag());
    expect(added).toEqual(ids);
    expect(told.tags.map(({ id }) => id)).toEqual(ids);
  });

  it('shows tags once the visit has begun', async () => {
    const fake = aViewer();
    const { times } = fake.cells.phase.value;
    fake.cells.phase.set({ phase: 'loading', times });
    const { sdk, told } = await aConnection(fake);

    await sdk.Tag.add(aTag({ id: 'a' }));
    expect(told.tags).toEqual([]);
    fake.cells.phase.set({ phase: 'playing', times });

    expect(told.tags.map(({ id }) => id)).toEqual(['a']);
  });

  it('gives tags that were added before the manifest was read their room and floor', async () => {
    let read = (_scan: ReturnType<typeof aScan>) => {};
    const { sdk, told } = await aConnection(aViewer(new Promise((resolve) => (read = resolve))));
    await sdk.Tag.add(aTag({ id: 'a' }));
    expect(told.tags[0]?.floor).toBeUndefined();

    read(aScan());

    expect((await sdk.Tag.data.waitUntil((tags) => tags.a?.roomId !== '')).a?.roomId).toBe('r1');
    expect(told.tags[0]?.floor).toBe(0);
  });

  it('draws the tags of the manifest on their own floor alone, and those of the page wherever they are', async () => {
    const [ground] = aScan().floors;
    const floors = [ground, { ...ground, id: 'f1', sequence: 1, elevation: 3 }] as never;
    const high = { anchorPosition: { x: 1, y: 4, z: -3 } };
    const scan = aScan({
      floors,
      tags: [
        { id: 'low', ...aTag() },
        { id: 'high', ...aTag(high) },
      ] as never,
    });
    const { sdk, told, cells } = await aConnection(aViewer(Promise.resolve(scan)));
    await sdk.Tag.add(aTag({ id: 'own' }));
    const drawn = () => told.tags.map(({ id }) => id);

    expect(drawn()).toEqual(['low', 'own']);
    cells.floor.set('moving');
    expect(drawn()).toEqual(['low', 'own']);
    cells.floor.set(1);
    expect(drawn()).toEqual(['high', 'own']);
    cells.floor.set('all');
    expect(drawn()).toEqual(['own']);
    cells.floor.set('none');

    expect(drawn()).toEqual(['own']);
  });

  it('starts with the tags of the manifest, whose attachments are addresses, unless they are hidden', async () => {
    const scan = aScan({ tags: [{ id: 'm', ...aTag(), attachments: ['https://example.com/plan.pdf'] }] });

    const shown = await aConnection(aViewer(Promise.resolve(scan)));
    const hidden = await aConnection(aViewer(Promise.resolve(scan)), { modelTags: false });

    const tag = (await shown.sdk.Tag.data.waitUntil((tags) => 'm' in tags)).m!;
    const attachments = await shown.sdk.Tag.attachments.waitUntil(() => true);
    expect(tag.roomId).toBe('r1');
    expect(attachments[tag.attachments[0]!]).toMatchObject({ src: 'https://example.com/plan.pdf', type: 'tag.attachment.pdf' });
    expect([...(await hidden.sdk.Tag.data.waitUntil(() => true))]).toEqual([]);
    expect(shown.told.tags).toHaveLength(1);
  });
});

describe('editing a tag', () => {
  it('leaves the looks of the others alone', async () => {
    const { sdk, told } = await aConnection();
    await sdk.Tag.add(aTag({ id: 'a' }), aTag({ id: 'b' }));
    const [, b] = told.tags;

    await sdk.Tag.editColor('a', { r: 0, g: 1, b: 0 });

    expect(told.tags[0]?.color).toEqual({ r: 0, g: 1, b: 0 });
    expect(told.tags[1]).toBe(b);
  });

  it('changes many at once, or none when one is unknown', async () => {
    const { sdk } = await aConnection();
    await sdk.Tag.add(aTag({ id: 'a' }), aTag({ id: 'b' }));
    const batches = vi.fn();
    sdk.Tag.data.subscribe({ onCollectionUpdated: batches });
    await turn();
    const to = (id: string) => ({ id, options: { anchorPosition: { x: 9, y: 0, z: 0 } } });

    expect(await refusalOf(sdk.Tag.editPositions(to('a'), to('ghost')))).toBe('NotFound');
    await sdk.Tag.editPositions(to('a'), to('b'));

    expect(batches).toHaveBeenCalledTimes(2);
    const tags = await sdk.Tag.data.waitUntil(() => true);
    expect([tags.a?.discPosition, tags.b?.discPosition]).toEqual([
      { x: 9, y: 0.5, z: 0 },
      { x: 9, y: 0.5, z: 0 },
    ]);
  });

  it('gives a stem without direction its height upwards', async () => {
    const { sdk } = await aConnection();
    await sdk.Tag.add(aTag({ id: 'a', stemVector: { x: 0, y: 0, z: 0 } }));

    await sdk.Tag.editStem('a', { stemHeight: 0.3, stemVisible: false });

    expect((await sdk.Tag.data.waitUntil(() => true)).a).toMatchObject({
      stemVector: { x: 0, y: 0.3, z: 0 },
      stemHeight: 0.3,
      stemVisible: false,
    });
    expect(await refusalOf(sdk.Tag.editStem('a', { stemHeight: -1 }))).toBe('InvalidArgument');
    expect(await refusalOf(sdk.Tag.editOpacity('a', 2))).toBe('InvalidArgument');
    expect(await refusalOf(sdk.Tag.editBillboard('ghost', {}))).toBe('NotFound');
  });
});

describe('the billboard', () => {
  const shown = async (overlay: HTMLElement) => {
    const billboard = () => overlay.querySelector<HTMLElement>('[role=dialog]');
    await expect.poll(billboard).not.toBeNull();
    return billboard()!;
  };

  it('shows a description as text, with links that open a page of their own', async () => {
    const { sdk, host } = await aConnection();
    const followed = vi.fn();
    sdk.on(sdk.Mattertag.Event.LINK_OPEN, followed);
    const description = '<img src=x onerror=alert(1)> see [the plan](https://example.com/plan) or https://example.com/b.';
    await sdk.Tag.add(aTag({ id: 'a', label: '<b>Door</b>', description }));

    await sdk.Tag.open('a');

    const billboard = await shown(host.overlay);
    expect(billboard.querySelector('h2')?.textContent).toBe('<b>Door</b>');
    expect(billboard.querySelector('img, b')).toBeNull();
    const links = [...billboard.querySelectorAll('a')];
    expect(links.map(({ href, textContent, rel }) => [href, textContent, rel])).toEqual([
      ['https://example.com/plan', 'the plan', 'noopener noreferrer'],
      ['https://example.com/b', 'https://example.com/b', 'noopener noreferrer'],
    ]);
    links[0]?.click();
    expect(followed.mock.calls).toEqual([['a', 'https://example.com/plan']]);
  });

  it('shows the media of a tag, and closes by its button, by Escape and by a click elsewhere', async () => {
    const { sdk, host, click } = await aConnection();
    const attachments = await sdk.Tag.registerAttachment(
      'https://example.com/a.jpg',
      'https://example.com/b.mp4',
      'https://example.com/c.pdf',
    );
    await sdk.Tag.add(aTag({ id: 'a', label: 'Door' }));
    await sdk.Tag.attach('a', ...attachments);
    const open = () => host.overlay.querySelector<HTMLElement>('[role=dialog]');

    await sdk.Tag.open('a');
    await shown(host.overlay);
    expect([...open()!.querySelectorAll('img, video, section > a')].map(({ tagName }) => tagName)).toEqual(['IMG', 'VIDEO', 'A']);
    expect(open()!.querySelector('img')?.alt).toBe('Picture of Door');
    open()!.querySelector<HTMLElement>('[aria-label=Close]')!.click();
    expect(open()).toBeNull();
    await sdk.Tag.open('a');
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    expect(open()).toBeNull();
    await sdk.Tag.open('a');
    click({ object: 'model' });
    expect(open()).toBeNull();
    await sdk.Tag.dock('a');
    click({ object: 'model' });
    expect(open()?.hasAttribute('data-docked')).toBe(true);
    await sdk.Tag.detach('a', ...attachments);
    expect(open()?.querySelector('img')).toBeNull();
  });

  it('has the buttons that are allowed', async () => {
    const { sdk, host } = await aConnection();
    await sdk.Tag.add(aTag({ id: 'a' }), aTag({ id: 'b' }));
    const buttons = () => [...host.overlay.querySelectorAll('button')].map((button) => button.getAttribute('aria-label'));

    await sdk.Tag.open('a');
    await shown(host.overlay);
    expect(buttons()).toEqual(['Previous tag', 'Next tag', 'Dock', 'Close']);
    await sdk.Tag.allowAction('a', { opening: true, sharing: true });
    expect(buttons()).toEqual(['Copy a link to this view', 'Close']);
    await sdk.Tag.toggleSharing(false);
    expect(buttons()).toEqual(['Close']);
  });

  it('walks through the tags, round the end', async () => {
    const { sdk, host } = await aConnection();
    await sdk.Tag.add(aTag({ id: 'a' }), aTag({ id: 'b' }));
    const press = (name: string) => host.overlay.querySelector<HTMLElement>(`[aria-label="${name}"]`)!.click();
    const selected = async () => [...(await sdk.Tag.openTags.waitUntil(() => true)).selected];
    await sdk.Tag.open('b');
    await shown(host.overlay);

    press('Next tag');
    expect(await selected()).toEqual(['a']);
    press('Previous tag');
    expect(await selected()).toEqual(['b']);
    await sdk.Tag.remove('b');

    expect(await selected()).toEqual([]);
  });
});

describe('Mattertag', () => {
  it('takes lists, media and prevented actions, and shows the older shape', async () => {
    const { sdk, click } = await aConnection();
    const media = { type: 'mattertag.media.photo', src: 'https://example.com/a.jpg' } as const;

    const [id] = (await sdk.Mattertag.add([{ ...aTag({ label: 'Old' }), media }])) as [string];

    const data = await sdk.Mattertag.data.waitUntil((items) => id in items);
    expect(data[id]).toMatchObject({ sid: id, label: 'Old', media, floorIndex: 0, floorInfo: { id: 'f0', sequence: 0 } });
    expect(await sdk.Mattertag.getData()).toMatchObject([
      { sid: id, stemHeight: 0.5, anchorNormal: { x: 0, y: 1, z: 0 }, mediaSrc: media.src },
    ]);
    expect(sdk.Mattertag.getDiscPosition(data[id]!)).toEqual({ x: 1, y: 1.5, z: -3 });
    await sdk.Mattertag.preventAction(id, { opening: true });
    expect(await refusalOf(sdk.Tag.open(id))).toBe('InvalidArgument');
    const clicked = vi.fn();
    sdk.on(sdk.Mattertag.Event.CLICK, clicked);
    expect(click({ object: 'tag', id })).toBe(true);
    expect(clicked.mock.calls).toEqual([[id]]);
    expect((await sdk.Tag.openTags.waitUntil(() => true)).selected.size).toBe(0);
    expect(await sdk.Mattertag.remove([id])).toEqual([id]);
    expect([...(await sdk.Mattertag.data.waitUntil(() => true))]).toEqual([]);
  });
});

describe('the link to an attachment', () => {
  it.each([
    ['https://files.example/plans/ground%20floor.zip', 'ground floor.zip'],
    ['https://files.example/100%.zip', '100%.zip'],
    ['https://files.example/', 'files.example'],
    ['data:application/zip,x', 'Open the attachment'],
  ])('%s is called %s', (src, name) => {
    const link = attachmentElement(document, { id: 'a', src, type: 'tag.attachment.zip' }, '', () => undefined);

    expect(link.textContent).toBe(name);
    expect(link.getAttribute('rel')).toBe('noopener noreferrer');
  });
});
