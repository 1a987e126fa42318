import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { useFocusReturn } from './focus-return';

afterEach(cleanup);

function Part({ name, onClose }: { name: string; onClose: () => void }) {
  const part = useRef<HTMLElement>(null);
  useFocusReturn(part);
  return (
    <section ref={part} aria-label={name}>
      <button type="button" onClick={onClose}>
        Leave {name}
      </button>
    </section>
  );
}

/** Like a sheet layout, shows the list or the content; `keepsList` shows both. */
function Layout({ keepsList }: { keepsList: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <main tabIndex={-1}>
      {(keepsList || !isOpen) && <Part name="list" onClose={() => setOpen(true)} />}
      {isOpen && <Part name="content" onClose={() => setOpen(false)} />}
    </main>
  );
}

it('returns the focus to what opened a part that closes', async () => {
  const user = userEvent.setup();
  render(<Layout keepsList />);

  await user.click(screen.getByRole('button', { name: 'Leave list' }));
  await user.click(screen.getByRole('button', { name: 'Leave content' }));

  await waitFor(() => expect(document.activeElement?.textContent).toBe('Leave list'));
});

it('moves the focus into the part that replaces another', async () => {
  const user = userEvent.setup();
  render(<Layout keepsList={false} />);

  await user.click(screen.getByRole('button', { name: 'Leave list' }));
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'content' }));

  await user.click(screen.getByRole('button', { name: 'Leave content' }));
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'list' }));
});

function Alone() {
  const [isOpen, setOpen] = useState(true);
  return <main tabIndex={-1}>{isOpen && <Part name="notice" onClose={() => setOpen(false)} />}</main>;
}

it('moves the focus to the main element where the opener is gone', async () => {
  const user = userEvent.setup();
  render(<Alone />);

  await user.click(screen.getByRole('button', { name: 'Leave notice' }));

  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
});
