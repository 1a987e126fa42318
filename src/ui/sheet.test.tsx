import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Sheet } from './sheet';

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  // as browsers do: the event comes later
  HTMLDialogElement.prototype.close = function close() {
    if (!this.open) return;
    this.open = false;
    setTimeout(() => this.dispatchEvent(new Event('close')));
  };
});
afterEach(cleanup);

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open menu
      </button>
      <Sheet label="Menu" open={open} onClose={() => setOpen(false)}>
        <button type="button" onClick={() => setOpen(false)}>
          Close menu
        </button>
      </Sheet>
    </>
  );
}

const press = (name: string) => act(() => screen.getByRole('button', { name, hidden: true }).click());
const sheet = () => screen.getByRole<HTMLDialogElement>('dialog', { hidden: true });
/** What Escape does: a browser lets nobody prevent it where nothing was pressed since the last time. */
const pressEscape = (cancelable: boolean) => {
  if (fireEvent(sheet(), new Event('cancel', { cancelable })) || !cancelable) act(() => sheet().close());
};
const closeEventsArrive = () => act(() => new Promise((resolve) => setTimeout(resolve)));

describe('Sheet', () => {
  it.each([
    ['its button', () => press('Close menu')],
    ['an Escape that can be prevented', () => pressEscape(true)],
    ['an Escape that nobody can prevent', () => pressEscape(false)],
  ])('stays open when it is opened again at once after it was closed by %s', async (_, close) => {
    render(<Page />);
    press('Open menu');
    close();
    expect(sheet().open).toBe(false);

    press('Open menu');
    await closeEventsArrive();

    expect(sheet().open).toBe(true);
    expect(screen.getByRole('button', { name: 'Close menu' })).toBeDefined();
  });

  it('closes where Escape closes it without asking first', async () => {
    render(<Page />);
    press('Open menu');

    act(() => sheet().close());
    await closeEventsArrive();

    expect(sheet().open).toBe(false);
    expect(screen.queryByRole('button', { name: 'Close menu' })).toBeNull();
  });
});
