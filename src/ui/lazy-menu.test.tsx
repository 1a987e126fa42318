import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LazyComponent } from './lazy-component';
import { LazyMenu } from './lazy-menu';
import { dismissToast, Toaster } from './toaster';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
});
afterEach(() => {
  cleanup();
  dismissToast();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const load = vi.fn(async () => () => <p>Edit, Invite, Delete</p>);

function List() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <h3>City Hall</h3>
      <button type="button" onClick={() => setOpen(true)}>
        Menu
      </button>
      {isOpen && (
        <LazyMenu onLoadError={() => setOpen(false)}>
          <LazyComponent load={load} props={{}} />
        </LazyMenu>
      )}
      <Toaster />
    </>
  );
}

it('shows an error if the menu fails to load, keeps the list, and opens the menu on the next click [TOUR-015]', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const user = userEvent.setup();
  await act(async () => render(<List />));

  await user.click(screen.getByRole('button', { name: 'Menu' }));

  expect(await screen.findByText('Couldn’t load this. Check your connection and try again.')).toBeDefined();
  expect(screen.getByRole('heading', { name: 'City Hall' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  expect(await screen.findByText('Edit, Invite, Delete')).toBeDefined();
});

it('closes only once, even if the page re-renders', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const onLoadError = vi.fn();
  const missing = async (): ReturnType<typeof load> => {
    throw new TypeError('Failed to fetch');
  };
  const page = () => (
    <StrictMode>
      <LazyMenu onLoadError={() => onLoadError()}>
        <LazyComponent load={missing} props={{}} />
      </LazyMenu>
    </StrictMode>
  );
  const { rerender } = render(page());
  await waitFor(() => expect(onLoadError).toHaveBeenCalled());

  rerender(page());

  expect(onLoadError).toHaveBeenCalledOnce();
});
