import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { uploadFile } from '@/backend/storage/upload-file';
import { AppError } from '@/domain/app-error';
import { poiId } from '@/domain/ids';
import { toastError, toastSuccess } from '@/ui/toast';
import { duplicate } from '../sidebar/duplicate';
import { aTour } from '../testing/an-editing';
import { addPoi } from './new-poi';
import { takeScreenshot, uploadPending } from './screenshots';
import { aScan } from './testing/a-scan';
import { ViewSection } from './view-section';

vi.mock('@/ui/toast');
vi.mock('@/backend/storage/upload-file', () => ({ uploadFile: vi.fn() }));

const url = 'https://files.example/stove.jpg?token=1';
const picture = 'data:image/jpeg;base64,/9j/4AAQSkZJRg==';
const stove = poiId('stove');
const offline = new AppError('unavailable', 'The server cannot be reached.');
const send = vi.mocked(uploadFile);

afterEach(cleanup);
beforeEach(() => {
  vi.clearAllMocks();
  send.mockResolvedValue({ url, contentType: 'image/jpeg' });
});

/** A scan whose pictures are these. */
async function aScanWith(shot: string, options: Parameters<typeof aScan>[0] = {}) {
  const scan = await aScan(options);
  Object.assign(scan.fake.sdk.Renderer ?? {}, {
    takeScreenShot: vi.fn(async () => shot),
  });
  return { ...scan, takes: vi.mocked(scan.fake.sdk.Renderer?.takeScreenShot as () => Promise<string>) };
}

const told = (text: string) => waitFor(() => expect(toastError).toHaveBeenCalledWith(text));

