import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStore } from 'zustand';
import { fakeBucket } from '@/backend/storage/testing/fake-bucket';
import { userId } from '@/domain/ids';
import { UploadProgress } from './upload-progress';
import { createUploadQueue, isUnfinished, newUpload, type Upload } from './upload-queue';

vi.mock('@/backend/storage/bucket', () => import('@/backend/storage/testing/fake-bucket'));

beforeEach(() => {
  fakeBucket.empty();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const pdf = (name: string) => new File(['%PDF'], name, { type: 'application/pdf' });

function aQueue() {
  const store = createStore<{ uploads: readonly Upload[] }>(() => ({ uploads: [] }));
  const stored: string[] = [];
  const queue = createUploadQueue({ store, uploader: () => userId('someone'), onStored: ({ id }) => stored.push(id) });
  const add = (...files: File[]) => queue.add(files.map((file) => newUpload(file, `files/${file.name}`, file.name)));
  const states = () => store.getState().uploads.map(({ id, state }) => `${id} ${state}`);
  return { queue, store, stored, add, states };
}

describe('the upload queue', () => {
  it('sends three files at a time, and keeps the order in which they were chosen', async () => {
    const sent = fakeBucket.hold();
    const { add, states, stored } = aQueue();

    add(...['a', 'b', 'c', 'd'].map(pdf));
    await waitFor(() => expect(sent).toHaveLength(3));
    expect(states()).toEqual(['a running', 'b running', 'c running', 'd waiting']);
    sent[1]?.finish();

    await waitFor(() => expect(sent).toHaveLength(4));
    expect(states()).toEqual(['a running', 'b done', 'c running', 'd running']);
    expect(stored).toEqual(['b']);
  });

  it('reports progress, and where a file is stored and by whom', async () => {
    const sent = fakeBucket.hold();
    const { add, store } = aQueue();
    add(pdf('a'));
    await waitFor(() => expect(sent).toHaveLength(1));

    sent[0]?.progress(40);
    expect(store.getState().uploads[0]?.percent).toBe(40);
    sent[0]?.finish();

    await waitFor(() => expect(store.getState().uploads[0]?.state).toBe('done'));
    expect(store.getState().uploads[0]?.stored).toMatchObject({
      path: 'files/a',
      name: 'a',
      details: { contentType: 'application/pdf', size: 4, uploader: 'someone' },
    });
  });

  it('retries a failed upload at its place and at the same path', async () => {
    const { add, queue, states, store } = aQueue();
    fakeBucket.refuse('a', 'storage/quota-exceeded');
    add(pdf('a'), pdf('b'));
    await waitFor(() => expect(states()).toEqual(['a failed', 'b done']));
    expect(store.getState().uploads[0]?.problem).toMatch(/^The storage is full\./);
    expect(store.getState().uploads.map(isUnfinished)).toEqual([true, false]);

    fakeBucket.allow();
    queue.retry(['a', 'b']);

    await waitFor(() => expect(states()).toEqual(['a done', 'b done']));
    expect(fakeBucket.paths().toSorted()).toEqual(['files/a', 'files/b']);
  });

  it('cancels an upload and starts the next one', async () => {
    const sent = fakeBucket.hold();
    const { add, queue, states } = aQueue();
    add(...['a', 'b', 'c', 'd'].map(pdf));
    await waitFor(() => expect(sent).toHaveLength(3));

    queue.remove(['a']);

    await waitFor(() => expect(sent).toHaveLength(4));
    expect(sent[0]?.isCancelled).toBe(true);
    expect(states()).toEqual(['b running', 'c running', 'd running']);
  });

  it('does not mix up a cancelled upload with the one that replaces it', async () => {
    const sent = fakeBucket.hold();
    const { add, queue, states, stored } = aQueue();
    add(pdf('a'));
    await waitFor(() => expect(sent).toHaveLength(1));

    queue.remove(['a']);
    add(pdf('a'));
    await waitFor(() => expect(sent).toHaveLength(2));
    sent[1]?.finish();

    await waitFor(() => expect(states()).toEqual(['a done']));
    expect(stored).toEqual(['a']);
  });

  it('cancels everything at the end', async () => {
    const sent = fakeBucket.hold();
    const { add, queue, states } = aQueue();
    add(...['a', 'b', 'c', 'd'].map(pdf));
    await waitFor(() => expect(sent).toHaveLength(3));

    queue.end();

    expect([sent.map(({ isCancelled }) => isCancelled), states()]).toEqual([[true, true, true], []]);
  });
});

describe('a file that is not allowed', () => {
  it('is rejected and logged because of its type or size, and nothing is sent [EDIT-084]', () => {
    const { add, states, store } = aQueue();

    add(new File(['x'], 'run.exe', { type: 'application/x-msdownload' }), new File([], 'empty.pdf', { type: 'application/pdf' }));

    expect(states()).toEqual(['run.exe rejected', 'empty.pdf rejected']);
    expect(store.getState().uploads.map(({ problem }) => problem)).toEqual([
      'File type not allowed',
      'This file is empty. Choose another one.',
    ]);
    expect(vi.mocked(console.warn).mock.calls[0]).toEqual(['File type not allowed', 'run.exe']);
    expect(fakeBucket.paths()).toEqual([]);
  });

  it('is rejected if it is called an image and is none, and cannot be retried', async () => {
    const { add, queue, states, store } = aQueue();

    add(new File(['MZ'], 'Wall.png', { type: 'image/png' }), new File(['GIF89a'], 'Roof.gif', { type: 'image/gif' }));

    await waitFor(() => expect(states()).toEqual(['Wall.png rejected', 'Roof.gif done']));
    expect(store.getState().uploads[0]?.problem).toBe('This file is not an image. Choose another one.');
    queue.retry(['Wall.png']);
    expect(states()[0]).toBe('Wall.png rejected');
    expect(fakeBucket.paths()).toEqual(['files/Roof.gif']);
  });
});

describe('the progress of an upload', () => {
  it('has the name of the file and what it is for, and can be cancelled', async () => {
    const onCancel = vi.fn();
    const upload: Upload = { ...newUpload(pdf('Plan.pdf'), 'files/Plan.pdf'), state: 'running', percent: 41.6 };
    render(<UploadProgress upload={upload} name="Ground floor" onCancel={onCancel} />);

    expect(screen.getByRole('progressbar', { name: 'Upload of Ground floor' }).getAttribute('aria-valuenow')).toBe('42');
    expect(screen.getByText('42 % of 4 bytes')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel the upload of Ground floor' }));

    expect(onCancel).toHaveBeenCalledOnce();
  });
});
