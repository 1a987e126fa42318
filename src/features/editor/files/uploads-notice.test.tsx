import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeBucket } from '@/backend/storage/testing/fake-bucket';
import { anEditing } from '../testing/an-editing';
import { hasUnfinishedFileWork, uploadFiles } from './uploads';
import { UploadsNotice } from './uploads-notice';

vi.mock('@/backend/storage/bucket', () => import('@/backend/storage/testing/fake-bucket'));

beforeEach(() => fakeBucket.empty());
afterEach(cleanup);

it('shows upload progress while the file manager is closed, and opens it [EDIT-085]', async () => {
  const sent = fakeBucket.hold();
  const { session, state, player, show } = anEditing();
  const { user } = show(<UploadsNotice />);
  expect(screen.queryByRole('button')).toBeNull();

  act(() => uploadFiles(session, [new File(['GIF89a'], 'a.png', { type: 'image/png' })]));
  await waitFor(() => expect(sent).toHaveLength(1));
  act(() => sent[0]?.progress(40));
  expect(screen.getByRole('button', { name: /^Uploading 1 file/ }).textContent).toContain('40 %');
  expect(hasUnfinishedFileWork(state())).toBe(true);
  await user.click(screen.getByRole('button'));
  expect(player.state().panel).toBe('files');
  act(() => player.state().closePanel());
  act(() => sent[0]?.finish());

  await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
  expect(hasUnfinishedFileWork(state())).toBe(false);
});

it('counts the files that were skipped', () => {
  const { session, show } = anEditing();
  show(<UploadsNotice />);

  act(() =>
    uploadFiles(
      session,
      ['a.exe', 'b.exe'].map((name) => new File(['MZ'], name)),
    ),
  );

  expect(screen.getByRole('button', { name: '2 files were not uploaded.' })).toBeTruthy();
});
