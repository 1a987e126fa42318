import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { SnapshotShare } from './snapshot-share';

const open = () => render(<SnapshotShare name="The Hall" organization="Acme" onClose={() => undefined} />);

afterEach(() => {
  cleanup();
  for (const name of ['share', 'canShare']) Reflect.deleteProperty(navigator, name);
});

it('offers the share sheet of a phone, with title, text and the address as it was edited; closing the sheet is no error', async () => {
  const share = vi.fn(async () => Promise.reject(new DOMException('Share canceled', 'AbortError')));
  Object.assign(navigator, { share });
  open();

  await userEvent.type(screen.getByLabelText('Address of this page'), '?start=stove');
  await userEvent.click(screen.getByRole('button', { name: 'Share…' }));

  const text = 'A 3D tour by Acme. Walk through it in your browser.';
  expect(share.mock.calls).toEqual([[{ title: 'The Hall', text, url: `${location.href}?start=stove` }]]);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('offers to copy alone where there is no share sheet, or where it would refuse the address', () => {
  const { unmount } = open();
  expect(screen.queryByRole('button', { name: 'Share…' })).toBeNull();
  unmount();
  Object.assign(navigator, { share: vi.fn(), canShare: () => false });
  open();

  expect(screen.getByRole('button', { name: 'Copy' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Share…' })).toBeNull();
});
