import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { HashRouter, Link, Route, Routes } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Dialog } from './dialog';
import { guardHistory } from './history-guard';
import { LeaveDialog } from './leave-dialog';
import { useLeaveGuard } from './use-leave-guard';

function Page({ changed = false, keepsOpen = false }) {
  const [isOpen, setOpen] = useState(false);
  const [isInner, setInner] = useState(false);
  const guard = useLeaveGuard(changed);
  return (
    <>
      <h1>Page</h1>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Link to="/elsewhere">Elsewhere</Link>
      <Dialog title="Outer" open={isOpen} onClose={() => !keepsOpen && setOpen(false)}>
        <button type="button" onClick={() => setInner(true)}>
          Open inner
        </button>
        <Link to="/elsewhere">Away</Link>
        <Dialog title="Inner" open={isInner} onClose={() => setInner(false)}>
          Inner text
        </Dialog>
      </Dialog>
      <LeaveDialog question={guard.question}>Your changes will be lost.</LeaveDialog>
    </>
  );
}

// as in main.tsx: once, before the router is created
guardHistory();
// jsdom has no modal dialogs
beforeAll(() => {});
beforeEach(() => window.history.replaceState(null, '', '#/list'));
afterEach(cleanup);

async function aPage(props: Parameters<typeof Page>[0] = {}) {
  const user = userEvent.setup();
  render(
    <HashRouter>
      <Routes>
        <Route path="/page" element={<Page {...props} />} />
        <Route path="*" element={<Link to="/page">To the page</Link>} />
      </Routes>
    </HashRouter>,
  );
  await user.click(screen.getByRole('link', { name: 'To the page' }));
  await screen.findByRole('heading', { name: 'Page' });
  return user;
}

const dialogs = () => screen.queryAllByRole('dialog').map((dialog) => dialog.getAttribute('aria-labelledby') && dialog.textContent);
const back = () => act(async () => window.history.back());
const depth = () => window.history.state?.backLayers?.depth ?? 0;
const reachDepth = (count: number) => waitFor(() => expect(depth()).toBe(count));

describe('useBackLayer', () => {
  it('closes one dialog at a time on Back, then leaves the page', async () => {
    const user = await aPage();
    await user.click(screen.getByRole('button', { name: 'Open' }));
    await user.click(await screen.findByRole('button', { name: 'Open inner' }));
    await reachDepth(2);

    await back();
    await waitFor(() => expect(dialogs()).toHaveLength(1));
    await reachDepth(1);
    await back();
    await waitFor(() => expect(dialogs()).toHaveLength(0));
    expect(screen.getByRole('heading', { name: 'Page' })).toBeTruthy();
    await back();

    await screen.findByRole('link', { name: 'To the page' });
  });

  it('goes back over the entry of a dialog that is closed by other means', async () => {
    const user = await aPage();
    await user.click(screen.getByRole('button', { name: 'Open' }));
    await reachDepth(1);

    await user.click(screen.getByRole('button', { name: 'Close' }));
    await reachDepth(0);
    await back();

    await screen.findByRole('link', { name: 'To the page' });
  });

  it.each([
    ['at once', async () => undefined],
    ['a task later', () => new Promise((resolve) => setTimeout(resolve))],
    ['two tasks later', () => new Promise((resolve) => setTimeout(() => setTimeout(resolve)))],
  ])('keeps a dialog open that was opened again %s after it was closed', async (_, pause) => {
    await aPage();
    for (const _round of [1, 2, 3]) {
      await act(async () => screen.getByRole('button', { name: 'Open' }).click());
      await act(async () => screen.getByRole('button', { name: 'Close' }).click());
      await act(pause);
      await act(async () => screen.getByRole('button', { name: 'Open' }).click());
      await reachDepth(1);
      expect(dialogs()).toHaveLength(1);
      await back();
      await waitFor(() => expect(dialogs()).toHaveLength(0));
    }
    await back();

    await screen.findByRole('link', { name: 'To the page' });
  });

  it('follows a link that is pressed while the entry of a closed dialog is left', async () => {
    await aPage();
    await act(async () => screen.getByRole('button', { name: 'Open' }).click());
    await reachDepth(1);

    act(() => screen.getByRole('button', { name: 'Close' }).click());
    await Promise.resolve();
    act(() => screen.getByRole('link', { name: 'Elsewhere' }).click());
    await screen.findByRole('link', { name: 'To the page' });
    expect(window.location.hash).toBe('#/elsewhere');
    await back();

    await screen.findByRole('heading', { name: 'Page' });
    expect(window.location.hash).toBe('#/page');
  });

  it('gives a dialog that stays open its entry back', async () => {
    const user = await aPage({ keepsOpen: true });
    await user.click(screen.getByRole('button', { name: 'Open' }));
    await reachDepth(1);

    await back();

    await reachDepth(1);
    expect(dialogs()).toHaveLength(1);
  });

  it('skips the entry of a dialog from which a link was followed', async () => {
    const user = await aPage();
    await user.click(screen.getByRole('button', { name: 'Open' }));
    await reachDepth(1);
    await user.click(screen.getByRole('link', { name: 'Away' }));
    await screen.findByRole('link', { name: 'To the page' });

    await back();
    await screen.findByRole('heading', { name: 'Page' });
    await reachDepth(0);
    await back();

    await screen.findByRole('link', { name: 'To the page' });
    expect(window.location.hash).toBe('#/list');
  });

  it('begins the question about unsaved changes at Stay; Back stays, and leaving goes where Back led', async () => {
    const user = await aPage({ changed: true });

    await back();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Stay'));
    await reachDepth(1);
    await back();
    await waitFor(() => expect(dialogs()).toHaveLength(0));
    expect(window.location.hash).toBe('#/page');
    await reachDepth(0);
    await back();
    await reachDepth(1);
    await user.click(await screen.findByRole('button', { name: 'Leave' }));

    await screen.findByRole('link', { name: 'To the page' });
    expect(window.location.hash).toBe('#/list');
  });
});
