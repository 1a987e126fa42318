import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import type { TagDescriptor } from '../../../src/sdk/tag/tag-data';
import { withVisit } from '../../conformance/visit';

const stage = withVisit();
const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** Its disc is 2 m ahead of the start, in the middle of the view. */
const ahead = { anchorPosition: { x: 1, y: 1.2, z: -4 }, stemVector: { x: 0, y: 0.3, z: 0 } };
const middle = { x: 320, y: 200 };
const aTag = (more: Partial<TagDescriptor> = {}): TagDescriptor => ({ ...ahead, ...more });
const add = (...tags: TagDescriptor[]) => stage.run(({ sdk }, given) => sdk.Tag.add(...given), tags);
/** Resolves when tags can be drawn, which a picture waits for; before that nobody can point at one. */
const drawnTags = () => stage.run(({ sdk }) => sdk.Renderer.takeScreenShot({ width: 16, height: 10 }, { mattertags: true }));
const tagData = (id: string) => stage.run(async ({ sdk }, given) => (await sdk.Tag.data.waitUntil(() => true))[given], id);
const openTags = () =>
  stage.run(async ({ sdk, now }) => {
    const { hovered, docked, selected } = await now(sdk.Tag.openTags);
    return { hovered, docked, selected: [...selected] };
  });

describe('Tag', () => {
  it('C55 add(d1, d2) resolves with two ids; data tells of both, then once of the collection', async () => {
    const { ids, log, disc } = await stage.run(async ({ sdk, drawn }, tag) => {
      const log: string[] = [];
      const subscription = sdk.Tag.data.subscribe({ onAdded: (id) => log.push(id), onCollectionUpdated: () => log.push('collection') });
      await drawn();
      log.length = 0;
      const ids = await sdk.Tag.add(tag, tag);
      subscription.cancel();
      return { ids, log, disc: (await sdk.Tag.data.waitUntil(() => true))[ids[0] ?? '']?.discPosition };
    }, aTag());

    expect(new Set(ids).size).toBe(2);
    expect(log).toEqual([...ids, 'collection']);
    expect(disc).toEqual({ x: 1, y: 1.5, z: -4 });
  });

  it('C56 keeps a given id, refuses it a second time, and adds nothing of a call that misses a field', async () => {
    const seen = await stage.run(async ({ sdk, outcome }, tag) => {
      const [id] = await sdk.Tag.add({ ...tag, id: 't1' });
      const again = await outcome(sdk.Tag.add({ ...tag, id: 't1' }));
      const missing = await outcome(sdk.Tag.add({ ...tag, id: 't2' }, { anchorPosition: tag.anchorPosition } as never));
      return { id, again, missing, left: Object.keys(await sdk.Tag.data.waitUntil(() => true)) };
    }, aTag());

    expect(seen).toEqual({ id: 't1', again: 'InvalidArgument', missing: 'InvalidArgument', left: ['t1'] });
  });

  it('C57 each edit is told of with its new values; position and stem close an open billboard', async () => {
    await add(aTag({ id: 't1', label: 'Before' }));

    const { log, open } = await stage.run(async ({ sdk, now, drawn }) => {
      const log: unknown[] = [];
      const open: number[] = [];
      const subscription = sdk.Tag.data.subscribe({
        onUpdated: (_, { anchorPosition, stemVector, stemHeight, color, label }) =>
          log.push({ x: anchorPosition.x, stemVector, stemHeight, color, label }),
      });
      await drawn();
      const stillOpen = async () => open.push((await now(sdk.Tag.openTags)).selected.size);
      await sdk.Tag.open('t1');
      await sdk.Tag.editColor('t1', { r: 0, g: 0, b: 1 });
      await sdk.Tag.editBillboard('t1', { label: 'After' });
      await stillOpen();
      await sdk.Tag.editPosition('t1', { anchorPosition: { x: 2, y: 1.2, z: -4 } });
      await stillOpen();
      await sdk.Tag.open('t1');
      await sdk.Tag.editStem('t1', { stemHeight: 0.5 });
      await stillOpen();
      subscription.cancel();
      return { log, open };
    });

    const stem = (y: number) => ({ stemVector: { x: 0, y: expect.closeTo(y), z: 0 }, stemHeight: expect.closeTo(y) });
    const blue = { r: 0, g: 0, b: 1 };
    expect(log).toEqual([
      { x: 1, ...stem(0.3), color: blue, label: 'Before' },
      { x: 1, ...stem(0.3), color: blue, label: 'After' },
      { x: 2, ...stem(0.3), color: blue, label: 'After' },
      { x: 2, ...stem(0.5), color: blue, label: 'After' },
    ]);
    expect(open).toEqual([1, 0, 0]);
  });

  it('C58 a registered texture becomes the icon and is seen; unknown icons and broken pictures reject', async () => {
    await add(aTag({ id: 't1' }));
    const before = await discColor();

    const outcomes = await stage.run(async ({ sdk, outcome }) => [
      await outcome(sdk.Asset.registerTexture('green', '/bundle/icons/default/green.png')),
      await outcome(sdk.Tag.editIcon('t1', 'green')),
      await outcome(sdk.Tag.editIcon('t1', 'purple')),
      (await outcome(sdk.Asset.registerTexture('broken', '/bundle/icons/default/none.png'))).startsWith('resolved'),
    ]);
    const after = await discColor();

    expect(outcomes).toEqual(['resolved with undefined', 'resolved with undefined', 'NotFound', false]);
    expect((await tagData('t1'))?.iconId).toBe('green');
    expect(before.r).toBeGreaterThan(before.g + 30);
    expect(after.g).toBeGreaterThan(after.r + 10);
  });

  it('C59 remove resolves with the ids that were there, and tells of them once', async () => {
    await add(aTag({ id: 't1' }), aTag({ id: 't2' }));

    const seen = await stage.run(async ({ sdk, drawn }) => {
      const removed: string[] = [];
      const subscription = sdk.Tag.data.subscribe({ onRemoved: (id) => removed.push(id) });
      await drawn();
      const answer = await sdk.Tag.remove('t1', 'ghost');
      subscription.cancel();
      return { answer, removed, left: Object.keys(await sdk.Tag.data.waitUntil(() => true)) };
    });

    expect(seen).toEqual({ answer: ['t1'], removed: ['t1'], left: ['t2'] });
  });

  it('shows sandboxed HTML that speaks with the page, and has no way into it', async () => {
    await add(aTag({ id: 't1' }));
    const html = `<p>Inside</p><script>
      let access; try { access = parent.document.title } catch { access = 'none' }
      on('ask', (question) => send('answer', question, tag, docked, access));
      send('ready');
    </script>`;

    const heard = await stage.run(async ({ sdk }, given) => {
      const [id, messenger] = await sdk.Tag.registerSandbox(given, { name: 'Form', size: { w: 0, h: 60 } });
      const next = (type: string) => new Promise<unknown[]>((resolve) => messenger.on(type, (...args) => resolve(args)));
      const ready = next('ready');
      await sdk.Tag.attach('t1', id);
      await sdk.Tag.dock('t1');
      await ready;
      const answer = next('answer');
      messenger.send('ask', { n: 1 });
      return answer;
    }, html);

    expect(heard).toEqual([{ n: 1 }, 't1', true, 'none']);
  });
});

