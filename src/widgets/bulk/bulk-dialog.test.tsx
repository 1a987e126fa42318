import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { AppError } from '@/domain/app-error';
import { BulkDialog } from './bulk-dialog';
import type { BulkAct } from './use-bulk-run';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const halls = ['City', 'Town', 'Old', 'New', 'Lost', 'Last'];
const texts = {
  items: { one: '# hall', other: '# halls' },
  done: { one: '# hall was painted.', other: '# halls were painted.' },
  undone: { one: '# hall has its colour from before again.', other: '# halls have their colour from before again.' },
};

function open(act: Partial<BulkAct<string, string>> = {}, items = halls) {
  const run = vi.fn(async (hall: string) => hall.toLowerCase());
  const onClose = vi.fn();
  render(
    <MemoryRouter>
      <BulkDialog
        title="Paint"
        items={items}
        nameOf={(hall) => `${hall} Hall`}
        act={{ run, ...act }}
        texts={texts}
        confirmLabel="Paint them"
        partLabel="Show some"
        onClose={onClose}
      >
        <p>They are painted red.</p>
      </BulkDialog>
    </MemoryRouter>,
  );
  return { user: userEvent.setup(), run, onClose };
}

const press = (name: string) => screen.findByRole('button', { name });

it('says what will happen, does it, and undoes it', async () => {
  const undo = vi.fn(async () => undefined);
  const onComplete = vi.fn();
  const { user, run } = open({ undo, onComplete });
  screen.getByText('They are painted red.');
  expect(run).not.toHaveBeenCalled();

  await user.click(await press('Paint them'));
  await screen.findByText('6 halls were painted.');
  expect(onComplete.mock.calls).toEqual([[halls.map((hall) => hall.toLowerCase())]]);
  expect((await axe.run(screen.getByRole('dialog'), { rules: { 'color-contrast': { enabled: false } } })).violations).toEqual([]);
  await user.click(await press('Undo'));

  await screen.findByText('6 halls have their colour from before again.');
  expect(undo.mock.calls).toEqual(halls.map((hall) => [hall, hall.toLowerCase()]));
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

it('lists what failed with the reason, and tries it again alone', async () => {
  const run = vi.fn(async (hall: string) => {
    if (hall === 'Old') throw new AppError('permission-denied', 'You don’t have permission to do this.');
    return hall;
  });
  const { user } = open({ run });

  await user.click(await press('Paint them'));
  await screen.findByText('5 halls were painted.');
  expect(screen.getByRole('region', { name: 'Not done' }).textContent).toBe(
    '1 hall not doneOld Hall: You don’t have permission to do this.',
  );
  run.mockImplementation(async (hall) => hall);
  await user.click(await press('Retry'));

  await screen.findByText('6 halls were painted.');
  expect(run.mock.calls.flat()).toEqual([...halls, 'Old']);
});

it('shows how far it is, stops, and lists what was not begun', async () => {
  const releases: (() => void)[] = [];
  const onComplete = vi.fn();
  const { user } = open({ run: (hall) => new Promise((resolve) => releases.push(() => resolve(hall))), onComplete });

  await user.click(await press('Paint them'));
  releases[0]?.();
  await waitFor(() => expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('1 of 6 halls'));
  await user.keyboard('{Escape}');
  await user.click(await press('Stop'));
  for (const release of releases) release();

  await screen.findByText('5 halls were painted.');
  screen.getByText('You stopped. 1 was not begun, and is as it was.');
  expect(onComplete).not.toHaveBeenCalled();
  await user.click(await press('Show some'));
  expect(onComplete.mock.calls).toEqual([[halls.slice(0, 5)]]);
});

it('begins nothing without a connection, and no more once it is lost', async () => {
  const run = vi.fn(async (_: string): Promise<string> => {
    throw new AppError('unavailable', 'You are offline.');
  });
  const { user } = open({ run, concurrency: 1 });

  await user.click(await press('Paint them'));

  await screen.findByText('Nothing was done.');
  screen.getByText('The connection was lost. 5 were not begun, and are as they were.');
  expect(run).toHaveBeenCalledTimes(1);
  vi.stubGlobal('navigator', { ...window.navigator, onLine: false });
  cleanup();
  open();
  expect(screen.getByRole('alert').textContent).toBe('You’re offline, so nothing can be changed now. Connect, then try again.');
  expect(await press('Paint them')).toHaveProperty('disabled', true);
});

it('leaves what somebody changed since as it is', async () => {
  const undo = vi.fn(async (hall: string) => {
    if (hall === 'New') throw new AppError('aborted', 'Someone else changed it since, so it stays as it is.');
  });
  const { user } = open({ undo });

  await user.click(await press('Paint them'));
  await user.click(await press('Undo'));

  await screen.findByText('5 halls have their colour from before again.');
  screen.getByText(/Someone else changed it since/);
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
});

it('has nothing to do without items', async () => {
  open({}, []);

  screen.getByText('There is nothing to change.');
  expect(await press('Paint them')).toHaveProperty('disabled', true);
});
