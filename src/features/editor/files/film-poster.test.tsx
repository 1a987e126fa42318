import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBucket } from '@/backend/storage/testing/fake-bucket';
import { fileBlocks } from '@/domain/content/file-changes';
import { poiId } from '@/domain/ids';
import { anEditing, aTour } from '../testing/an-editing';
import { FileBlockItems } from './file-block-items';

vi.mock('@/backend/storage/bucket', () => import('@/backend/storage/testing/fake-bucket'));

beforeEach(() => fakeBucket.empty());
afterEach(cleanup);

const image = { name: 'u__Stove.png', url: `${location.origin}/files/stove.png`, contentType: 'image/png', size: 9 };
const elsewhere = { name: 'Other.png', url: 'https://elsewhere.example/other.png', contentType: 'image/png', size: 9 };
const film = { name: 'u__Film.webm', url: 'https://files.example/film', contentType: 'video/webm', size: 9 };

async function aPosterDialog() {
  const content = [
    { identifier: 'b', type: 'file', content: [film] },
    { identifier: 'c', type: 'file', content: [image, elsewhere] },
  ];
  const pois = [{ identifier: 'stove', name: 'Stove', content }];
  const editing = anEditing({ tour: aTour({ folders: [{ id: 'f', name: 'F', pois }] }), activePoi: 'stove' });
  const block = () => fileBlocks(editing.poi('stove')?.content ?? [])[0] ?? null;
  const { user, rerender } = editing.show(<FileBlockItems poi={poiId('stove')} block={block()} />);
  await user.click(screen.getByRole('button', { name: 'Menu of Film.webm' }));
  await user.click(screen.getByRole('menuitem', { name: 'Poster' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Poster of “Film.webm”' }));
  const show = () => rerender(<FileBlockItems poi={poiId('stove')} block={block()} />);
  return { user, dialog, show, poster: () => block()?.content[0]?.poster };
}

describe('FilmPoster', () => {
  it('is one of the images of the point, which nobody has to choose', async () => {
    const { user, dialog, show, poster } = await aPosterDialog();
    const choice = dialog.getByRole<HTMLSelectElement>('combobox', { name: 'Image' });
    expect([...choice.options].map(({ text }) => text)).toEqual(['None', 'Stove.png']);

    await user.selectOptions(choice, 'Stove.png');

    expect(poster()).toBe(image.url);
    show();
    expect(dialog.getByRole<HTMLImageElement>('img', { name: 'The poster' }).src).toBe(image.url);
    await user.selectOptions(choice, 'None');
    expect(poster()).toBeUndefined();
  });

  it('can be uploaded, as an image that browsers show', async () => {
    const { dialog, poster } = await aPosterDialog();
    const choose = (file: File) =>
      fireEvent.change(dialog.getByLabelText('Image to upload', { selector: 'input' }), { target: { files: [file] } });

    choose(new File(['II*'], 'plan.tif', { type: 'image/tiff' }));
    expect((await dialog.findByRole('alert')).textContent).toMatch(/^Choose an image that browsers can show/);
    choose(new File(['no picture'], 'front.png', { type: 'image/png' }));
    await waitFor(() => expect(dialog.getByRole('alert').textContent).toBe('This file is not an image. Choose another one.'));
    expect(poster()).toBeUndefined();
    choose(new File(['GIF89a'], 'front.gif', { type: 'image/gif' }));

    await waitFor(() => expect(decodeURIComponent(poster() ?? '')).toMatch(/uploads[/]Posters[/].*__front.gif/));
  });

  it('is not uploaded while another one is on its way', async () => {
    const sent = fakeBucket.hold();
    const { user, dialog, poster } = await aPosterDialog();
    const input = dialog.getByLabelText<HTMLInputElement>('Image to upload', { selector: 'input' });
    const opened = vi.spyOn(input, 'click');

    fireEvent.change(input, { target: { files: [new File(['GIF89a'], 'front.gif', { type: 'image/gif' })] } });
    await user.click(await dialog.findByRole('button', { name: /Uploading/ }));
    await waitFor(() => expect(sent).toHaveLength(1));

    expect(opened).not.toHaveBeenCalled();
    sent[0]!.finish();
    await waitFor(() => expect(poster()).toContain('front.gif'));
    await user.click(await dialog.findByRole('button', { name: 'Upload an image' }));
    expect(opened).toHaveBeenCalledTimes(1);
  });
});
