import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Dialog } from '../dialog';
import { recordAnnouncements } from '../testing/announcements';
import { announce } from './announce';

afterEach(cleanup);

HTMLDialogElement.prototype.showModal ??= function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close() {
  this.open = false;
};

it('says each message once, in order', async () => {
  const said = recordAnnouncements();

  // what a file before has announced may still arrive
  announce('Point of interest added.');
  await waitFor(() => expect(said().slice(-1)).toEqual(['Point of interest added.']));
  announce('Undone: Rename.');

  await waitFor(() => expect(said().slice(-2)).toEqual(['Point of interest added.', 'Undone: Rename.']));
});

it('speaks inside an open dialog, because the page behind it is inert', async () => {
  render(
    <Dialog title="Files" open onClose={() => undefined}>
      Nothing yet
    </Dialog>,
  );

  announce('1 file was uploaded.');

  await waitFor(() => expect(screen.getByRole('dialog').textContent).toContain('1 file was uploaded.'));
});
