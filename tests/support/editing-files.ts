import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { narrow, Visitor } from './browser';
import { aTourToEdit, line, patient, saveButton, storedFolders } from './editing';
import { signIn } from './people';

export const picture = { name: 'Wall.jpg', mimeType: 'image/jpeg', buffer: readFileSync('public/demo/house-with-garden/fireplace.jpg') };
export const pdf = (name: string, bytes: number) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(bytes, 'a')]),
});

type Visit = (options: { viewport?: typeof narrow }) => Promise<Visitor>;

/** The editor of a tour of their own, at the files of its stove. */
export async function anEditorOfFiles(
  visitor: Visit,
  { content = [] as object[], viewport }: { content?: object[]; viewport?: typeof narrow } = {},
) {
  const folders = [{ id: 'hall', name: 'Hall', pois: [{ identifier: 'stove', name: 'Stove', content }], children: [] }];
  const edited = await aTourToEdit({ folders });
  const { page, context } = await visitor(viewport ? { viewport } : {});
  await signIn(page, edited.email, edited.path);
  await line(page, 'Stove').last().click(patient);
  await page.getByRole('tab', { name: 'files' }).click(patient);
  return { ...edited, page, context };
}

export const fileManager = (page: Page) => page.getByRole('dialog', { name: 'Files' });

export async function openManager(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Choose files' }).click();
  await fileManager(page).waitFor(patient);
}

type Blocks = { content: { markers: object[] }[] }[];

/** Saves, and waits until the store holds it. */
export async function saveAndStore(page: Page, tour: string, isStored: (blocks: Blocks) => boolean): Promise<void> {
  await saveButton(page).click();
  await expect.poll(async () => isStored((await storedFolders(tour))[0]?.pois[0]?.content ?? []), patient).toBe(true);
}
