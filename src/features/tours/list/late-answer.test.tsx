import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, useState } from 'react';
import { Toaster, toast } from 'react-hot-toast';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LatePart } from '@/ui/late-part';
import { LateAnswer } from './late-answer';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
});
afterEach(() => {
  cleanup();
  toast.remove();
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
        <LateAnswer onMissed={() => setOpen(false)}>
          <LatePart load={load} given={{}} />
        </LateAnswer>
      )}
      <Toaster />
    </>
  );
}

it('TOUR-015 says that a menu did not arrive, keeps the list, and opens it with the next press', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const user = userEvent.setup();
  await act(async () => render(<List />));

  await user.click(screen.getByRole('button', { name: 'Menu' }));

  expect(await screen.findByText('This did not open. Check your connection, then try again.')).toBeDefined();
  expect(screen.getByRole('heading', { name: 'City Hall' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  expect(await screen.findByText('Edit, Invite, Delete')).toBeDefined();
});

it('closes once, also while the page is drawn anew', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const onMissed = vi.fn();
  const missing = async (): ReturnType<typeof load> => {
    throw new TypeError('Failed to fetch');
  };
  const page = () => (
    <StrictMode>
      <LateAnswer onMissed={() => onMissed()}>
        <LatePart load={missing} given={{}} />
      </LateAnswer>
    </StrictMode>
  );
  const { rerender } = render(page());
  await waitFor(() => expect(onMissed).toHaveBeenCalled());

  rerender(page());

  expect(onMissed).toHaveBeenCalledOnce();
});
