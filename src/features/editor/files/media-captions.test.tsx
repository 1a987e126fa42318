import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBucket } from '@/backend/storage/testing/fake-bucket';
import { fileBlocks } from '@/domain/content/file-changes';
import { poiId } from '@/domain/ids';
import { dismissToast, Toaster } from '@/ui/toaster';
import { anEditing, aTour } from '../testing/an-editing';
import { FileBlockItems } from './file-block-items';
import { hasUnfinishedFileWork, unfinishedFileWork } from './uploads';

vi.mock('@/backend/storage/bucket', () => import('@/backend/storage/testing/fake-bucket'));

beforeEach(() => {
  fakeBucket.empty();
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }));
});
afterEach(() => {
  dismissToast();
  cleanup();
});

function aFilm(languages: string[] = []) {
  const film = { name: 'u__Film.webm', url: 'https://files.example/film', contentType: 'video/webm', size: 9 };
  const pois = [{ identifier: 'stove', name: 'Stove', content: [{ identifier: 'b', type: 'file', content: [film] }] }];
  const editing = anEditing({ tour: aTour({ languages, folders: [{ id: 'f', name: 'F', pois }] }), activePoi: 'stove' });
  const block = () => fileBlocks(editing.poi('stove')?.content ?? [])[0] ?? null;
  const parts = () => (
    <>
      <FileBlockItems poi={poiId('stove')} block={block()} />
      <Toaster />
    </>
  );
  const { user, rerender } = editing.show(parts());
  const show = () => rerender(parts());
  return { ...editing, user, show, captions: () => block()?.content[0]?.captions ?? [] };
}

const choose = () => within(screen.getByRole('dialog')).getByLabelText('Captions', { selector: 'input' });
const srt = new File(['1\n00:00:01,000 --> 00:00:02,000\nHello\n'], 'hel\u202elo.srt');

describe('MediaCaptions', () => {
  it('adds captions in the languages of the tour, SubRip as WebVTT, and removes them', async () => {
    const { user, show, captions } = aFilm(['en', 'de']);
    await user.click(screen.getByRole('button', { name: 'Add captions to Film.webm' }));
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Language' }).value).toBe('en');

    await user.upload(choose(), srt);

    await waitFor(() => expect(captions()).toMatchObject([{ language: 'en', name: 'hello.vtt' }]));
    const [path = ''] = fakeBucket.paths();
    expect(path).toMatch(/^organizations[/]Acme[/]tour[/]hall[/]uploads[/]Captions[/].*__hello.vtt$/);
    expect(fakeBucket.kept(path)?.contentType).toBe('text/vtt');
    expect(await fakeBucket.contentOf(path)).toBe('WEBVTT\n\n1\n00:00:01.000 --> 00:00:02.000\nHello\n');
    show();
    expect(screen.queryByRole('button', { name: 'Add captions to Film.webm' })).toBeNull();
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Language' }).value).toBe('de');
    await user.click(screen.getByRole('button', { name: 'Remove captions in English' }));
    expect(captions()).toEqual([]);
  });

  it('are unfinished work until they are uploaded, also once the dialog is closed, and fail with a toast then', async () => {
    const { user, state, captions } = aFilm();
    const [sent, isUnfinished] = [fakeBucket.hold(), () => hasUnfinishedFileWork(state())];
    const add = async () => {
      await user.click(screen.getByRole('button', { name: 'Add captions to Film.webm' }));
      await user.upload(choose(), srt);
      await user.click(screen.getByRole('button', { name: 'Done' }));
    };
    await add();
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(unfinishedFileWork(state())).toEqual(['“hello.srt” is still uploading']);

    act(() => sent[0]?.fail('storage/unauthorized'));
    expect(await screen.findByText(/^“hello.srt” wasn’t uploaded\. /)).toBeDefined();
    expect([isUnfinished(), captions()]).toEqual([false, []]);

    await add();
    await waitFor(() => expect(sent).toHaveLength(2));
    act(() => sent[1]?.finish());
    await waitFor(() => expect(captions()).toHaveLength(1));
    expect(isUnfinished()).toBe(false);
  });

  it('says what is wrong in a file, and changes nothing', async () => {
    const { user, captions } = aFilm();
    await user.click(screen.getByRole('button', { name: 'Add captions to Film.webm' }));

    await user.upload(choose(), new File(['WEBVTT\n\n00:09.000 --> 00:04.000\nHello'], 'hello.vtt'));

    expect((await screen.findByRole('alert')).textContent).toBe('Line 3 ends before it begins.');
    expect(fakeBucket.paths()).toEqual([]);
    expect(captions()).toEqual([]);
  });
});
