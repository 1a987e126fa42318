import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBucket } from '@/backend/storage/testing/fake-bucket';
import { fileBlocks } from '@/domain/content/file-changes';
import { toastError } from '@/ui/toast';
import { anEditing } from '../testing/an-editing';
import { DropAndPaste } from './drop-and-paste';

vi.mock('@/backend/storage/bucket', () => import('@/backend/storage/testing/fake-bucket'));
vi.mock('@/ui/toast');

beforeEach(() => {
  fakeBucket.empty();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const png = (name: string) => new File(['GIF89a'], name, { type: 'image/png' });
const withFiles = (...files: File[]) => ({ types: ['Files'], files, items: [], getData: () => '' });
const withText = (text: string) => ({ types: ['text/plain'], files: [], items: [], getData: () => text });
const paste = (clipboardData: object, target: EventTarget = document.body) => {
  const event = Object.assign(new Event('paste', { bubbles: true, cancelable: true }), { clipboardData });
  act(() => void target.dispatchEvent(event));
  return event;
};

function anEditor(activePoi?: string) {
  const editing = anEditing(activePoi === undefined ? {} : { activePoi });
  editing.show(
    <>
      <DropAndPaste />
      <input aria-label="Search" />
    </>,
  );
  const attached = () =>
    fileBlocks(editing.poi('stove')?.content ?? []).flatMap(({ content }) => content.map(({ name }) => name.slice(-5)));
  return { ...editing, attached };
}

describe('files dropped on the window', () => {
  it('are announced by a hint over the scan, and attached to the open PoI', async () => {
    const { attached, state } = anEditor('stove');

    fireEvent.dragEnter(window, { dataTransfer: withFiles() });
    screen.getByText('Drop to upload and attach to “Stove”');
    fireEvent.drop(document.body, { dataTransfer: withFiles(png('a.png'), png('b.png')) });

    await waitFor(() => expect(attached()).toEqual(['a.png', 'b.png']));
    expect(screen.queryByText(/^Drop to/)).toBeNull();
    expect(state().tab).toBe('files');
  });

  it('are uploaded to the tour’s files when no PoI is open', async () => {
    const { state } = anEditor();

    fireEvent.dragEnter(window, { dataTransfer: withFiles() });
    screen.getByText('Drop to upload to the tour’s files');
    fireEvent.drop(document.body, { dataTransfer: withFiles(png('a.png')) });

    await waitFor(() => expect(state().uploads.map(({ state, target }) => [state, target])).toEqual([['done', null]]));
  });

  it('never replace the page in view mode, where nothing takes them', () => {
    const { player } = anEditor('stove');
    act(() => player.session.store.setState({ uiMode: 'play' }));

    fireEvent.dragEnter(window, { dataTransfer: withFiles() });

    expect(screen.queryByText(/^Drop to/)).toBeNull();
  });
});

describe('what is pasted', () => {
  it('is attached to the open PoI if it is an image', async () => {
    const { attached } = anEditor('stove');

    expect(paste(withFiles(png('a.png'))).defaultPrevented).toBe(true);

    await waitFor(() => expect(attached()).toEqual(['a.png']));
  });

  it('becomes a video of the open PoI if it is the address of one, as an undo step', () => {
    const { poi, session, state } = anEditor('stove');

    paste(withText(' https://youtu.be/dQw4w9WgXcQ '));

    const videos = () => poi('stove')?.content.flatMap((block) => (block.type === 'embeds' ? block.content : [])) ?? [];
    expect(videos()).toMatchObject([{ name: 'YouTube video', url: 'dQw4w9WgXcQ' }]);
    expect(state().tab).toBe('embeds');
    act(() => session.undo());
    expect(videos()).toEqual([]);
  });

  it('is rejected with the reason if it is a playlist', () => {
    const { poi } = anEditor('stove');
    const before = poi('stove');

    expect(paste(withText('https://www.youtube.com/embed/videoseries?list=PL0000000000')).defaultPrevented).toBe(true);

    expect(vi.mocked(toastError).mock.lastCall).toEqual(['This is a playlist. Enter the address of one of its videos.']);
    expect(poi('stove')).toBe(before);
  });

  it('stays what it is in a text field, or if it is other text', () => {
    const { poi } = anEditor('stove');
    const before = poi('stove');

    expect(paste(withText('https://youtu.be/dQw4w9WgXcQ'), screen.getByRole('textbox', { name: 'Search' })).defaultPrevented).toBe(false);
    expect(paste(withText('Hello')).defaultPrevented).toBe(false);

    expect(poi('stove')).toBe(before);
  });
});