describe('the billboard', () => {
  it('passes axe, open beside its tag and docked', async () => {
    const [plan] = await stage.run(({ sdk }) => sdk.Tag.registerAttachment('/api/player/models/AbCdEfGh123/thumb', '/plan.pdf'));
    await add(
      aTag({ id: 't1', label: 'Door', description: 'See https://example.com/door.', attachments: [plan ?? ''] }),
      aTag({ id: 't2' }),
    );
    const frame = stage.page.frames()[1];
    await frame?.addScriptTag({ path: axe });
    const violations = async () =>
      (await frame?.evaluate(async () => {
        const { axe } = globalThis as unknown as { axe: { run: (where: string) => Promise<{ violations: { id: string }[] }> } };
        return (await axe.run('[role=dialog]')).violations.map(({ id }) => id);
      })) ?? ['no frame'];

    await stage.run(({ sdk }) => sdk.Tag.open('t1'));
    await stage.page.frameLocator('iframe').getByRole('dialog', { name: 'Door' }).waitFor();
    expect(await violations()).toEqual([]);
    await stage.run(({ sdk }) => sdk.Tag.dock('t1'));

    expect(await violations()).toEqual([]);
  });
});

/** The mean colour around the middle of a picture with tags. */
const discColor = () =>
  stage.run(async ({ sdk, pixels }) => {
    const { data, width, height } = await pixels(await sdk.Renderer.takeScreenShot({ width: 320, height: 200 }, { mattertags: true }));
    const sum = { r: 0, g: 0, b: 0 };
    const half = 8;
    for (let y = height / 2 - half; y < height / 2 + half; y++) {
      for (let x = width / 2 - half; x < width / 2 + half; x++) {
        const at = (y * width + x) * 4;
        sum.r += data[at] ?? 0;
        sum.g += data[at + 1] ?? 0;
        sum.b += data[at + 2] ?? 0;
      }
    }
    const count = (2 * half) ** 2;
    return { r: sum.r / count, g: sum.g / count, b: sum.b / count };
  });