describe('a screenshot', () => {
  it('is 640x360, is uploaded to the PoI’s path, and becomes its screenshot [EDIT-044 EDIT-049 MODEL-097]', async () => {
    const { session, poi, state, takes } = await aScanWith(picture);

    await takeScreenshot(session, stove);

    expect(takes.mock.calls[0]).toMatchObject([{ width: 640, height: 360 }, {}]);
    expect(send.mock.calls[0]?.[0]).toMatchObject({
      path: 'organizations/Acme/tour/hall/screenshots/stove.jpg',
      contentType: 'image/jpeg',
    });
    expect(send.mock.calls[0]?.[0].file.size).toBe(10);
    expect(poi('stove')?.screenshot).toBe(url);
    expect(state()).toMatchObject({ pendingScreenshots: new Map(), needsSaving: true });
    await waitFor(() => expect(toastSuccess).toHaveBeenCalledWith('Screenshot uploaded', { position: 'top-center' }));
  });

  it('gets a file of its own where a copy of the PoI shows the former one', async () => {
    const address = (path: string) => `https://files.example/v0/b/bucket/o/${encodeURIComponent(path)}?token=1`;
    const former = address('organizations/Acme/tour/hall/screenshots/stove.jpg');
    const { session, state } = await aScanWith(picture);
    session.editPoi('Add', stove, (before) => ({ ...before, screenshot: former }));
    duplicate(session, { kind: 'poi', id: stove });

    await takeScreenshot(session, stove);

    expect(send.mock.calls[0]?.[0].path).toMatch(/^organizations\/Acme\/tour\/hall\/screenshots\/(?!stove)\w{20}\.jpg$/);
    expect(
      state()
        .edited.folders[0]?.pois.slice(0, 2)
        .map(({ screenshot }) => screenshot),
    ).toEqual([url, former]);
  });

  it('is not reverted by undo, because the previous file is overwritten', async () => {
    const { session, poi, state } = await aScanWith(picture);
    session.editPoi('Rename PoI', stove, (before) => ({ ...before, name: 'Oven' }));

    await takeScreenshot(session, stove);
    session.undo();

    expect(poi('stove')).toMatchObject({ name: 'Stove', screenshot: url });
    expect(state().past).toEqual([]);
  });

  const problems: readonly [string, string, string, string, string][] = [
    ['EDIT-045', 'identifier', '', picture, 'Acme'],
    ['EDIT-046', 'url', 'stove', '', 'Acme'],
    ['EDIT-047', 'image data', 'stove', 'data:image/jpeg;base64,', 'Acme'],
    ['EDIT-048', 'organization', 'stove', picture, ''],
  ];

  it.each(problems)('%s: shows an error and uploads nothing without %s', async (_id, missing, poi, shot, organization) => {
    const { session } = await aScanWith(shot, { tour: aTour({ organization }) });

    await takeScreenshot(session, poiId(poi));

    await told(`Missing ${missing}`);
    expect(send).not.toHaveBeenCalled();
  });

  it('reports missing values in this order [EDIT-045, EDIT-046, EDIT-047, EDIT-048]', async () => {
    const { session } = await aScanWith('', { tour: aTour({ organization: '' }) });

    await takeScreenshot(session, poiId(''));
    await told('Missing identifier');
    await takeScreenshot(session, stove);
    await told('Missing url');
  });

  it('stays pending after a failed upload, and is uploaded with the next save [EDIT-050, EDIT-056]', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { session, poi, state, show } = await aScanWith(picture);
    send.mockRejectedValueOnce(offline);
    show(<ViewSection poi={stove} />);

    await act(() => takeScreenshot(session, stove));

    await told('The server cannot be reached. The screenshot will be uploaded when the tour is saved.');
    expect(state()).toMatchObject({ pendingScreenshots: new Map([[stove, picture]]), needsSaving: true });
    expect(screen.getByRole('img', { name: 'Screenshot of Stove' }).getAttribute('src')).toBe(picture);
    screen.getByText('Not uploaded yet');

    await act(() => uploadPending(session));

    expect(poi('stove')?.screenshot).toBe(url);
    expect(state().pendingScreenshots.size).toBe(0);
  });

  it('is uploaded by a save, and its URL is saved with the tour [EDIT-056]', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { session, store } = await aScanWith(picture);
    send.mockRejectedValueOnce(offline);
    await takeScreenshot(session, stove);

    await session.save();

    expect(store.storedState().edited.folders[0]?.pois[0]?.screenshot).toBe(url);
  });

  it('is saved by itself where the author saved the new point before it was taken [EDIT-013 EDIT-056]', async () => {
    const { session, store, state, takes } = await aScanWith(picture);
    let take: (shot: string) => void = () => undefined;
    takes.mockImplementationOnce(() => new Promise((resolve) => (take = resolve)));
    const added = addPoi(session, 'poi') ?? '';
    await waitFor(() => expect(takes).toHaveBeenCalled());
    await session.save();
    expect(state().needsSaving).toBe(false);

    take(picture);

    const saved = () => store.storedState().edited.folders.flatMap(({ pois }) => pois);
    await waitFor(() => expect(saved().find(({ identifier }) => identifier === added)?.screenshot).toBe(url));
    expect(state().needsSaving).toBe(false);
  });

  it('does not block saving other changes when its upload fails [EDIT-056]', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { session, store, state } = await aScanWith(picture);
    send.mockRejectedValue(offline);
    await takeScreenshot(session, stove);
    session.editPoi('Rename PoI', stove, (before) => ({ ...before, name: 'Oven' }));

    await session.save();

    expect(store.storedState().edited.folders[0]?.pois[0]).toMatchObject({ name: 'Oven', screenshot: '' });
    expect(state()).toMatchObject({ pendingScreenshots: new Map([[stove, picture]]), needsSaving: true });
  });

  it('is dropped when its upload is refused, and says so once [EDIT-050, EDIT-056]', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { session, poi, state } = await aScanWith(picture);
    send.mockRejectedValueOnce(offline).mockRejectedValue(new AppError('permission-denied', 'You don’t have permission.'));
    await takeScreenshot(session, stove);

    await session.save();
    await session.save();

    expect(send).toHaveBeenCalledTimes(2);
    expect(toastError).toHaveBeenLastCalledWith('You don’t have permission. The screenshot is not stored.');
    expect(state()).toMatchObject({ pendingScreenshots: new Map(), needsSaving: false, saving: 'idle' });
    expect(poi('stove')?.screenshot).toBe('');
  });

  it('is uploaded once for concurrent requests', async () => {
    let arrive = (_: { url: string; contentType: string }) => {};
    send.mockReturnValueOnce(
      new Promise((resolve) => {
        arrive = resolve;
      }),
    );
    const { session } = await aScanWith(picture);
    const taking = takeScreenshot(session, stove);
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1));

    const saving = uploadPending(session);
    arrive({ url, contentType: 'image/jpeg' });
    await Promise.all([taking, saving]);

    expect(send).toHaveBeenCalledTimes(1);
  });

  it('is abandoned when the viewer closes', async () => {
    const { session, player, takes, state } = await aScanWith(picture);
    takes.mockReturnValueOnce(new Promise(() => undefined));
    const taking = takeScreenshot(session, stove);
    expect(state().capturing).toEqual(new Set([stove]));

    player.showcase.disconnect();
    await taking;

    expect(state().capturing).toEqual(new Set());
    expect(send).not.toHaveBeenCalled();
  });

  it('is captured in the background when a PoI is added, unless disabled [EDIT-013]', async () => {
    const { session, poi } = await aScanWith(picture);
    const without = addPoi(session, 'poi', { screenshot: false }) ?? '';
    const added = addPoi(session, 'poi') ?? '';

    await waitFor(() => expect(poi(added)?.screenshot).toBe(url));

    expect(poi(without)?.screenshot).toBe('');
    expect(send).toHaveBeenCalledTimes(1);
  });
});
