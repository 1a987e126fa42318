import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { templateQueries } from '@/backend/templates/queries';
import { tourQueries } from '@/backend/tours/queries';
import { identityFrom } from '@/domain/access/identity';
import { AppError } from '@/domain/app-error';
import { poiId } from '@/domain/ids';
import { templateContent, templateFrom } from '@/domain/reuse/template';
import { listedTourFrom } from '@/domain/tours/listed-tour';
import { CurrentUserProvider } from '@/widgets/current-user';
import { SidebarQuestions } from '../sidebar/questions/sidebar-questions';
import { anEditing, aTour } from '../testing/an-editing';

const stored = vi.hoisted(() => ({ saveTemplate: vi.fn(), renameTemplate: vi.fn(), deleteTemplate: vi.fn(), readTemplate: vi.fn() }));
vi.mock('@/backend/templates/commands', () => stored);
vi.mock('@/backend/templates/queries', async (original) => ({ ...(await original<object>()), readTemplate: stored.readTemplate }));

const sendRequest = vi.hoisted(() => vi.fn());
vi.mock('@/backend/rest/rest', async (original) => ({ ...(await original<object>()), sendRequest, listQuery: () => ({}) }));

beforeEach(() => void sendRequest.mockRejectedValue(new AppError('unavailable', 'You are offline.')));
afterEach(cleanup);

const hall = aTour();
const barn = aTour({ name: 'Barn', matterportId: 'ZyXwVuTs987', folders: [{ id: 'loft', name: 'Loft' }] });
const exits = templateFrom('0', {
  name: 'Exits',
  kind: 'folder',
  content: templateContent({ folders: hall.folders.slice(0, 1), pois: [] }, 'folder', []).content,
});

function aDialog(role: 'superuser' | 'user' = 'superuser', tour = hall) {
  const editing = anEditing({ tour });
  const organization = hall.organization;
  editing.client.setQueryData(tourQueries.listed(organization).queryKey, [
    listedTourFrom('hall', hall),
    listedTourFrom('barn', barn),
    listedTourFrom('foreign', { ...barn, name: 'Of others', organization: 'Globex' }),
  ]);
  editing.client.setQueryData(templateQueries.of(organization).queryKey, [exits]);
  const identity = identityFrom({ uid: 'someone', email: 'someone@acme.example', displayName: 'Some One' }, { organization, role });
  const { user } = editing.show(
    <CurrentUserProvider identity={identity}>
      <SidebarQuestions />
    </CurrentUserProvider>,
  );
  const { ask } = editing.state();
  return { ...editing, user, ask: (...question: Parameters<typeof ask>) => act(() => ask(...question)) };
}
const stove = { folders: new Set<never>(), pois: new Set([poiId('stove')]) };

