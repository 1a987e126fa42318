import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { organizationQueries } from '@/backend/organizations/queries';
import { AppError } from '@/domain/app-error';
import { orgId } from '@/domain/ids';
import { olderTourFrom } from '@/domain/older/older-tours';
import { organizationFrom } from '@/domain/organizations/organization';
import { toastError, toastSuccess } from '@/ui/toast';
import { DuplicateMode } from './duplicate/duplicate-mode';
import { ImportMode } from './import/import-mode';
import { renderConsole } from './testing/render-console';

const copies = vi.hoisted(() => ({ copyTour: vi.fn(), copyPoints: vi.fn(), newOlderId: vi.fn(), addImportedPoint: vi.fn() }));
vi.mock('@/backend/older/copies', async (original) => ({ ...(await original<object>()), ...copies }));
const files = vi.hoisted(() => ({ copySweepFiles: vi.fn() }));
vi.mock('@/backend/older/copy-files', () => files);
vi.mock('@/ui/toast');
const viewer = vi.hoisted(() => ({ connect: vi.fn() }));
vi.mock('@/showcase/connect-showcase', () => ({ connectShowcase: viewer.connect }));

const { olderToursOf } = await import('@/backend/older/copies');
const user = userEvent.setup();
const [acme, meridian] = [orgId('Acme'), orgId('Meridian')];
const hall = olderTourFrom('hall', { name: 'Hall', matterportId: 'AbCdEfGh123', organization: 'Acme' });
const shed = olderTourFrom('shed', { name: 'Shed', matterportId: 'short', organization: 'Acme' });
const cached = [
  [organizationQueries.all().queryKey, [acme, meridian].map((id) => organizationFrom(id, { name: id }))],
  [olderToursOf(acme).queryKey, [hall, shed]],
  [olderToursOf(meridian).queryKey, [olderTourFrom('taken', { name: 'Taken', organization: 'Meridian' })]],
] as const;

beforeEach(() => {
  vi.resetAllMocks();
  copies.newOlderId.mockResolvedValue('copy');
  copies.copyTour.mockResolvedValue(undefined);
  copies.addImportedPoint.mockResolvedValue(undefined);
});
afterEach(cleanup);

const press = (name: string) => user.click(screen.getByRole('button', { name }));
async function choose(label: string, option: string) {
  const box = screen.getByRole('combobox', { name: label });
  await user.click(box);
  await user.clear(box);
  await user.type(box, option);
  await user.click(await screen.findByRole('option', { name: option }));
}
const steps = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

