import { readFileSync } from 'node:fs';
import { describe, expect, inject, it } from 'vitest';
import { authorTour } from '../../support/authoring';
import { expectAccessible, expectNoSidewaysScroll, narrow, withBrowser } from '../../support/browser';
import { aTourToEdit, editTools, patient } from '../../support/editing';
import { fingersOf, mouseOf } from '../../support/hands';
import { at, signIn } from '../../support/people';

const { visitor } = withBrowser();
const anEmptyTour = () => aTourToEdit({ name: 'House', matterportId: 'HouseEmpty1', folders: [] });

describe('a tour is given a folder, a place with text, link and file, and a tag in the scan, and saved', () => {
  it('by mouse, in panels that are accessible at every step', async () => {
    const { email, path } = await anEmptyTour();
    const { page } = await visitor();
    await signIn(page, email, path);

    await authorTour(page, mouseOf(page), async () => {
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    });
  });

  it('by touch at 390 px', async () => {
    const { email, path } = await anEmptyTour();
    const { page } = await visitor({ viewport: narrow, hasTouch: true });
    await signIn(page, email, path);

    await authorTour(page, fingersOf(), () => expectNoSidewaysScroll(page));
  });
});

describe('the code of the editor', () => {
  it('comes for who may edit, and for no visitor and no viewer', async () => {
    const { place, email, path } = await aTourToEdit({ public: true });
    const viewer = await place.person('user');
    const open = async (person: string | null, mayEdit: boolean) => {
      const { page } = await visitor();
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      if (person) await signIn(page, person, path);
      else await page.goto(at(path));
      await page.getByRole('toolbar', { name: 'Tour controls' }).waitFor(patient);
      await (mayEdit ? editTools(page) : page.getByRole('treeitem', { name: /^Stove/ })).waitFor(patient);
      return asked.filter((url) => url.includes(editorFile()));
    };

    expect(await open(null, false)).toEqual([]);
    expect(await open(viewer.email, false)).toEqual([]);
    expect(await open(email, true)).toHaveLength(1);
  });
});

/** Where the build put the editor. */
function editorFile(): string {
  const manifest = JSON.parse(readFileSync(`${inject('build')}/.vite/manifest.json`, 'utf8')) as Record<string, { file: string }>;
  const editor = manifest['src/features/editor/open-editor.tsx'];
  if (!editor) throw new Error('The build has no editor. Was it moved?');
  return editor.file;
}
