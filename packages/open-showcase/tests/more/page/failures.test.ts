import { readFileSync } from 'node:fs';
import type { Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { fixture, inPhase, withShowcase } from '../../page/open-page';
import { fixtureScans } from '../../support/showcase-server';

const open = withShowcase();

const manifest = () => JSON.parse(readFileSync(`${fixtureScans}/${fixture}/scan.json`, 'utf8'));
const mesh = () => readFileSync(`${fixtureScans}/${fixture}/mesh.glb`);
const answer = (pattern: string, how: (route: Route) => Promise<void>) => (page: Page) => page.route(pattern, how);
const withManifest = (changes: object) => answer('**/scan.json', (route) => route.fulfill({ json: { ...manifest(), ...changes } }));

/** What the visitor reads, once the page has given up. */
async function sentenceOf(page: Page): Promise<string> {
  await inPhase(page, 'error');
  return (await page.getByRole('alert').textContent()) ?? '';
}

describe('a tour that cannot be shown says why, and what to do', () => {
  it.each<[string, string, RegExp]>([
    ['an unknown id', 'm=Unknown0000&play=1', /no tour with this id.*ask for the link again/],
    ['a malformed id', 'm=short&play=1', /address of this tour is wrong.*Ask for the link again/],
    ['no id at all', 'play=1', /address of this tour is wrong/],
    ['a manifest that is not there', 'scan=/scans/nowhere/scan.json&play=1', /Ask for the link again|ask for the link again/],
  ])('%s', async (_what, address, sentence) => {
    const { page } = await open({ address });

    expect(await sentenceOf(page)).toMatch(sentence);
  });

  it.each<[string, (page: Page) => Promise<unknown>, RegExp]>([
    ['a private tour', answer('**/api/player/models/*', (route) => route.fulfill({ status: 403, json: {} })), /private\. Sign in/],
    ['a server in trouble', answer('**/api/player/models/*', (route) => route.fulfill({ status: 502 })), /could not be loaded \(502\)/],
    ['no connection', answer('**/api/player/models/*', (route) => route.abort()), /Check the connection/],
    ['a manifest that is no JSON', answer('**/scan.json', (route) => route.fulfill({ body: '{"format":' })), /damaged.*published again/],
    ['a manifest with a wrong field', withManifest({ units: 'ft' }), /units must be "m"/],
    ['a manifest of a later version', withManifest({ version: 2 }), /version is 2.*Update the showcase/],
    ['a mesh that is missing', answer('**/mesh.glb', (route) => route.fulfill({ status: 404 })), /3D model is missing \(404/],
    ['a mesh that was cut off', answer('**/mesh.glb', (route) => route.fulfill({ body: mesh().subarray(0, 5000) })), /incomplete\. Reload/],
    ['a mesh that is something else', answer('**/mesh.glb', (route) => route.fulfill({ body: 'x'.repeat(400) })), /no binary glTF/],
    ['a mesh that cannot be fetched', answer('**/mesh.glb', (route) => route.abort()), /Check the connection/],
    [
      'a mesh that is damaged',
      answer('**/mesh.glb', (route) => route.fulfill({ body: mesh().fill(0x20, 20, 60) })),
      /damaged\. The scan has to be published again/,
    ],
  ])('%s', async (_what, before, sentence) => {
    const { page } = await open({ before });

    expect(await sentenceOf(page)).toMatch(sentence);
    expect(await page.getByRole('button', { name: 'Reload' }).isVisible()).toBe(true);
  });

  it('a broken manifest is told while the page still waits for Play', async () => {
    const { page } = await open({ address: `m=${fixture}`, before: withManifest({ sweeps: [] }) });

    expect(await sentenceOf(page)).toContain('sweeps needs 1 or more');
    expect(await page.getByRole('button', { name: 'Play' }).isVisible()).toBe(false);
  });

  it('a browser without WebGL, and whoever connects is refused', async () => {
    const { page } = await open({
      before: (opened) =>
        opened.addInitScript(() => {
          HTMLCanvasElement.prototype.getContext = () => null;
        }),
    });

    expect(await sentenceOf(page)).toMatch(/cannot draw 3D.*another browser/);
    const refusal = await page.evaluate(() => window.MP_SDK.connect(window).catch(({ name }: Error) => name));
    expect(refusal).toBe('NotSupported');
  });

  it('Reload asks for the page again', async () => {
    let broken = true;
    const { page } = await open({
      before: answer('**/mesh.glb', (route) => (broken ? route.abort() : route.continue())),
    });
    await sentenceOf(page);

    broken = false;
    await page.getByRole('button', { name: 'Reload' }).click();

    await inPhase(page, 'playing');
    expect(await page.getByRole('alert').isVisible()).toBe(false);
  });
});

describe('a graphics context that is taken away', () => {
  const lose = (page: Page) =>
    page.evaluate(() => {
      const loss = document.querySelector('canvas')?.getContext('webgl2')?.getExtension('WEBGL_lose_context');
      loss?.loseContext();
      Object.assign(window, { loss });
    });

  it('is drawn on again when it comes back', async () => {
    const { page } = await open({ query: '&help=0' });
    await inPhase(page, 'playing');
    await page.getByRole('group', { name: 'View' }).waitFor();
    await page.locator('.cover').waitFor({ state: 'hidden' });
    const before = await page.locator('canvas').screenshot();

    await lose(page);
    await page.getByText('The picture is being restored').waitFor();
    await page.evaluate(() => (window as unknown as { loss: WEBGL_lose_context }).loss.restoreContext());

    await page.getByText('The picture is being restored').waitFor({ state: 'detached' });
    await expect.poll(async () => (await page.locator('canvas').screenshot()).equals(before)).toBe(true);
  });

  it('asks for a reload when it stays away', async () => {
    const { page } = await open();
    await inPhase(page, 'playing');

    await lose(page);

    await page.getByText('The browser stopped drawing this tour').waitFor();
    expect(await page.getByRole('button', { name: 'Reload' }).isVisible()).toBe(true);
  });
});