describe('duplicating an older tour', () => {
  const show = () => renderConsole({ page: <DuplicateMode />, at: '/dashboard/console/duplicate', cached });

  it('goes by four steps, which appear one after the other; a name that exists is refused [ADMIN-041 ADMIN-042 ADMIN-044 ADMIN-045]', async () => {
    await show();
    expect(steps()).toEqual(['1. Source organization']);
    await choose('Source organization', 'Acme');
    expect(steps()).toHaveLength(2);
    const row = within(screen.getByRole('listitem', { name: 'Hall' }));
    expect(row.getByRole('link', { name: /^Open in new tab/ }).getAttribute('href')).toBe('#/Acme/tour/hall?mode=view');
    await user.click(row.getByRole('button', { name: 'Select' }));
    expect(steps()).toHaveLength(3);
    await choose('Destination organization', 'Meridian');
    const name = screen.getByRole<HTMLInputElement>('textbox', { name: /^New name/ });
    expect(name.value).toBe('Hall');
    await user.clear(name);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Create' }).disabled).toBe(true);

    await user.type(name, 'Taken');

    expect(screen.getByText('Tour with that name already exists in the destination organization')).toBeDefined();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Create' }).disabled).toBe(true);
  });

  it('creates the copy, then its points; then it starts anew [ADMIN-043 ADMIN-046 ADMIN-047 ADMIN-048 ADMIN-076]', async () => {
    copies.copyPoints.mockResolvedValue(7);
    await show();
    await choose('Source organization', 'Acme');
    await user.click(within(screen.getByRole('listitem', { name: 'Hall' })).getByRole('button', { name: 'Select' }));
    await choose('Destination organization', 'Meridian');

    await press('Create');
    await waitFor(() => expect(toastSuccess).toHaveBeenCalledWith('Tour successfully created'));
    expect(copies.copyTour.mock.calls).toEqual([[{ id: 'copy', tour: hall, organization: 'Meridian', name: 'Hall' }]]);
    expect(screen.getByRole('link', { name: 'Go to tour' }).getAttribute('href')).toBe('/Meridian/tour/copy');
    expect(screen.queryByRole('button', { name: 'Reset' })).toBeNull();
    await press('Add pois');
    await waitFor(() => expect(toastSuccess).toHaveBeenCalledWith('Finished adding Pois'));
    expect(toastSuccess).toHaveBeenCalledWith('Added 7 Pois');
    expect(copies.copyPoints.mock.calls).toEqual([
      [
        { organization: 'Acme', tour: 'hall' },
        { organization: 'Meridian', tour: 'copy' },
      ],
    ]);
    expect(screen.queryByRole('button', { name: 'Add pois' })).toBeNull();
    expect(screen.getByText('Added 7 Pois')).toBeDefined();
    await press('Reset');

    expect(steps()).toEqual(['1. Source organization']);
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Source organization' }));
  });

  it('copies files only if they are wanted, and goes on after a failure [ADMIN-047]', async () => {
    files.copySweepFiles.mockRejectedValueOnce(new AppError('unavailable', 'You are offline.'));
    await show();
    await choose('Source organization', 'Acme');
    await user.click(within(screen.getByRole('listitem', { name: 'Hall' })).getByRole('button', { name: 'Select' }));
    await choose('Destination organization', 'Meridian');
    await press('Create');
    const wanted = await screen.findByRole('checkbox', { name: /^Copy the files too/ });
    await press('Add pois');
    expect((await screen.findByRole('alert')).textContent).toBe('You are offline.');
    expect(files.copySweepFiles.mock.calls[0]?.slice(0, 2)).toEqual([
      { organization: 'Acme', tour: 'hall' },
      { organization: 'Meridian', tour: 'copy' },
    ]);

    await user.click(wanted);
    await press('Add pois');

    await screen.findByRole('button', { name: 'Reset' });
    expect(files.copySweepFiles).toHaveBeenCalledOnce();
    expect(copies.copyPoints).toHaveBeenCalledTimes(2);
  });

  it('stops copying files, and copies the others with the next press [ADMIN-047]', async () => {
    files.copySweepFiles.mockImplementationOnce(
      (_from: unknown, _to: unknown, { onProgress, signal }: { onProgress: (done: number, all: number) => void; signal: AbortSignal }) => {
        onProgress(1, 4);
        return new Promise((_, reject) => {
          signal.addEventListener('abort', () => reject(new AppError('cancelled', 'The download was cancelled.')));
        });
      },
    );
    await show();
    await choose('Source organization', 'Acme');
    await user.click(within(screen.getByRole('listitem', { name: 'Hall' })).getByRole('button', { name: 'Select' }));
    await choose('Destination organization', 'Meridian');
    await press('Create');
    await user.click(await screen.findByRole('button', { name: 'Add pois' }));
    expect(screen.getByRole('progressbar', { name: 'Copying the files' }).getAttribute('aria-valuenow')).toBe('25');

    await press('Stop');
    expect((await screen.findByRole('alert')).textContent).toBe('Copying was stopped. “Add pois” copies the files that are missing.');
    expect(screen.queryByRole('progressbar')).toBeNull();
    await press('Add pois');

    await screen.findByRole('button', { name: 'Reset' });
    expect(files.copySweepFiles).toHaveBeenCalledTimes(2);
  });

  it('begins anew with another tour, so that no points get into the wrong copy', async () => {
    await show();
    await choose('Source organization', 'Acme');
    await user.click(within(screen.getByRole('listitem', { name: 'Hall' })).getByRole('button', { name: 'Select' }));
    await choose('Destination organization', 'Meridian');
    await press('Create');
    await screen.findByRole('button', { name: 'Add pois' });

    await user.click(within(screen.getByRole('listitem', { name: 'Shed' })).getByRole('button', { name: 'Select' }));
    await choose('Destination organization', 'Meridian');

    expect(screen.queryByRole('button', { name: 'Add pois' })).toBeNull();
    await press('Create');
    expect(copies.copyTour.mock.lastCall).toEqual([{ id: 'copy', tour: shed, organization: 'Meridian', name: 'Shed' }]);
  });

  it('says why it failed, and can be tried again', async () => {
    copies.copyTour.mockRejectedValueOnce(new AppError('unavailable', 'You are offline.'));
    await show();
    await choose('Source organization', 'Acme');
    await user.click(within(screen.getByRole('listitem', { name: 'Hall' })).getByRole('button', { name: 'Select' }));
    await choose('Destination organization', 'Meridian');

    await press('Create');
    expect((await screen.findByRole('alert')).textContent).toBe('You are offline.');
    await press('Create');

    expect(await screen.findByRole('link', { name: 'Go to tour' })).toBeDefined();
  });
});