describe('the dialog that moves or copies into another tour', () => {
  it('offers the tours that somebody may change, copies, and says what came of it', async () => {
    const { session, user, ask, poi } = aDialog();
    session.addToTour = vi.fn(async ({ add }) => add(barn).added);
    ask({ about: 'to-tour', selection: stove });

    await user.click(screen.getByRole('combobox', { name: 'Tour' }));
    expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual(['Barn']);
    await user.click(screen.getByRole('option', { name: 'Barn' }));
    expect(screen.getByText(/another scan: points wait there/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Copy' }));

    const done = await screen.findByRole('dialog', { name: '“Stove” copied into “Barn”.' });
    expect(within(done).getByText(/1 point waits to be placed/)).toBeDefined();
    expect(session.addToTour).toHaveBeenCalledWith(
      expect.objectContaining({ tour: 'barn', author: expect.objectContaining({ uid: 'someone' }) }),
    );
    expect(poi('stove')).toBeDefined();
  });

  it('says before and after that texts in other languages stay behind, and names what stays because it was changed', async () => {
    const { session, user, ask } = aDialog('superuser', aTour({ languages: ['en', 'de'] }));
    session.addToTour = async ({ add }) => {
      session.editPoi('Rename', poiId('stove'), (stove) => ({ ...stove, name: 'Oven' }));
      return add(barn).added;
    };
    ask({ about: 'to-tour', selection: stove });
    expect(screen.getByText('Texts in other languages stay behind.')).toBeDefined();
    await user.click(screen.getByRole('combobox', { name: 'Tour' }));
    await user.click(await screen.findByRole('option', { name: 'Barn' }));
    await user.click(screen.getByRole('radio', { name: /^Move/ }));

    await user.click(screen.getByRole('button', { name: 'Move' }));

    const done = within(await screen.findByRole('dialog', { name: '“Stove” moved into “Barn”.' }));
    expect(done.getByText('Texts in other languages stay behind.')).toBeDefined();
    const stays = done.getByText('Changed or added since, so they stay where they were').parentElement;
    expect(within(stays!).getByText('Oven')).toBeDefined();
    expect([done.queryByText(/It is removed here/), done.queryByText(/the tab in which you cut it/)]).toEqual([null, null]);
  });

  it('asks for a tour, and shows why it failed with everything still there', async () => {
    const { session, user, ask, poi } = aDialog();
    session.addToTour = async () => {
      throw new AppError('permission-denied', 'You don’t have permission to change that tour.');
    };
    ask({ about: 'to-tour', selection: stove });
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(screen.getByText('Choose a tour.')).toBeDefined();

    await user.click(screen.getByRole('combobox', { name: 'Tour' }));
    await user.click(await screen.findByRole('option', { name: 'Barn' }));
    await user.click(screen.getByRole('radio', { name: /^Move/ }));
    await user.click(screen.getByRole('button', { name: 'Move' }));

    expect((await screen.findByRole('alert')).textContent).toMatch(/permission to change that tour/);
    expect(poi('stove')).toBeDefined();
  });
});

describe('templates', () => {
  it('are added to the tour as one step, with points that wait for their places', async () => {
    const { user, ask, state } = aDialog('user');
    stored.readTemplate.mockRejectedValueOnce(new AppError('unavailable', 'You are offline.')).mockResolvedValue(exits.content);
    ask({ about: 'templates' });
    expect(screen.queryByRole('button', { name: /Save this tour/ })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Menu of/ })).toBeNull();

    await user.click(screen.getByRole('button', { name: 'Add “Exits”' }));
    expect(await screen.findByText('You are offline.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Add “Exits”' }));

    expect(stored.readTemplate).toHaveBeenCalledWith('Acme', '0');
    expect(await screen.findByRole('dialog', { name: '“Exits” added.' })).toBeDefined();
    expect(state().past.map(({ label }) => label)).toEqual(['Add template “Exits”']);
    expect(state().edited.folders).toHaveLength(hall.folders.length + 1);
  });

  it('say that texts in other languages stay behind, when one is saved and when one is added', async () => {
    const { user, ask } = aDialog('superuser', aTour({ languages: ['en', 'de'] }));
    stored.readTemplate.mockResolvedValue(exits.content);
    ask({ about: 'save-template', selection: stove });
    const saving = within(screen.getByRole('dialog', { name: 'Save as template' }));
    expect(saving.getByText(/Texts in other languages stay behind\./)).toBeDefined();

    ask({ about: 'templates' });
    await user.click(screen.getByRole('button', { name: 'Add “Exits”' }));

    const done = within(await screen.findByRole('dialog', { name: '“Exits” added.' }));
    expect(done.getByText('Texts in other languages stay behind.')).toBeDefined();
  });

  it.each([
    { about: 'save-template' as const, selection: stove, button: 'Save' },
    { about: 'templates' as const, button: 'Save this tour as template…' },
  ])('say why they couldn’t be listed, and are listed by Try again: $about', async ({ button, ...question }) => {
    const { client, user, ask } = aDialog();
    act(() => client.removeQueries({ queryKey: templateQueries.of(hall.organization).queryKey }));
    ask(question);
    const error = await screen.findByText('The organization’s templates couldn’t be listed. You are offline.');
    sendRequest.mockResolvedValue({ documents: [] });

    await user.click(screen.getByRole('button', { name: 'Try again' }));

    await waitFor(() => expect(error.isConnected).toBe(false));
    await waitFor(() => expect(screen.getByRole('button', { name: button })).toHaveProperty('disabled', false));
  });

  it('are renamed and deleted by those who edit the organization', async () => {
    const { user, ask } = aDialog();
    ask({ about: 'templates' });

    await user.click(screen.getByRole('button', { name: 'Menu of “Exits”' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Rename' }));
    const name = await screen.findByRole('textbox', { name: /Name/ });
    await user.clear(name);
    await user.type(name, 'Ways out{Enter}');
    await waitFor(() => expect(stored.renameTemplate).toHaveBeenCalledWith({ organization: 'Acme', id: '0', name: 'Ways out' }));

    await user.click(await screen.findByRole('button', { name: 'Menu of “Exits”' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await user.click(await screen.findByRole('button', { name: 'Delete template' }));
    await waitFor(() => expect(stored.deleteTemplate).toHaveBeenCalledWith({ organization: 'Acme', id: '0' }));
  });

  it('are saved from a point, with the ids that are in use', async () => {
    const { user, ask } = aDialog();
    ask({ about: 'save-template', selection: stove });

    await user.click(screen.getByRole('button', { name: 'Save' }));

    await waitFor(() =>
      expect(stored.saveTemplate).toHaveBeenCalledWith(
        expect.objectContaining({
          organization: 'Acme',
          name: 'Stove',
          kind: 'point',
          used: ['0'],
          content: expect.stringContaining('Stove'),
        }),
      ),
    );
  });
});
