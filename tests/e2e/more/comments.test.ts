import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { tourId } from '../../../src/domain/ids';
import { playerPath } from '../../../src/domain/page-addresses';
import { expectAccessible, narrow, withBrowser } from '../../support/browser';
import { aTourToEdit, patient } from '../../support/editing';
import { at, signIn } from '../../support/people';

const { visitor } = withBrowser();

const panel = (page: Page) => page.getByRole('region', { name: 'Comments' });
const write = async (page: Page, field: string, text: string, button: string) => {
  await panel(page).getByRole('textbox', { name: field }).fill(text);
  await panel(page).getByRole('button', { name: button, exact: true }).click();
};

it('two people talk about a point, one of them on a phone, and a visitor of the public tour sees nothing of it', async () => {
  const { place, tour, email } = await aTourToEdit({ public: true });
  const path = playerPath(tourId(tour));
  const [viewer, desktop, phone, stranger] = await Promise.all([place.person('user'), visitor(), visitor({ viewport: narrow }), visitor()]);
  await signIn(desktop.page, email, `${path}?start=stove`);
  await desktop.page.getByRole('button', { name: 'Comments' }).click(patient);
  await panel(desktop.page).getByRole('button', { name: 'Comment', exact: true }).click(patient);
  await write(desktop.page, 'Write a comment', 'Too hot\nhttps://acme.example', 'Comment');
  await panel(desktop.page).getByRole('button', { name: 'Resolve' }).waitFor(patient);
  await expectAccessible(desktop.page);

  await signIn(phone.page, viewer.email, path);
  await phone.page.getByRole('button', { name: 'More' }).click(patient);
  await phone.page.getByRole('button', { name: 'Comments' }).click(patient);
  await panel(phone.page)
    .getByRole('button', { name: /Too hot/ })
    .click(patient);
  await write(phone.page, 'Write an answer', 'I see', 'Answer');
  await panel(desktop.page).getByText('I see').waitFor(patient);
  await expectAccessible(phone.page);

  await desktop.page.getByRole('button', { name: 'All comments' }).click();
  await desktop.page.getByRole('treeitem', { name: 'Stove, 1 open comment' }).waitFor(patient);
  await stranger.page.goto(at(`${path}?thread=any`));
  await stranger.page.getByRole('toolbar', { name: 'Tour controls' }).waitFor(patient);
  expect(await stranger.page.getByRole('button', { name: 'Comments' }).count()).toBe(0);
});