describe('pointing at tags', () => {
  it('C60 a click on the disc sends CLICK once and opens the billboard where that is allowed', async () => {
    await add(aTag({ id: 't1', label: 'Here' }));
    await drawnTags();
    const clicks = await stage.visit.evaluateHandle(({ sdk }) => {
      const clicks: unknown[] = [];
      sdk.on(sdk.Mattertag.Event.CLICK, (id) => clicks.push(id));
      return clicks;
    });

    await stage.page.mouse.click(middle.x, middle.y);
    expect(await clicks.jsonValue()).toEqual(['t1']);
    expect((await openTags()).selected).toEqual(['t1']);
    const billboard = stage.page.frameLocator('iframe').getByRole('dialog', { name: 'Here' });
    await billboard.waitFor();
    await billboard.getByRole('button', { name: 'Close' }).click();
    expect((await openTags()).selected).toEqual([]);

    const before = await stage.run(async ({ sdk, now }) => {
      await sdk.Mode.transition.waitUntil(({ to }) => to === null);
      await sdk.Tag.allowAction('t1', {});
      return JSON.stringify(await now(sdk.Camera.pose));
    });
    await stage.page.mouse.click(middle.x, middle.y);
    const after = await stage.run(async ({ sdk, now, drawn }) => {
      await drawn();
      return JSON.stringify(await now(sdk.Camera.pose));
    });
    expect(await clicks.jsonValue()).toEqual(['t1', 't1']);
    expect((await openTags()).selected).toEqual([]);
    expect(after).toBe(before);

    const [refused, forced] = await stage.run(async ({ sdk, outcome }) => [
      (await outcome(sdk.Tag.open('t1'))).startsWith('resolved'),
      (await outcome(sdk.Tag.open('t1', { force: true }))).startsWith('resolved'),
    ]);
    expect([refused, forced]).toEqual([false, true]);
    expect((await openTags()).selected).toEqual(['t1']);
  });

  it('C61 hovering a disc sends HOVER(id, true), then HOVER(id, false), and openTags.hovered follows', async () => {
    await add(aTag({ id: 't1' }));
    await drawnTags();
    const heard = await stage.visit.evaluateHandle(({ sdk }) => {
      const heard: unknown[][] = [];
      sdk.on(sdk.Mattertag.Event.HOVER, (...args) => heard.push(args));
      return heard;
    });
    const hovered = (id: string | null) =>
      stage.run(async ({ sdk }, wanted) => (await sdk.Tag.openTags.waitUntil(({ hovered }) => hovered === wanted)).hovered, id);

    await stage.page.mouse.move(middle.x, middle.y);
    expect(await hovered('t1')).toBe('t1');
    expect(await heard.jsonValue()).toEqual([['t1', true]]);
    await stage.page.mouse.move(100, 100);

    expect(await hovered(null)).toBeNull();
    expect(await heard.jsonValue()).toEqual([
      ['t1', true],
      ['t1', false],
    ]);
  });

  it('C62 navigateToTag resolves with the id at a sweep from which the disc is seen', async () => {
    await add(aTag({ id: 't1', anchorPosition: { x: 1, y: 4, z: -1 } }));

    const { id, at, hit, selected } = await stage.run(async ({ sdk, now }) => {
      const id = await sdk.Mattertag.navigateToTag('t1', sdk.Mattertag.Transition.FADEOUT);
      const { t1 } = await sdk.Tag.data.waitUntil(() => true);
      const pose = await now(sdk.Camera.pose);
      const at = sdk.Conversion.worldToScreen(t1!.discPosition, pose, { w: 640, h: 400 });
      const behind = (await sdk.Renderer.getWorldPositionData(at)).position;
      const metres = (a: { x: number; y: number; z: number }) =>
        Math.hypot(a.x - pose.position.x, a.y - pose.position.y, a.z - pose.position.z);
      return {
        id,
        at,
        hit: behind === null || metres(behind) > metres(t1!.discPosition),
        selected: [...(await now(sdk.Tag.openTags)).selected],
      };
    });

    expect(id).toBe('t1');
    expect(Math.abs(at.x - 320)).toBeLessThan(2);
    expect(Math.abs(at.y - 200)).toBeLessThan(2);
    expect(at.z).toBeLessThan(1);
    expect(hit).toBe(true);
    expect(selected).toEqual(['t1']);
  });
});
