import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HashRouter, Link, Route, Routes, useSearchParams } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { guardHistory, leaveGuarded } from './history-guard';
import { useLeaveGuard } from './use-leave-guard';

function Form({ changed }: { changed: boolean }) {
  const { question: leaving } = useLeaveGuard(changed);
  const [, setParameters] = useSearchParams();
  return (
    <>
      <h1>Form</h1>
      <Link to="/list">List</Link>
      <button type="button" onClick={() => setParameters({ dialog: 'files' })}>
        Files
      </button>
      {leaving && (
        <>
          <button type="button" onClick={leaving.leave}>
            Leave
          </button>
          <button type="button" onClick={leaving.stay}>
            Stay
          </button>
        </>
      )}
    </>
  );
}

const App = ({ changed }: { changed: boolean }) => (
  <HashRouter>
    <Routes>
      <Route path="/form" element={<Form changed={changed} />} />
      <Route path="*" element={<Link to="/form">Open</Link>} />
    </Routes>
  </HashRouter>
);

// as in main.tsx: once, before the router is created
guardHistory();
beforeEach(() => window.history.replaceState(null, '', '#/list'));
afterEach(cleanup);

async function aForm(changed = true) {
  const user = userEvent.setup();
  const view = render(<App changed={changed} />);
  await user.click(screen.getByRole('link', { name: 'Open' }));
  await screen.findByRole('heading', { name: 'Form' });
  return { user, view };
}

const isOpen = () => screen.queryByRole('heading', { name: 'Form' }) !== null;
const typed = (address: string) => act(async () => window.location.assign(address));
const back = () => act(async () => window.history.back());

describe('useLeaveGuard', () => {
  it('blocks a click on a link until the user chooses to leave', async () => {
    const { user } = await aForm();

    await user.click(screen.getByRole('link', { name: 'List' }));
    expect(isOpen()).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Leave' }));

    await waitFor(() => expect(isOpen()).toBe(false));
  });

  it('blocks Back each time until the user chooses to leave', async () => {
    const { user } = await aForm();

    for (const _ of [1, 2]) {
      await back();
      await user.click(await screen.findByRole('button', { name: 'Stay' }));
      expect([isOpen(), window.location.hash]).toEqual([true, '#/form']);
    }
    await back();
    await user.click(await screen.findByRole('button', { name: 'Leave' }));

    await waitFor(() => expect(isOpen()).toBe(false));
    expect(window.location.hash).toBe('#/list');
  });

  it('blocks navigation to and Back from a typed URL', async () => {
    const { user } = await aForm();
    await typed('#/typed');
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(isOpen()).toBe(false));
    await typed('#/form');
    await screen.findByRole('heading', { name: 'Form' });

    await back();
    await user.click(await screen.findByRole('button', { name: 'Stay' }));

    expect([isOpen(), window.location.hash]).toEqual([true, '#/form']);
  });

  it('allows query changes on the same page', async () => {
    const { user } = await aForm();

    await user.click(screen.getByRole('button', { name: 'Files' }));
    await waitFor(() => expect(window.location.hash).toBe('#/form?dialog=files'));
    await back();

    await waitFor(() => expect(window.location.hash).toBe('#/form'));
    expect(screen.queryByRole('button', { name: 'Leave' })).toBeNull();
  });

  it('lets the browser ask before the tab is closed while there are unsaved changes', async () => {
    const closing = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    const { view } = await aForm();
    expect(closing()).toBe(true);

    view.rerender(<App changed={false} />);

    expect(closing()).toBe(false);
  });

  it('asks before other ways of leaving, and again when leaving failed', async () => {
    const { user } = await aForm();
    const results = [false, true];
    const signOut = vi.fn(async () => results.shift() ?? true);

    await act(async () => void leaveGuarded(signOut));
    await user.click(await screen.findByRole('button', { name: 'Stay' }));
    expect(signOut).not.toHaveBeenCalled();
    for (const count of [1, 2]) {
      await act(async () => void leaveGuarded(signOut));
      await user.click(await screen.findByRole('button', { name: 'Leave' }));
      await waitFor(() => expect(signOut).toHaveBeenCalledTimes(count));
    }
  });

  it('leaves without asking when nothing was changed', async () => {
    await aForm(false);
    const signOut = vi.fn(async () => true);

    leaveGuarded(signOut);

    expect(signOut).toHaveBeenCalledOnce();
  });

  it('allows navigation when nothing was changed', async () => {
    const { user } = await aForm(false);

    await user.click(screen.getByRole('link', { name: 'List' }));

    await waitFor(() => expect(isOpen()).toBe(false));
  });
});
