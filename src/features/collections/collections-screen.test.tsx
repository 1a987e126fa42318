import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '@/domain/app-error';
import { toastError, toastSuccess } from '@/ui/toast';
import { people, renderCollections, stubLayout } from './testing/render-collections';

const commands = vi.hoisted(() => ({
  newCollectionId: vi.fn(),
  createCollection: vi.fn(),
  updateCollection: vi.fn(),
  deleteCollection: vi.fn(),
  saveCollectionOrder: vi.fn(),
}));
vi.mock('@/backend/collections/commands', () => commands);
vi.mock('@/widgets/invitation-dialog/invite-people', () => ({
  InvitePeople: ({ target }: { target: { type: string; name: string } }) => (
    <p>
      Invite to the {target.type} {target.name}
    </p>
  ),
}));
vi.mock('@/ui/toast');

beforeEach(() => {
  stubLayout();
  for (const command of Object.values(commands)) command.mockResolvedValue(undefined);
  commands.newCollectionId.mockResolvedValue('new');
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.resetAllMocks();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const user = userEvent.setup();
const names = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const card = (name: string) => within(screen.getByRole('heading', { level: 3, name }).closest('article') as HTMLElement);
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const three = { villas: { name: 'Villas' }, docks: { name: 'Docks', description: 'By the sea' }, parks: { name: 'Parks' } };
const someTours = { a: { name: 'A', collection: 'villas' }, b: { name: 'B', collection: 'villas' }, c: { name: 'C', collection: 'docks' } };

describe('the list', () => {
  it('shows the organization’s collections with their tours, below the description of the page [COLL-001 COLL-002 COLL-024]', async () => {
    await renderCollections({ collections: three, tours: someTours });

    expect(screen.getByText('Create Collections to organize and share your Tours')).toBeDefined();
    expect(names()).toEqual(['Docks', 'Parks', 'Villas']);
    expect(card('Villas').getByText('2 tours')).toBeDefined();
    expect(card('Docks').getByText('By the sea')).toBeDefined();
    expect(card('Villas').getByRole('link', { name: 'Villas' }).getAttribute('href')).toBe('/collection/villas');
  });

  it('is searched from three characters on [COLL-002 COLL-006]', async () => {
    await renderCollections({ collections: three });
    const search = screen.getByRole('textbox', { name: 'Search collections' });

    await user.type(search, 'vi');
    expect(names()).toHaveLength(3);
    await user.type(search, 'l');
    await waitFor(() => expect(names()).toEqual(['Villas']));
    await user.clear(search);
    await user.type(search, 'the sea');

    await waitFor(() => expect(names()).toEqual(['Docks']));
  });

  it('says when nothing matches, and what collections are for when there are none [COLL-002]', async () => {
    await renderCollections({ collections: three, at: '/dashboard/collections?q=zzz' });
    expect(screen.getByRole('heading', { name: 'No matching collections' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Show all collections' }));
    expect(names()).toHaveLength(3);
    cleanup();

    await renderCollections({ collections: {} });

    expect(screen.getByRole('heading', { name: 'No collections yet' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Create collection' })).toBeDefined();
  });

  it.each([
    ['an admin of the organization', people.orgAdmin, ['Add tours', 'Invite collaborators', 'Edit collection']],
    ['a global admin', people.globalAdmin, ['Add tours', 'Invite collaborators', 'Edit collection']],
    ['an editor', people.editor, ['Add tours', 'Invite collaborators']],
    ['a viewer', people.viewer, []],
  ])('has the buttons of each collection for %s [COLL-005 ACCESS-052]', async (_who, who, labels) => {
    await renderCollections({ who });

    const all = ['Add tours', 'Invite collaborators', 'Edit collection'];
    await waitFor(() => expect(all.filter((label) => card('Villas').queryByText(label))).toEqual(labels));
    expect(screen.queryByRole('link', { name: 'Create collection' }) !== null).toBe(labels.length === 3);
    expect(screen.queryByRole('checkbox', { name: 'Select Villas' }) !== null).toBe(labels.length === 3);
  });

  it('invites to a collection [COLL-005]', async () => {
    await renderCollections();

    await user.click(screen.getByRole('button', { name: 'Invite collaborators to Villas' }));

    expect(await screen.findByText('Invite to the collection Villas')).toBeDefined();
  });
});

describe('the form', () => {
  it('says that the name is missing when it is saved, not when another field is pressed first [COLL-020]', async () => {
    await renderCollections({ at: '/dashboard/collections/create' });
    const form = await dialog('Create collection');
    await user.click(form.getByRole('textbox', { name: /^Name/ }));
    await user.click(form.getByRole('textbox', { name: 'Description' }));
    await act(async () => undefined);
    expect(form.queryByText('Please fill out a collection name')).toBeNull();

    await user.click(form.getByRole('button', { name: 'Create collection' }));
    expect(await form.findByText('Please fill out a collection name')).toBeDefined();
    expect(commands.createCollection).not.toHaveBeenCalled();

    await user.type(form.getByRole('textbox', { name: /^Name/ }), 'C');
    await waitFor(() => expect(form.queryByText('Please fill out a collection name')).toBeNull());
  });

  it('creates a collection in a dialog with an address, which Back closes, and opens it [COLL-003 COLL-021]', async () => {
    const { location, back } = await renderCollections({ collections: { new: { name: 'Forts' } } });
    await user.click(screen.getByRole('link', { name: 'Create collection' }));
    await waitFor(() => expect(location()).toBe('/dashboard/collections/create'));
    await dialog('Create collection');
    await back();
    expect(screen.queryByRole('dialog')).toBeNull();

    await user.click(screen.getByRole('link', { name: 'Create collection' }));
    const form = await dialog('Create collection');
    await user.type(form.getByRole('textbox', { name: /^Name/ }), ' Castles ');
    await user.type(form.getByRole('textbox', { name: 'Description' }), 'On hills');
    await user.click(form.getByRole('button', { name: 'Create collection' }));

    await waitFor(() => expect(toastSuccess).toHaveBeenCalledWith('Collection created'));
    const fields = { name: 'Castles', description: 'On hills', coverUrl: '', coverAlt: '', isPublic: false };
    expect(commands.createCollection.mock.calls).toEqual([[{ id: 'new', organization: 'Acme', fields }]]);
    await waitFor(() => expect(location()).toBe('/collection/new'));
  });

  it('needs a name [COLL-020]', async () => {
    await renderCollections({ at: '/dashboard/collections/create' });
    const form = await dialog('Create collection');

    await user.click(form.getByRole('button', { name: 'Create collection' }));

    expect(await form.findByText('Please fill out a collection name')).toBeDefined();
    expect(commands.createCollection).not.toHaveBeenCalled();
  });

  it('keeps the input when creating fails, and says why [COLL-019 COLL-021]', async () => {
    commands.createCollection.mockRejectedValue(new AppError('invalid-argument', 'Missing organization'));
    await renderCollections({ at: '/dashboard/collections/create' });
    const form = await dialog('Create collection');

    await user.type(form.getByRole('textbox', { name: /^Name/ }), 'Castles');
    await user.click(form.getByRole('button', { name: 'Create collection' }));

    expect((await form.findByRole('alert')).textContent).toBe('Missing organization');
    expect(toastError).toHaveBeenCalledWith('Error creating collection');
    expect(form.getByRole<HTMLInputElement>('textbox', { name: /^Name/ }).value).toBe('Castles');
  });

  it('changes only the edited fields of the collection that the address names [COLL-004 COLL-022]', async () => {
    const { location } = await renderCollections({ at: '/dashboard/collections/edit/villas' });
    const form = await dialog('Edit collection');

    await user.type(form.getByRole('textbox', { name: 'Description' }), 'By the sea');
    await user.click(form.getByRole('button', { name: 'Save' }));

    await waitFor(() => expect(toastSuccess).toHaveBeenCalledWith('Collection updated'));
    expect(commands.updateCollection.mock.calls).toEqual([[{ id: 'villas', changes: { description: 'By the sea' } }]]);
    await waitFor(() => expect(location()).toBe('/dashboard/collections'));
  });

  it('opens a public page, says when its address is made, copies it, and closes it', async () => {
    const at = '/dashboard/collections/edit/villas';
    await renderCollections({ at });
    const first = await dialog('Edit collection');
    await user.click(first.getByRole('checkbox', { name: 'Public page' }));
    expect(first.getByText(/^Save to open it/)).toBeDefined();
    await user.click(first.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(commands.updateCollection).toHaveBeenCalledWith({ id: 'villas', changes: { isPublic: true } }));
    cleanup();

    const { store } = await renderCollections({ at, collections: { villas: { name: 'Villas', isPublic: true } } });
    const form = await dialog('Edit collection');
    expect(form.getByText('Its address is being made.')).toBeDefined();
    await store({ collections: { villas: { name: 'Villas', isPublic: true, shortCode: 'abc2345' } } });
    const { value: address } = await form.findByRole<HTMLInputElement>('textbox', { name: 'Public address' });
    expect(address).toBe(`${location.origin}/c/abc2345`);
    await user.click(form.getByRole('button', { name: 'Copy public address' }));
    expect(await navigator.clipboard.readText()).toBe(address);

    await user.click(form.getByRole('checkbox', { name: 'Public page' }));
    expect(form.queryByRole('textbox', { name: 'Public address' })).toBeNull();
    expect(form.getByText(/leads to nothing within a minute/)).toBeDefined();
    await user.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(commands.updateCollection).toHaveBeenLastCalledWith({ id: 'villas', changes: { isPublic: false } }));
  });

  it('says when changing fails [COLL-022]', async () => {
    commands.updateCollection.mockRejectedValue(new AppError('not-found', 'This no longer exists.'));
    await renderCollections({ at: '/dashboard/collections/edit/villas' });
    const form = await dialog('Edit collection');

    await user.type(form.getByRole('textbox', { name: 'Description' }), 'x');
    await user.click(form.getByRole('button', { name: 'Save' }));

    expect((await form.findByRole('alert')).textContent).toBe('This no longer exists.');
    expect(toastError).toHaveBeenCalledWith('Error updating collection');
  });

  it('asks before unsaved changes are lost', async () => {
    await renderCollections({ at: '/dashboard/collections/edit/villas' });
    const form = await dialog('Edit collection');
    await user.type(form.getByRole('textbox', { name: 'Description' }), 'x');

    await user.click(form.getByRole('button', { name: 'Cancel' }));

    await user.click(await screen.findByRole('button', { name: 'Stay' }));
    expect(form.getByRole<HTMLTextAreaElement>('textbox', { name: 'Description' }).value).toBe('x');
  });

  it.each([
    ['/dashboard/collections/edit', 'No collection ID found.', people.orgAdmin],
    ['/dashboard/collections/view', 'No collection ID found.', people.orgAdmin],
    ['/dashboard/collections/edit/gone', 'No collection found.', people.orgAdmin],
    ['/dashboard/collections/add/gone', 'No collection found.', people.orgAdmin],
    ['/dashboard/collections/edit/villas', 'You don’t have permission to do this.', people.editor],
    ['/dashboard/collections/add/villas', 'You don’t have permission to do this.', people.viewer],
  ])('at %s shows “%s” [COLL-028 COLL-029]', async (at, title, who) => {
    await renderCollections({ at, who });

    expect(await screen.findByRole('dialog', { name: title })).toBeDefined();
    expect(names()).toEqual(['Villas']);
  });

  it('leads from a view with an id to the page of the collection [COLL-028]', async () => {
    const { location } = await renderCollections({ at: '/dashboard/collections/view/villas' });

    await waitFor(() => expect(location()).toBe('/collection/villas'));
  });
});

describe('deleting', () => {
  const openDelete = async () => {
    await user.click(screen.getByRole('button', { name: 'Menu of Villas' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    return dialog('Delete this collection?');
  };

  it('says first what happens to tours and guests [COLL-023]', async () => {
    await renderCollections({ tours: someTours });
    const question = await openDelete();

    expect(question.getByText('Its 2 tours are not deleted. They belong to no collection then.')).toBeDefined();
    expect(question.getByText('Nobody is invited to it.')).toBeDefined();
    await user.click(question.getByRole('button', { name: 'Delete collection' }));

    await waitFor(() => expect(toastSuccess).toHaveBeenCalledWith('Collection deleted'));
    expect(commands.deleteCollection.mock.calls[0]?.[0]).toBe('villas');
  });

  it('stays open when it fails [COLL-023]', async () => {
    commands.deleteCollection.mockRejectedValue(new AppError('permission-denied', 'You don’t have permission to do this.'));
    await renderCollections();
    const question = await openDelete();

    await user.click(question.getByRole('button', { name: 'Delete collection' }));

    expect((await question.findByRole('alert')).textContent).toBe('Villas wasn’t deleted. You don’t have permission to do this.');
    expect(toastError).toHaveBeenCalledWith('Error deleting collection');
  });
});
