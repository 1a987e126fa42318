import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ConfirmDialog } from './confirm-dialog';
import { Dialog } from './dialog';
import { SearchBox } from './search-box';
import { TextField } from './text-field';

beforeEach(() => {
  // like a browser, it focuses the first button
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
    this.querySelector('button')?.focus();
  };
  HTMLDialogElement.prototype.close = () => undefined;
});
afterEach(cleanup);

const open = (content: ReactNode) =>
  render(
    <Dialog open title="New folder" onClose={() => undefined} footer={<button type="button">Create</button>}>
      {content}
    </Dialog>,
  );

describe('the first focus of a dialog', () => {
  it('is on its first field, where Enter creates what was asked for', () => {
    open(<TextField label="Name" />);

    expect(document.activeElement).toBe(screen.getByLabelText('Name'));
  });

  it('is on the dialog where there is nothing to fill in: not on Close, and not on a search', () => {
    open(<SearchBox label="Search files" value="" onChange={() => undefined} />);

    expect(document.activeElement).toBe(screen.getByRole('dialog'));
  });

  it('is on Cancel where something is to be confirmed', () => {
    render(
      <ConfirmDialog title="Delete?" confirmLabel="Delete" danger onConfirm={() => undefined} onClose={() => undefined}>
        All of it.
      </ConfirmDialog>,
    );

    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel' }));
  });
});

it('closes once on an Escape that the browser lets nobody prevent', () => {
  const onClose = vi.fn();
  render(
    <Dialog open title="New folder" onClose={onClose}>
      Text
    </Dialog>,
  );
  const dialog = screen.getByRole<HTMLDialogElement>('dialog');

  fireEvent(dialog, new Event('cancel', { cancelable: false }));
  dialog.open = false;
  fireEvent(dialog, new Event('close'));

  expect(onClose).toHaveBeenCalledOnce();
  expect(dialog.open).toBe(true);
});
