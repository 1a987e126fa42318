import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { connected, fixture, inPhase, poseOf, poseWhere, withShowcase } from '../../page/open-page';

const open = withShowcase();
const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

async function violationsOf(page: Page): Promise<string[]> {
  await page.addScriptTag({ path: axe });
  return page.evaluate(async () => {
    // biome-ignore lint/suspicious/noExplicitAny: axe put itself on the window
    const { violations } = await (window as any).axe.run(document);
    return violations.map(({ id, nodes }: { id: string; nodes: { html: string }[] }) => `${id}: ${nodes.map(({ html }) => html).join()}`);
  });
}

const buttons = (page: Page) => page.getByRole('button').evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')));

describe('the instruments', () => {
  it('have names, and come in this order by keyboard', async () => {
    const { page } = await open();
    await page.getByRole('group', { name: 'View' }).waitFor();

    expect(await buttons(page)).toEqual([
      'Walk inside',
      'Dollhouse',
      'Floor plan',
      'One floor down',
      'One floor up',
      'Zoom out',
      'Zoom in',
      'Full screen',
    ]);
    await page.locator('canvas').focus();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Walk inside');
  });

  it('are few where the address asks for few', async () => {
    const { page } = await open({ query: '&dh=0&fp=0&f=0&nozoom=1&title=0&help=0' });
    await page.getByRole('group', { name: 'Picture' }).waitFor();

    expect(await buttons(page)).toEqual(['Full screen']);
    expect(await page.getByText('Drag to look around').count()).toBe(0);
    const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
    expect(heading?.width).toBeLessThanOrEqual(1);
  });

  it('show the mode one is in, and change it by keyboard', async () => {
    const { page } = await open({ context: { reducedMotion: 'reduce' } });
    await connected(page);
    const dollhouse = page.getByRole('button', { name: 'Dollhouse' });
    expect(await page.getByRole('button', { pressed: true }).getAttribute('aria-label')).toBe('Walk inside');

    await dollhouse.focus();
    await page.keyboard.press('Enter');

    await poseWhere(page, ({ mode }) => mode === 'mode.dollhouse');
    expect(await dollhouse.getAttribute('aria-pressed')).toBe('true');
    expect(await page.getByRole('button', { name: 'Zoom in' }).isDisabled()).toBe(false);
    expect(await page.getByRole('button', { name: 'All floors' }).getAttribute('aria-pressed')).toBe('true');
  });

  it('go up and down the floors, and no further', async () => {
    const { page } = await open({ context: { reducedMotion: 'reduce' } });
    await connected(page);
    const up = page.getByRole('button', { name: 'One floor up' });
    const down = page.getByRole('button', { name: 'One floor down' });
    expect(await down.isDisabled()).toBe(true);

    await up.click();

    await poseWhere(page, ({ y }) => y > 3);
    expect(await up.isDisabled()).toBe(true);
    expect(await page.getByRole('group', { name: 'Floor' }).getByRole('status').textContent()).not.toBe('Ground');
    await down.click();
    await poseWhere(page, ({ y }) => y < 3);
  });

  it.each([
    ['playing', `m=${fixture}&play=1&qs=1`],
    ['waiting', `m=${fixture}`],
    ['error', 'm=Unknown0000&play=1'],
  ])('and all else pass axe while the page is %s', async (phase, address) => {
    const { page } = await open({ address });
    await inPhase(page, phase);
    if (phase === 'playing') await page.getByRole('group', { name: 'View' }).waitFor();

    expect(await violationsOf(page)).toEqual([]);
  });

  it('lie side by side on a narrow screen, within it', async () => {
    const { page } = await open({ context: { viewport: { width: 390, height: 700 }, hasTouch: true, isMobile: true } });
    await page.getByRole('group', { name: 'View' }).waitFor();

    for (const button of await page.getByRole('button').all()) {
      const { x, width, height } = (await button.boundingBox()) as { x: number; width: number; height: number };
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(390);
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
  });
});

describe('the start', () => {
  it('waits on a poster until Play is pressed, and loads no mesh before', async () => {
    const asked: string[] = [];
    const { page } = await open({
      address: `m=${fixture}`,
      before: async (opened) => opened.on('request', (request) => asked.push(new URL(request.url()).pathname)),
    });
    const play = page.getByRole('button', { name: 'Play' });
    await page.locator('.poster').waitFor();
    await page.getByRole('heading', { name: 'Sample house' }).waitFor();
    expect(await page.locator('main').getAttribute('data-phase')).toBe('waiting');
    expect(asked.filter((path) => path.endsWith('.glb'))).toEqual([]);

    await play.click();

    await inPhase(page, 'playing');
    expect(await play.isVisible()).toBe(false);
  });

  it('flies in from above without qs=1, unless less motion is asked for', async () => {
    const seen = async (reducedMotion: 'reduce' | 'no-preference') => {
      const { page } = await open({
        address: `m=${fixture}&play=1`,
        context: { reducedMotion },
        before: (opened) =>
          opened.addInitScript(() => {
            const modes: string[] = [];
            Object.assign(window, { modes });
            addEventListener('load', async () => {
              // biome-ignore lint/suspicious/noExplicitAny: the page's own SDK
              const sdk: any = await window.MP_SDK.connect(window);
              sdk.Mode.current.subscribe((mode: string) => modes.push(mode));
            });
          }),
      });
      await connected(page);
      return page.evaluate(() => (window as unknown as { modes: string[] }).modes);
    };

    expect(await seen('no-preference')).toContain('mode.transitioning');
    expect(await seen('reduce')).not.toContain('mode.dollhouse');
  });

  it('begins where a deep link leads, in its direction', async () => {
    const { page } = await open({ query: '&ss=3&sr=-2.05,1.26&sz=1.5' });
    await connected(page);

    const pose = await poseOf(page);

    expect(pose).toMatchObject({ sweep: 's003', pitch: expect.closeTo(-15.7, 1), yaw: expect.closeTo(98.4, 1) });
  });

  it('begins at the usual place when a deep link leads nowhere', async () => {
    const { page } = await open({ query: '&ss=99&sr=1' });
    await connected(page);

    expect(await poseOf(page)).toMatchObject({ sweep: 's001', pitch: 0 });
  });
});

describe('less motion', () => {
  it('makes a walk a step', async () => {
    const { page } = await open({ context: { reducedMotion: 'reduce' } });
    await connected(page);

    const poses = await page.evaluate(async () => {
      // biome-ignore lint/suspicious/noExplicitAny: what `connected` put on the window
      const { sdk } = window as any;
      const places: number[] = [];
      sdk.Camera.pose.subscribe(({ position }: { position: { z: number } }) => places.push(position.z));
      await sdk.Sweep.moveTo('s002', { transition: 'transition.fly' });
      return [...new Set(places)];
    });

    expect(poses.filter((z) => z !== -2 && z !== -4.5)).toEqual([]);
  });
});
