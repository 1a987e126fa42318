import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { tourId } from '../../../src/domain/ids';
import { tourFormPath } from '../../../src/domain/page-addresses';
import { randomIdentifier } from '../../../src/domain/random';
import { removedAfterwards, store } from '../../functions/administrator';
import { save } from '../../functions/stored';
import { expectAccessible, expectNoSidewaysScroll, narrow, withBrowser } from '../../support/browser';
import { anOwnPlace } from '../../support/own-tours';
import { at, signIn } from '../../support/people';

const { visitor } = withBrowser();

async function aTour() {
  const place = await anOwnPlace();
  const editor = await place.person('ultrauser');
  const id = tourId(await place.tour({ name: 'Tower', matterportId: 'HouseGarden' }));
  const url = await save(`organizations/${place.organization}/tour/${id}/files/u__Plan.pdf`, 'plan');
  const content = [
    { identifier: 'b1', type: 'file', content: [{ name: 'Plan.pdf', url, contentType: 'application/pdf', size: 4 }] },
    { identifier: 'b2', type: 'text', content: `<p>Look at <a href="${url.replaceAll('&', '&amp;')}">the plan</a></p>` },
  ];
  const folders = [{ id: 'f', name: 'Rooms', pois: [{ identifier: 'stove', name: 'Stove', sweep: 'h02', content }] }];
  await store().doc(`tours/${id}`).update({ folders });
  return { editor, id };
}

const contentOf = (json: string) => JSON.stringify(JSON.parse(json).tour);

async function downloaded(page: Page, name: string): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()]);
  return readFileSync(await file.path(), 'utf8');
}

async function choose(page: Page, text: string): Promise<void> {
  const path = join(tmpdir(), `${randomIdentifier()}.json`);
  writeFileSync(path, text);
  await page.getByLabel('Choose a file').setInputFiles(path);
}

describe('a tour as data', () => {
  it('is downloaded, made a tour of again with its files, and is the same', async () => {
    const { editor, id } = await aTour();
    const { page } = await visitor();
    await signIn(page, editor.email, `${tourFormPath(id)}`);
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    await page.getByRole('dialog', { name: 'Export' }).waitFor();
    await expectAccessible(page);
    const json = await downloaded(page, 'Download JSON');
    expect(await downloaded(page, 'Download CSV')).toContain(
      'stove,Rooms,f,1,,poi,Stove,green,Look at the plan (tour-file:files/u__Plan.pdf)',
    );

    await page.goto(at('/dashboard/tours/create'));
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    await choose(page, '{"folders":');
    await page
      .getByRole('alert')
      .getByText(/can’t be read\. Line 1/)
      .waitFor();
    await choose(page, json);
    await page.getByText('1 folder, 1 point of interest with 1 file, 0 plans and documents').waitFor();
    await expectAccessible(page);
    await page.setViewportSize(narrow);
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Create tour' }).click();
    await page.waitForURL((url) => /tours\/edit\/[A-Za-z0-9]{20}$/.test(url.hash));
    const copy = removedAfterwards(`tours/${page.url().split('/').at(-1)}`);
    const stored = async () => JSON.stringify((await store().doc(copy).get()).get('folders') ?? '');
    await expect.poll(stored).not.toContain(`tour%2F${id}%2F`);

    await page.getByRole('button', { name: 'Export', exact: true }).click();
    expect(contentOf(await downloaded(page, 'Download JSON'))).toBe(contentOf(json));
    expect((await store().doc(`tours/${id}`).get()).get('folders')[0].pois[0].name).toBe('Stove');
  });
});
