import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deleteOlderTour, updateOlderTour } from '@/backend/older/commands';
import { identityFrom } from '@/domain/access/identity';
import { AppError } from '@/domain/app-error';
import { type OlderTour, olderTourFrom, olderTourTypes } from '@/domain/older/older-tours';
import { organizationFrom } from '@/domain/organizations/organization';
import { standInForDialogs } from '@/ui/testing/dialogs';
import { toastError, toastSuccess } from '@/ui/toast';
import { CurrentUserProvider } from '@/widgets/current-user';
import { OlderEditTourScreen } from './older-edit-tour-screen';

vi.mock('@/backend/older/commands');
vi.mock('@/ui/toast');

beforeEach(standInForDialogs);
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

const hall = olderTourFrom('hall', {
  name: 'Hall',
  matterportId: 'AbCdEfGh123',
  description: '<p>Old.</p>',
  type: 'Quiz',
  organization: 'Acme',
});

function show(older: OlderTour | null = hall, role = 'superuser') {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false } } });
  client.setQueryData(['organizations', 'Acme'], organizationFrom('Acme', { name: 'Acme', status: true }));
  client.setQueryData(['organizations', 'Acme', 'tours', 'hall'], older);
  const identity = identityFrom(
    { uid: 'ada', email: 'ada@acme.example', displayName: 'Ada' },
    { email_verified: true, organization: 'Acme', role },
  );
  render(
    <QueryClientProvider client={client}>
      <CurrentUserProvider identity={identity}>
        <MemoryRouter initialEntries={['/Acme/edit-tour/hall']}>
          <Routes>
            <Route path="/:organization/edit-tour/:tour" element={<OlderEditTourScreen otherwise={<p>The form of today</p>} />} />
            <Route path="/dashboard/tours" element={<p>The tours</p>} />
          </Routes>
        </MemoryRouter>
      </CurrentUserProvider>
    </QueryClientProvider>,
  );
  return client;
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const type = (name: string, value: string) => fireEvent.input(field(name), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('the form of an older tour', () => {
  it('has a name, a scan id, a description, the older types and Update and Delete [ROUTE-016 OLD-004 OLD-005 OLD-007 MODEL-028]', async () => {
    show();

    expect([field('Name').value, field('Matterport ID').value]).toEqual(['Hall', 'AbCdEfGh123']);
    expect([field('Name').required, field('Matterport ID').required]).toEqual([true, true]);
    const types = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Tour type' });
    expect([types.value, [...types.options].map(({ value }) => value)]).toEqual(['Quiz', [...olderTourTypes]]);
    expect(screen.getByRole('group', { name: 'Description' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Update' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Delete' })).toBeDefined();
  });

  it('names the tour in the tab [ROUTE-050]', () => {
    show();

    expect(document.title).toBe('Digital Twin - Hall - Edit');
  });

  it('shows the model’s thumbnail while it is used [OLD-006]', () => {
    show();
    expect(screen.queryByRole('img', { name: 'Thumbnail of the model' })).toBe(null);

    fireEvent.click(screen.getByRole('switch', { name: 'Use Matterport Thumbnail' }));

    expect(screen.getByRole('img', { name: 'Thumbnail of the model' }).getAttribute('src')).toContain('AbCdEfGh123');
  });

  it('updates all its fields [OLD-008]', async () => {
    show();
    type('Name', 'The hall');
    press('Update');

    await waitFor(() => expect(toastSuccess).toHaveBeenCalledWith('Tour updated'));
    expect(updateOlderTour).toHaveBeenCalledWith(
      { organization: 'Acme', tour: 'hall' },
      { name: 'The hall', matterportId: 'AbCdEfGh123', description: '<p>Old.</p>', type: 'Quiz', matterportThumbnail: false },
    );
  });

  it('requires the name and a scan id of 11 characters [OLD-004]', async () => {
    show();
    type('Name', '');
    type('Matterport ID', 'short');
    press('Update');

    expect(await screen.findByText('Invalid Matterport ID format.')).toBeDefined();
    expect(field('Name').getAttribute('aria-invalid')).toBe('true');
    expect(updateOlderTour).not.toHaveBeenCalled();
  });

  it('takes the scan id from a link, however it is put in [OLD-004]', async () => {
    show();

    type('Matterport ID', 'https://my.matterport.com/show/?m=ZbCdEfGh123&play=1');
    expect(field('Matterport ID').value).toBe('ZbCdEfGh123');
    press('Update');

    await waitFor(() => expect(vi.mocked(updateOlderTour).mock.lastCall?.[1]).toMatchObject({ matterportId: 'ZbCdEfGh123' }));
  });

  it('keeps the input of a tour that was deleted meanwhile, and says so [OLD-011]', async () => {
    vi.mocked(updateOlderTour).mockRejectedValueOnce(new AppError('not-found', 'This tour was deleted.'));
    const client = show();
    type('Name', 'The hall');
    client.setQueryData(['organizations', 'Acme', 'tours', 'hall'], null);
    expect((await screen.findByRole('alert')).textContent).toMatch(/was deleted/);

    press('Update');

    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2));
    expect(field('Name').value).toBe('The hall');
  });

  it('asks before it deletes, and says when it can’t [OLD-009 OLD-010]', async () => {
    vi.mocked(deleteOlderTour).mockRejectedValueOnce(new AppError('permission-denied', 'You don’t have permission to do this.'));
    show();
    press('Delete');
    const question = within(screen.getByRole('dialog', { name: 'Do you want to delete this tour?' }));
    fireEvent.click(question.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(toastError).toHaveBeenCalledWith('Unable to delete tour'));
    expect(question.getByRole('alert').textContent).toMatch(/The tour is unchanged/);

    fireEvent.click(question.getByRole('button', { name: 'Delete' }));

    expect(await screen.findByText('The tours')).toBeDefined();
    expect(deleteOlderTour).toHaveBeenLastCalledWith({ organization: 'Acme', tour: 'hall' });
  });

  it('is not there for viewers, and today’s form is for all other tours [ROUTE-016 ACCESS-049]', () => {
    show(hall, 'user');
    expect(screen.getByText('Missing permission to view this content.')).toBeDefined();
    cleanup();
    show(null);

    expect(screen.getByText('The form of today')).toBeDefined();
  });
});