describe('the import of sweeps', () => {
  const entries = [
    { sweep_title: 'Door', sweep_uuid: 's1', sweep_x: '4', sweep_y: 90 },
    { sweep_title: 'Window', sweep_uuid: 'gone' },
  ];
  const connected = (name: 'ready' | 'starting') => {
    const state = { name };
    viewer.connect.mockReturnValue({
      state: { value: state, subscribe: () => () => undefined },
      values: { sweeps: { value: [{ id: 's1', position: { x: 1, y: 2, z: 3 }, floor: 0 }] } },
      retry: vi.fn(),
      disconnect: vi.fn(),
    });
    return state;
  };
  const show = () => renderConsole({ page: <ImportMode />, at: '/dashboard/console/import', cached });
  async function parse(text: string) {
    await user.click(screen.getByRole('textbox', { name: 'Sweeps in JSON' }));
    await user.paste(text);
    await press('Parse');
  }

  it('lists what was pasted; what is no list of sweeps is refused in words [ADMIN-049 ADMIN-050 ADMIN-059 MODEL-089]', async () => {
    await show();
    await parse('[{');
    expect(screen.getByText('This text is not JSON. Paste a list of sweeps in JSON.')).toBeDefined();
    expect(screen.queryByRole('list', { name: 'Parsed sweeps' })).toBeNull();
    await user.clear(screen.getByRole('textbox', { name: 'Sweeps in JSON' }));

    await parse(JSON.stringify(entries));

    const list = within(screen.getByRole('list', { name: 'Parsed sweeps' })).getAllByRole('listitem');
    expect(list.map(({ textContent }) => textContent)).toEqual(['Doors14°, 90°', 'Windowgone0°, 0°']);
  });

  it('shows the scan of a tour that has one, and needs a yes before it imports [ADMIN-051 ADMIN-052 ADMIN-053]', async () => {
    connected('ready');
    await show();
    await parse(JSON.stringify(entries));
    await choose('Organization', 'Acme');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Tour' }), 'Shed');
    expect(screen.queryByTitle('3D view of the tour’s scan')).toBeNull();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Tour' }), 'Hall');
    expect(screen.getByTitle('3D view of the tour’s scan')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Import all' })).toBeNull();

    await user.click(screen.getByRole('checkbox', { name: 'Add 2 points of interest to Hall' }));

    expect(screen.getByRole('button', { name: 'Import all' })).toBeDefined();
  });

  it('adds a point at each sweep that the scan has, once the player is ready; again it adds only what is missing [ADMIN-054 ADMIN-055 ADMIN-056 ADMIN-057 ADMIN-058]', async () => {
    const state = connected('starting');
    await show();
    await parse(JSON.stringify(entries));
    await choose('Organization', 'Acme');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Tour' }), 'Hall');
    await user.click(screen.getByRole('checkbox', { name: /^Add 2/ }));
    await press('Import all');
    await waitFor(() => expect(toastError).toHaveBeenCalledWith('Player is not ready!'));
    expect(copies.addImportedPoint).not.toHaveBeenCalled();

    state.name = 'ready';
    await press('Import all');
    expect(await screen.findByText('Sweep not found')).toBeDefined();
    expect(toastSuccess).toHaveBeenCalledWith('Added poi Door');
    expect(copies.addImportedPoint.mock.calls).toEqual([
      [
        { organization: 'Acme', tour: 'hall' },
        expect.objectContaining({
          userUid: 'IMPORTED',
          published: false,
          name: 'Door',
          sweep: 's1',
          rotation: { x: 4, y: 90 },
          position: { x: 1, y: 2, z: 3 },
        }),
      ],
    ]);
    await press('Import all');

    await waitFor(() => expect(toastError).toHaveBeenCalledTimes(3));
    expect(copies.addImportedPoint).toHaveBeenCalledOnce();
  });
});
