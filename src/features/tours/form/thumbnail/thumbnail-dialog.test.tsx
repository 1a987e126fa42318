import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { removeFile } from '@/backend/storage/remove-file';
import { uploadFile } from '@/backend/storage/upload-file';
import { updateTour } from '@/backend/tours/commands';
import { AppError } from '@/domain/app-error';
import { imageProblem } from '@/domain/files/file-types';
import { tourFrom } from '@/domain/tours/tour';
import { ThumbnailDialog } from './thumbnail-dialog';

vi.mock('@/backend/tours/commands', () => ({ updateTour: vi.fn() }));
vi.mock('@/backend/storage/upload-file', () => ({ uploadFile: vi.fn() }));
vi.mock('@/backend/storage/remove-file', () => ({ removeFile: vi.fn() }));
// jsdom decodes and draws no pictures
vi.mock('@/ui/image-crop/crop-image', () => ({ cropImage: async () => new File(['cut'], 'thumbnail.jpg', { type: 'image/jpeg' }) }));

const stored = 'https://storage.example/thumbnail.jpg';

beforeEach(() => {
  vi.mocked(updateTour).mockReset().mockResolvedValue();
  vi.mocked(uploadFile).mockReset().mockResolvedValue({ url: stored, contentType: 'image/jpeg' });
  vi.mocked(removeFile).mockReset().mockResolvedValue();
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => undefined }));
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(1600);
  vi.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockReturnValue(1200);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function aDialog({ thumbnailUrl = '', status = 200 } = {}) {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ name: 'Hall', created: '', message: 'No.' }), { status }));
  const closed = vi.fn();
  const tour = tourFrom('hall', { name: 'Hall', organization: 'Acme', matterportId: 'AbCdEfGh123', thumbnailUrl });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { mutations: { networkMode: 'always' } } })}>
      <ThumbnailDialog tour={tour} onClose={closed} />
    </QueryClientProvider>,
  );
  return { closed, user: userEvent.setup({ applyAccept: false }) };
}

const use = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Use this image' });
const aPicture = (type = 'image/png', content = 'picture') => new File([content], 'view.png', { type });
const own = (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByRole('radio', { name: /^Your own image/ }));
const decoded = async () => fireEvent.load(await screen.findByAltText('To be cropped'));

describe('ThumbnailDialog', () => {
  it('uses the thumbnail of a public model [TOUR-046]', async () => {
    const { user, closed } = aDialog({ thumbnailUrl: stored });
    await user.click(screen.getByRole('radio', { name: /^The model/ }));

    await waitFor(() => expect(use().disabled).toBe(false));
    await user.click(use());

    await waitFor(() => expect(closed).toHaveBeenCalled());
    expect(vi.mocked(updateTour).mock.calls).toEqual([[{ id: 'hall', thumbnailUrl: '' }]]);
  });

  it('saves an alternative text without touching the image', async () => {
    const { user, closed } = aDialog({ thumbnailUrl: stored });

    await user.type(screen.getByRole('textbox', { name: 'Alternative text' }), ' A hall with five windows ');
    await user.click(screen.getByRole('button', { name: 'Save' }));

    await waitFor(() => expect(closed).toHaveBeenCalled());
    expect(vi.mocked(updateTour).mock.calls).toEqual([[{ id: 'hall', thumbnailAlt: 'A hall with five windows' }]]);
  });

  it('does not offer the thumbnail of a private model [TOUR-046]', async () => {
    aDialog({ status: 403 });

    expect(await screen.findByText(/^This model is private/)).toBeDefined();
    expect(use().disabled).toBe(true);
  });

  it('crops, uploads and saves a custom image [TOUR-046]', async () => {
    const { user, closed } = aDialog();
    await own(user);
    expect(use().disabled).toBe(true);

    await user.upload(screen.getByLabelText('Choose an image', { selector: 'input' }), aPicture());
    await decoded();
    await user.click(use());

    await waitFor(() => expect(closed).toHaveBeenCalled());
    const [upload] = vi.mocked(uploadFile).mock.calls[0] ?? [];
    expect(upload?.path).toMatch(/^organizations\/Acme\/tour\/hall\/files\/.+__thumbnail\.jpg$/);
    expect(upload?.problem).toBe(imageProblem);
    expect(vi.mocked(updateTour).mock.calls).toEqual([[{ id: 'hall', thumbnailUrl: stored }]]);
  });

  it('accepts dropped and pasted images', async () => {
    const { user } = aDialog();
    await own(user);

    fireEvent.drop(screen.getByText('Drop an image here, or paste one.'), { dataTransfer: { files: [aPicture()] } });
    await decoded();
    expect(use().disabled).toBe(false);
    cleanup();
    const { user: other } = aDialog();
    await own(other);
    fireEvent(window, Object.assign(new Event('paste', { cancelable: true }), { clipboardData: { files: [aPicture()] } }));
    await decoded();

    expect(use().disabled).toBe(false);
  });

  it('rejects files that are not images', async () => {
    const { user } = aDialog();
    await own(user);

    await user.upload(screen.getByLabelText('Choose an image', { selector: 'input' }), aPicture('image/svg+xml'));

    expect(screen.getByRole('alert').textContent).toBe('Choose a PNG, JPEG, WebP, AVIF or GIF image.');
  });

  it('rejects an image that is cut short, and HEIC under another name, which would be cropped as what is left of them [TOUR-046]', async () => {
    const { user } = aDialog();
    await own(user);
    const choose = (image: File) => user.upload(screen.getByLabelText('Choose an image', { selector: 'input' }), image);

    await choose(aPicture('image/webp', 'RIFF\u0010\0\0\0WEBP'));
    expect((await screen.findByRole('alert')).textContent).toMatch(/^This image is damaged or incomplete\./);
    expect(use().disabled).toBe(true);
    await choose(aPicture('image/jpeg', '\0\0\0\u0018ftypheic'));

    await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/HEIC images: export it as JPEG/));
    expect(screen.queryByAltText('To be cropped')).toBeNull();
  });

  it('shows why saving failed, stays open and removes the upload from storage', async () => {
    vi.mocked(updateTour).mockRejectedValue(new AppError('permission-denied', 'You don’t have permission to do this.'));
    const { user, closed } = aDialog();
    await own(user);
    await user.upload(screen.getByLabelText('Choose an image', { selector: 'input' }), aPicture());
    await decoded();

    await user.click(use());

    expect((await screen.findByRole('alert')).textContent).toBe('You don’t have permission to do this.');
    expect(removeFile).toHaveBeenCalledWith(vi.mocked(uploadFile).mock.calls[0]?.[0].path);
    expect(closed).not.toHaveBeenCalled();
  });

  it('aborts a running upload on Cancel and stays open', async () => {
    vi.mocked(uploadFile).mockImplementation(
      ({ signal }) => new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(new AppError('cancelled', 'x')))),
    );
    const { user, closed } = aDialog();
    await own(user);
    await user.upload(screen.getByLabelText('Choose an image', { selector: 'input' }), aPicture());
    await decoded();
    await user.click(use());
    await waitFor(() => expect(uploadFile).toHaveBeenCalled());

    await user.click(screen.getByRole('button', { name: 'Cancel' }));

    await waitFor(() => expect(use().getAttribute('aria-disabled')).toBeNull());
    expect([closed.mock.calls, screen.queryByRole('alert')]).toEqual([[], null]);
  });
});
