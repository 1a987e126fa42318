import type { Page } from 'playwright-core';
import type { Visitor } from './browser';
import { aTourToEdit, editTools } from './editing';
import { signIn } from './people';

// on a busy machine a scan takes minutes to play; what never comes is an error all the same
const patience = 180_000;

const stove = {
  identifier: 'stove',
  name: 'Stove',
  type: 'tag',
  sweep: 'hg-02',
  rotation: { x: 0, y: 0 },
  tag: { label: 'Stove', anchorPosition: { x: 0, y: 1, z: 0 }, stemVector: { x: 0, y: 0.2, z: 0 } },
};

type Visit = (options: { scan: 'real' }) => Promise<Visitor>;

/** A visitor in front of a real scan, who waits for it. */
export async function aPatientVisitor(visitor: Visit): Promise<Visitor> {
  const opened = await visitor({ scan: 'real' });
  opened.context.setDefaultTimeout(patience);
  return opened;
}

/** The editor of a public tour of their own, whose scan plays. */
export async function anEditorInTheScan(visitor: Visit) {
  const folders = [{ id: 'hall', name: 'Hall', pois: [stove], children: [] }];
  const edited = await aTourToEdit({ name: 'House', matterportId: 'HouseGarden', public: true, folders });
  const { page, context } = await aPatientVisitor(visitor);
  await signIn(page, edited.email, edited.path);
  await editTools(page).waitFor();
  await page.getByRole('toolbar', { name: 'Tour controls' }).waitFor();
  await page.getByRole('progressbar', { name: 'Loading the scan' }).waitFor({ state: 'detached' });
  return { ...edited, page, context };
}

export const editPanel = (page: Page) => page.getByRole('region', { name: 'Edit panel' });
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
