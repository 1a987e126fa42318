import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { playerPath } from '../../src/domain/addresses';
import { tourId } from '../../src/domain/ids';
import { authoring } from '../support/authoring';
import { expectAccessible, expectNoSidewaysScroll, narrow, wide, withBrowser } from '../support/browser';
import { fingersOf, type Hands, keyboardOf, mouseOf, notePointers } from '../support/hands';
import { anOwnPlace } from '../support/own-tours';
import { at, signIn } from '../support/people';

const { visitor } = withBrowser();
const plan = { name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4 plan') };
const words = 'Of oak, and mended.';
const patient = { timeout: 45_000 };
// many stations, each judged by axe
const slowly = { timeout: 240_000 };

/** A public tour with nothing in it yet, and an editor of it at its player. */
async function anEmptyTour(page: Page): Promise<string> {
  const place = await anOwnPlace();
  const { email } = await place.person('superuser');
  const tour = await place.tour({ name: 'House', matterportId: 'HouseEmpty1', public: true, folders: [] });
  const path = playerPath(tourId(tour));
  await signIn(page, email);
  await inside(page);
  await page.goto(at(path));
  return path;
}

const inside = (page: Page) => page.getByRole('heading', { level: 1 }).first().waitFor(patient);

async function expectFit(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
}

/** Everything a tour is made of, from an empty one to what a visitor sees. */
async function author(page: Page, hands: Hands, path: string): Promise<void> {
  const editor = authoring(page, hands, () => expectFit(page));

  await editor.begin();
  await editor.addFolder('Living');
  await editor.addPoi('Stove');
  await editor.addText(words);
  await editor.addLink('Maker', 'https://example.org');
  await editor.addFile(plan);
  await editor.addTag('Lamp');
  await editor.save();
  await page.reload();
  await editor.toList();
  for (const name of ['Living', 'Stove', 'Lamp']) await editor.line(name).waitFor(patient);

  const guest = await visitor();
  await guest.page.goto(at(path));
  await guest.page.getByRole('treeitem', { name: /Lamp/ }).waitFor(patient);
  await guest.page.getByRole('treeitem', { name: /Stove/ }).click();
  const stove = guest.page.getByRole('article', { name: 'Stove' });
  await stove.getByText(words).waitFor();
  expect(await stove.getByRole('link', { name: /Maker/ }).getAttribute('href')).toBe('https://example.org');
  await stove.getByText(plan.name).waitFor();
}

describe('a tour is given a folder, a place with text, link and file, and a tag in the scan, saved, and shown to a visitor', () => {
  it('by mouse [EDIT-008 EDIT-013 EDIT-036 EDIT-041 EDIT-052]', slowly, async () => {
    const { page } = await visitor({ viewport: wide });

    await author(page, mouseOf(page), await anEmptyTour(page));
  });

  it('by keyboard alone [EDIT-008 EDIT-013 EDIT-036 EDIT-041 EDIT-052]', slowly, async () => {
    const { page } = await visitor({ viewport: wide });
    const touches = await notePointers(page);
    const path = await anEmptyTour(page);
    touches.length = 0;

    await author(page, keyboardOf(page), path);

    expect(touches).toEqual([]);
  });

  it('by touch at 390 px [EDIT-008 EDIT-013 EDIT-036 EDIT-041 EDIT-052]', slowly, async () => {
    const { page } = await visitor({ viewport: narrow, hasTouch: true });

    await author(page, fingersOf(), await anEmptyTour(page));
  });
});

describe('the code of the editor', () => {
  it('comes for who may edit, and for no visitor and no viewer', slowly, async () => {
    const place = await anOwnPlace();
    const tour = await place.tour({
      name: 'House',
      matterportId: 'HouseEmpty1',
      public: true,
      folders: [{ id: 'a', name: 'Living', pois: [] }],
    });
    const edit = playerPath(tourId(tour)).replace(/play$/, 'edit');
    const open = async (role: 'user' | 'superuser' | null) => {
      const { page } = await visitor();
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      if (role) await signIn(page, (await place.person(role)).email);
      if (role) await inside(page);
      await page.goto(at(edit));
      await page.getByRole('toolbar', { name: 'Tour controls' }).waitFor(patient);
      if (role === 'superuser') await page.getByRole('toolbar', { name: 'Edit', exact: true }).waitFor(patient);
      else await page.getByRole('treeitem', { name: /Living/ }).waitFor(patient);
      return asked.filter((url) => url.includes(editorFile()));
    };

    expect(await open(null)).toEqual([]);
    expect(await open('user')).toEqual([]);
    expect(await open('superuser')).toHaveLength(1);
  });
});

/** Where the build put the editor. */
function editorFile(): string {
  const manifest = JSON.parse(readFileSync(`${inject('build')}/.vite/manifest.json`, 'utf8')) as Record<string, { file: string }>;
  const editor = manifest['src/features/editor/open-editor.tsx'];
  if (!editor) throw new Error('The build has no editor. Was it moved?');
  return editor.file;
}
