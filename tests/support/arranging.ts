import type { Page } from 'playwright-core';
import type { Visitor } from './browser';
import { aTourToEdit, editTools, patient, storedFolders } from './editing';
import { signIn } from './people';
import { saved } from './saved';

export const folder = (name: string, pois: number) => ({
  id: name.toLowerCase(),
  name,
  children: [],
  pois: Array.from({ length: pois }, (_, at) => ({ identifier: `${name.toLowerCase()}-${at}`, name: `${name} ${at + 1}` })),
});

/** Somebody who arranges a tour of their own, from its list. */
export async function arranging(opened: Promise<Visitor>, folders: unknown[]) {
  const { tour, email, path } = await aTourToEdit({ folders });
  const { page } = await opened;
  await signIn(page, email, path);
  await editTools(page).waitFor(patient);
  return { page, tour };
}

export const tree = (page: Page) => page.getByRole('tree', { name: 'Points of interest' });
export const row = (page: Page, name: string) => tree(page).getByRole('treeitem', { name: new RegExp(`^${name}(,|$)`) });

/** The stored folders, each with the names of its points of interest. */
export const arrangementOf = async (tour: string) =>
  (await storedFolders(tour)).map(({ name, pois }) => [name, ...pois.map((poi) => poi.name)]);

/** By keyboard: for a moment after something was dropped, a click belongs to the drop. */
export async function saveByKeyboard(page: Page): Promise<void> {
  await page.keyboard.press('Control+s');
  await saved(page);
}

/** Takes a row up by the mouse and carries it a little. */
export async function carry(page: Page, name: string): Promise<void> {
  const box = await row(page, name).boundingBox();
  await page.mouse.move(box!.x + 90, box!.y + box!.height / 2);
  await page.mouse.down();
  await page.mouse.move(box!.x + 96, box!.y + box!.height / 2 + 8, { steps: 4 });
  await page.getByText(new RegExp(`^${name}(:| picked up)`)).waitFor({ state: 'attached' });
}

/** Carries what is lifted over a row, so far down on it. */
export async function over(page: Page, name: string, part: number): Promise<void> {
  const box = await row(page, name).boundingBox();
  await page.mouse.move(box!.x + 96, box!.y + box!.height * part, { steps: 6 });
}
