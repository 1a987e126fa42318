import type { Page, Request } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { tourId } from '../../src/domain/ids';
import { playerPath } from '../../src/domain/page-addresses';
import { withBrowser } from '../support/browser';
import { at, signInHere } from '../support/people';
import { controls, list, patient, standsAt } from '../support/player';

const { visitor } = withBrowser();

const house = tourId('house-with-garden');
const flat = tourId('flat-querallee');

/** What a page asks of the store: the documents it names, and whether it asks for a list. */
function watchReads(page: Page) {
  const documents = new Set<string>();
  const lists: string[] = [];
  page.on('request', (request: Request) => {
    const body = decodeURIComponent(request.postData() ?? '');
    if (!/documents/.test(request.url() + body)) return;
    for (const [, path = ''] of body.matchAll(/\(default\)\/documents\/([^"?&\\]+)/g)) documents.add(path.replace(/\/$/, ''));
    if (/structuredQuery|runQuery/.test(request.url() + body)) lists.push(body);
  });
  return { documents, lists };
}

describe('a visitor', () => {
  it('walks through a public tour [PLAYER-007 PLAYER-008 PLAYER-025 PLAYER-035 PLAYER-082]', async () => {
    const { page } = await visitor({ scan: 'real' });
    await page.goto(at(playerPath(house)));

    await list(page).getByRole('treeitem', { name: /^Desk/ }).click();
    await page.getByRole('article', { name: 'Desk' }).waitFor();
    await page.getByRole('heading', { level: 1, name: 'House with garden' }).waitFor();
    await page.getByRole('link', { name: 'Casa Aperta' }).waitFor();
    await standsAt(page, 'Inside, at Desk, Ground floor');
    expect(new URL(page.url()).hash).toMatch(/\/play\?start=\w+$/);
    await page.getByRole('button', { name: /^Next/ }).click();
    await page.getByRole('article', { name: 'Bookcase' }).waitFor();
    // it is seen from the same place
    await standsAt(page, 'Inside, at Bookcase, Ground floor');
    await list(page)
      .getByRole('treeitem', { name: /^Main bedroom/ })
      .click();
    await standsAt(page, /Inside, at Main bedroom, Upper floor/);

    await controls(page).getByText('Dollhouse').click();
    await standsAt(page, 'Dollhouse, all floors');
    await controls(page).getByRole('button', { name: 'Floors: All floors' }).click();
    const floors = page.getByRole('dialog', { name: 'Floors' });
    await floors.getByRole('button', { name: 'Floor above' }).click();
    await standsAt(page, 'Dollhouse, Upper floor');
    await floors.getByRole('button', { name: 'Floor below' }).click();
    await standsAt(page, 'Dollhouse, Ground floor');
    await floors.getByRole('button', { name: 'ALL' }).click();
    await standsAt(page, 'Dollhouse, all floors');
    await controls(page).getByRole('button', { name: 'Floors: All floors' }).click();
    await floors.getByRole('button', { name: 'Ground floor' }).click();
    await standsAt(page, 'Dollhouse, Ground floor');
  });

  it('stays at the place without its furniture, and after the viewer went away [PLAYER-068 PLAYER-076]', async () => {
    const { page } = await visitor();
    await page.goto(at(playerPath(house)));
    await list(page)
      .getByRole('treeitem', { name: /^Kitchen island/ })
      .click();
    await standsAt(page, /at Kitchen island/);

    await controls(page).getByRole('button', { name: 'Without furniture' }).click();
    const progress = page.getByRole('progressbar', { name: 'Loading the scan' });
    await progress.waitFor();
    // only a page that has connected can be interrupted; the status of the other scan stays until then
    await progress.waitFor({ state: 'hidden', ...patient });
    await standsAt(page, /at Kitchen island/);
    await page.getByTitle('3D view of House with garden').evaluate((frame: HTMLIFrameElement) => frame.contentWindow?.location.reload());
    await page.getByRole('alert').getByText('The 3D view was interrupted').waitFor(patient);
    await page.getByRole('button', { name: 'Reload' }).click();

    await standsAt(page, /at Kitchen island/);
  });

  it('reads at most three documents and no list, and loads nothing of editor, map or administration [PLAYER-070]', async () => {
    const { page } = await visitor();
    const reads = watchReads(page);
    const scripts: { url: string; code: string }[] = [];
    page.on('response', async (response) => {
      const url = response.url();
      if (/\.js(\?|$)/.test(url) && !url.includes('/bundle/')) scripts.push({ url, code: await response.text().catch(() => '') });
    });

    await page.goto(at(playerPath(house, 'play', 'sharedFireplace00001')));
    await page.getByText('Look at the slab.').waitFor();
    await page.getByRole('article', { name: 'Fireplace' }).waitFor(patient);

    // the message to all users is read once the page is at rest
    expect([...reads.documents].filter((path) => path !== 'app/global').sort()).toEqual([
      'organizations/Casa Aperta',
      'tours/house-with-garden',
      'tours/house-with-garden/links/sharedFireplace00001',
    ]);
    expect(reads.lists).toEqual([]);
    const code = scripts.map((script) => script.code).join('\n');
    expect(code).not.toMatch(/leaflet-container|ProseMirror|dnd-kit/);
    expect(scripts.map(({ url }) => url).filter((url) => /admin|dashboard|tour-form|tours-screen|signed-in-app/.test(url))).toEqual([]);
  });

  it('signs in at a tour that is not public, and comes back to it [AUTH-054 ACCESS-046]', async () => {
    const { page } = await visitor();
    await page.goto(at(playerPath(flat)));
    await page.getByRole('heading', { name: 'Access denied' }).waitFor();

    await page.getByRole('link', { name: 'Sign in' }).click();
    await signInHere(page, 'viewer@casa-aperta.example');

    await list(page).waitFor(patient);
    expect(page.url()).toContain(playerPath(flat));
  });
});
