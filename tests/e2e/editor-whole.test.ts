import { describe, expect, it } from 'vitest';
import { authorTour, written } from '../support/authoring';
import { withBrowser } from '../support/browser';
import { aTourToEdit, patient } from '../support/editing';
import { keyboardOf, notePointers } from '../support/hands';
import { at, signIn } from '../support/people';

const { visitor } = withBrowser();
const anEmptyTour = () => aTourToEdit({ name: 'House', matterportId: 'HouseEmpty1', public: true, folders: [] });

describe('a tour is given a folder, a place with text, link and file, and a tag in the scan, and saved', () => {
  it('by keyboard alone, and shown to a visitor [EDIT-008 EDIT-013 EDIT-036 EDIT-041 EDIT-052]', async () => {
    const { email, path, publicPath } = await anEmptyTour();
    const { page } = await visitor();
    const touches = await notePointers(page);
    await signIn(page, email, path);

    await authorTour(page, keyboardOf(page), async () => undefined);

    expect(touches).toEqual([]);
    const guest = await visitor();
    await guest.page.goto(at(publicPath));
    await guest.page.getByRole('treeitem', { name: /Lamp/ }).waitFor(patient);
    await guest.page.getByRole('treeitem', { name: /Stove/ }).click();
    const stove = guest.page.getByRole('article', { name: 'Stove' });
    await stove.getByText(written.text).waitFor();
    expect(await stove.getByRole('link', { name: /Maker/ }).getAttribute('href')).toBe(written.address);
    await stove.getByText(written.file).waitFor();
  });
});
