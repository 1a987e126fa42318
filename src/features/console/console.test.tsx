import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { applicationQueries } from '@/backend/application/queries';
import { moduleQueries } from '@/backend/modules/queries';
import { toursOfModel } from '@/backend/tours/tours-of-model';
import { AppError } from '@/domain/app-error';
import { orgId } from '@/domain/ids';
import { moduleFrom } from '@/domain/modules';
import { listedTourFrom } from '@/domain/tours/listed-tour';
import { toastError, toastSuccess } from '@/ui/toast';
import { IdSearchMode } from './id-search/id-search-mode';
import { ModuleScreen } from './modules/module-screen';
import { ModulesMode } from './modules/modules-mode';
import { OrganizationsMode } from './organizations/organizations-mode';
import { PagesMode } from './pages/pages-mode';
import { renderConsole } from './testing/render-console';

const backend = vi.hoisted(() => ({
  createOrganization: vi.fn(),
  createModule: vi.fn(),
  updateModule: vi.fn(),
  savePage: vi.fn(),
  staff: vi.fn(),
  call: vi.fn(),
  sendRequest: vi.fn(),
}));
vi.mock('@/backend/organizations/create-organization', () => ({ createOrganization: backend.createOrganization }));
vi.mock('@/backend/modules/commands', () => ({ createModule: backend.createModule, updateModule: backend.updateModule }));
vi.mock('@/backend/application/save-page', () => ({ savePage: backend.savePage }));
vi.mock('@/backend/staff', () => ({ staff: backend.staff }));
vi.mock('@/backend/callables', () => ({ call: backend.call }));
vi.mock('@/backend/rest/rest', async (original) => ({
  ...(await original<object>()),
  documentsRoot: () => 'projects/demo/databases/(default)/documents',
  sendRequest: backend.sendRequest,
}));
vi.mock('@/ui/toast');
vi.mock('@/widgets/rich-text-editor/rich-text-field', () => ({
  RichTextField: ({ label, value, onChange }: { label: string; value: string; onChange: (html: string) => void }) => (
    <textarea aria-label={label} value={value} onChange={({ target }) => onChange(target.value)} />
  ),
}));

const user = userEvent.setup();
beforeEach(() => {
  vi.resetAllMocks();
  backend.staff.mockReturnValue('');
  localStorage.setItem('organizationId', 'Acme');
  for (const command of [backend.createModule, backend.updateModule, backend.savePage]) command.mockResolvedValue(undefined);
});
afterEach(cleanup);

const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));
const dialog = () => within(screen.getByRole('dialog'));

describe('organizations', () => {
  const stored = (id: string, fields = {}) => ({ name: `d/organizations/${id}`, fields: { name: { stringValue: id }, ...fields } });
  const few = [
    stored('Acme', { status: { booleanValue: true }, logoUrl: { stringValue: 'https://x.example/logo.png' } }),
    stored('Meridian'),
  ];
  const many = Array.from({ length: 16 }, (_, index) => stored(`Org ${index + 10}`));
  const show = async (claims = {}, documents = few) => {
    backend.sendRequest.mockImplementation(async ({ structuredQuery }) => ({
      documents: 'startAt' in structuredQuery ? [stored('Zenith')] : documents,
    }));
    const rendered = await renderConsole({
      page: <OrganizationsMode shown={orgId('Acme')} />,
      at: '/dashboard/organizations',
      claims: { admin: true, ...claims },
    });
    await screen.findByRole('list', { name: 'Organizations' });
    return rendered;
  };
  const names = () => within(screen.getByRole('list', { name: 'Organizations' })).getAllByRole('listitem');

  it('have a picker of nine modes, of which they are the first, and a link to the dashboard [ADMIN-001 ADMIN-002 ADMIN-004]', async () => {
    await show();

    const modes = within(screen.getByRole('navigation', { name: 'Console' })).getAllByRole('link');
    expect(modes.map(({ textContent }) => textContent)).toEqual([
      'Organizations',
      'Users',
      'Modules',
      'Pages',
      'Duplicate',
      'Import',
      'ID Search',
      'Health',
      'Audit',
    ]);
    expect(modes[0]?.getAttribute('aria-current')).toBe('page');
    expect(screen.getByRole('link', { name: 'Dashboard' }).getAttribute('href')).toBe('/dashboard/tours');
  });

  it('are the mode that is marked at the home page too, where no dashboard opens before one is chosen [ADMIN-002 ADMIN-004]', async () => {
    localStorage.removeItem('organizationId');
    backend.sendRequest.mockResolvedValue({ documents: few });
    await renderConsole({ page: <OrganizationsMode shown={null} />, at: '/' });

    expect((await screen.findByRole('link', { name: 'Organizations' })).getAttribute('aria-current')).toBe('page');
    expect(screen.queryByRole('link', { name: 'Dashboard' })).toBeNull();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Dashboard' })).toMatchObject({
      disabled: true,
      title: 'Choose an organization first',
    });
  });

  it('are cards with logo, name and settings, or a list, and get new ones [ADMIN-005 ADMIN-007 ADMIN-008]', async () => {
    const { location } = await show();
    expect(screen.getByRole('button', { name: '+ New Organization' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Acme' }).getAttribute('href')).toBe('/o/Acme');
    expect(screen.getByRole('link', { name: 'Settings of Acme' }).getAttribute('href')).toBe('/organization/Acme');
    expect(names()[0]?.querySelector('img')?.src).toBe('https://x.example/logo.png');
    expect(within(names()[1] as HTMLElement).getByText('Off')).toBeDefined();
    // jsdom draws no colours
    expect(
      (await axe.run(document.body, { rules: { 'color-contrast': { enabled: false }, region: { enabled: false } } })).violations,
    ).toEqual([]);
    await press('List');
    expect(screen.getByRole('button', { name: 'List' }).getAttribute('aria-pressed')).toBe('true');
    expect(location()).toBe('/dashboard/organizations?mode=list');
    expect(names()).toHaveLength(2);
  });

  it('whose names look the same show their ids', async () => {
    await show({}, [...few, stored('north', { name: { stringValue: 'ACME' } })]);

    expect(names().map((item) => within(item).queryByText(/^(north|Acme)$/, { selector: 'span' })?.textContent)).toEqual([
      'Acme',
      'north',
      undefined,
    ]);
  });

  it('have no picker and no settings for admins who are not on the list of staff [ADMIN-003]', async () => {
    backend.staff.mockReturnValue('Boss@loggia.example, eve@loggia.example');
    await show();
    expect(screen.queryByRole('navigation', { name: 'Console' })).toBeNull();
    expect(screen.queryByRole('link', { name: /^Settings of/ })).toBeNull();
    expect(screen.getByRole('link', { name: 'Dashboard' })).toBeDefined();
    cleanup();

    backend.staff.mockReturnValue('ADA@loggia.example');
    await show();

    expect(screen.getByRole('navigation', { name: 'Console' })).toBeDefined();
  });

  it('show their tours and members once they are read, only those in sight [ADMIN-007]', async () => {
    let see: (id: string) => void = () => undefined;
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(notify: (entries: object[]) => void) {
          see = (id) => notify([{ isIntersecting: true, target: document.querySelector(`[data-organization=${id}]`) }]);
        }
        observe() {}
        disconnect() {}
      },
    );
    backend.call.mockResolvedValue({ counts: [{ organization: 'Acme', tours: 12, members: 1 }] });
    await show();
    expect(backend.call).not.toHaveBeenCalled();
    expect(screen.queryByText(/tours/)).toBeNull();

    await act(async () => see('Meridian'));

    await within(names()[0] as HTMLElement).findByText('12 tours · 1 member');
    expect(within(names()[1] as HTMLElement).queryByText(/tour/)).toBeNull();
    expect(backend.call.mock.calls).toEqual([['countOrganizations', { organizations: ['Acme', 'Meridian'] }]]);
    vi.unstubAllGlobals();
  });

  it('are found by part of their name [ADMIN-006]', async () => {
    const { location } = await show();

    await user.type(screen.getByRole('textbox', { name: 'Search organizations' }), 'RIDI');

    expect(names().map((item) => within(item).getAllByRole('link')[0]?.textContent)).toEqual(['Meridian']);
    await waitFor(() => expect(location()).toBe('/dashboard/organizations?q=RIDI'));
  });

  it('of a large installation are found by the server, and listed a page at a time [ADMIN-006 ADMIN-007]', async () => {
    backend.call.mockImplementation(async (name) =>
      name === 'findOrganizations'
        ? { organizations: [{ id: 'Zeta', name: 'Zeta', logoUrl: '', status: true }], isCutOff: true }
        : { counts: [] },
    );
    await show({}, many);
    expect(names()).toHaveLength(16);

    await press('Show more organizations');
    await screen.findByRole('link', { name: 'Zenith' });
    expect(screen.queryByRole('button', { name: 'Show more organizations' })).toBeNull();
    expect(backend.sendRequest.mock.calls.at(-1)?.[0].structuredQuery).toMatchObject({
      startAt: { values: [{ referenceValue: expect.stringMatching(/organizations\/Org 25$/) }], before: false },
      limit: 16,
    });
    cleanup();
    await show({}, many);
    await user.type(screen.getByRole('textbox', { name: 'Search organizations' }), 'eta');

    await screen.findByRole('link', { name: 'Zeta' });
    screen.getByText('There are more: enter more of the name.');
    expect(backend.call.mock.calls.filter(([name]) => name === 'findOrganizations')).toEqual([['findOrganizations', { search: 'eta' }]]);
  });

  it('that cannot be searched say why, and are searched again [ADMIN-006]', async () => {
    backend.call.mockRejectedValueOnce(new AppError('unavailable', 'The connection was lost.'));
    await show({}, many);

    await user.type(screen.getByRole('textbox', { name: 'Search organizations' }), 'eta');

    expect((await screen.findByRole('alert')).textContent).toContain('The connection was lost.');
    backend.call.mockResolvedValue({ organizations: [], isCutOff: false });
    await press('Retry');
    await screen.findByText('No organizations match “eta”.');
  });

  it('are created by name, also with Enter, and opened [ADMIN-009 ADMIN-010 ADMIN-012]', async () => {
    backend.createOrganization.mockResolvedValue(orgId('New Hall'));
    await show();
    await press('+ New Organization');
    await screen.findByRole('dialog');
    expect(dialog().getByRole<HTMLButtonElement>('button', { name: 'Create' }).disabled).toBe(true);
    expect(dialog().getByText(/^Enter a name/)).toBeDefined();

    await user.type(dialog().getByRole('textbox', { name: 'Name' }), 'New Hall{Enter}');

    expect((await dialog().findByRole('link', { name: 'Go to New Hall' })).getAttribute('href')).toBe('/o/New%20Hall');
    expect(backend.createOrganization.mock.calls[0]?.[0]).toBe('New Hall');
  });

  it('of a name that exists are not created, and the name stays [ADMIN-011]', async () => {
    backend.createOrganization.mockRejectedValue(
      new AppError('already-exists', 'There is an organization Acme already. Nothing was created.'),
    );
    await show();
    await press('+ New Organization');
    await screen.findByRole('dialog');

    await user.type(dialog().getByRole('textbox', { name: 'Name' }), 'Acme{Enter}');

    expect(await dialog().findByText('There is an organization Acme already. Nothing was created.')).toBeDefined();
    expect(dialog().getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Acme');
  });
});

describe('modules', () => {
  const modules = [
    moduleFrom('measure', { name: 'Measure', description: 'Distances', createdAt: 1 }),
    moduleFrom('stages', { name: 'Stages', description: 'Before and after', createdAt: 2 }),
  ];
  const show = () =>
    renderConsole({ page: <ModulesMode />, at: '/dashboard/console/modules', cached: [[moduleQueries.all().queryKey, modules]] });

  it('are listed, newest first, and created with name and description [ADMIN-019 ADMIN-020]', async () => {
    await show();
    const rows = within(screen.getByRole('table', { name: 'Modules' })).getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toEqual(['NameDescription', 'StagesBefore and after', 'MeasureDistances']);

    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Plans');
    await user.type(screen.getByRole('textbox', { name: 'Description' }), 'Floor plans');
    await press('Create');

    await waitFor(() => expect(toastSuccess).toHaveBeenCalledWith('Module created'));
    expect(backend.createModule.mock.calls).toEqual([[{ name: 'Plans', description: 'Floor plans' }]]);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('');
  });

  it('of a name that exists are not created [ADMIN-021]', async () => {
    backend.createModule.mockRejectedValue(new AppError('already-exists', 'There is a module Stages already. Nothing was created.'));
    await show();

    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Stages');
    await press('Create');

    expect((await screen.findByRole('alert')).textContent).toBe('There is a module Stages already. Nothing was created.');
  });

  it('are updated at their own address [OLD-003 ROUTE-015]', async () => {
    await renderConsole({
      page: <ModuleScreen />,
      path: '/module/:id',
      at: '/module/stages',
      cached: [[moduleQueries.one('stages').queryKey, modules[1]]],
    });

    await user.clear(screen.getByRole('textbox', { name: 'Description' }));
    await user.type(screen.getByRole('textbox', { name: 'Description' }), 'In time');
    await press('Update');

    await waitFor(() => expect(backend.updateModule.mock.calls).toEqual([[{ id: 'stages', name: 'Stages', description: 'In time' }]]));
  });
});

describe('pages', () => {
  const terms = { id: 'terms', version: 3, body: '<p>Be kind.</p>' };
  const key = applicationQueries.page('terms').queryKey;
  const show = () =>
    renderConsole({
      page: <PagesMode />,
      at: '/dashboard/console/pages',
      cached: [
        [key, terms],
        [applicationQueries.page('privacy').queryKey, null],
        [applicationQueries.page('news').queryKey, null],
      ],
    });
  const version = () => screen.getByRole('textbox', { name: 'Version' });

  it('have version and text, with a preview, and are saved [ADMIN-037 ADMIN-038 ADMIN-039]', async () => {
    await show();
    expect(within(screen.getByRole('region', { name: 'Preview' })).getByText('Be kind.')).toBeDefined();

    await user.clear(version());
    await user.type(version(), 'four');
    expect(screen.getByText('Enter a number, such as 3.')).toBeDefined();
    await press('Save');
    expect(backend.savePage).not.toHaveBeenCalled();
    await user.clear(version());
    await user.type(version(), '4');
    await press('Save');

    await waitFor(() => expect(toastSuccess).toHaveBeenCalledWith('Terms saved'));
    expect(backend.savePage.mock.calls).toEqual([[{ id: 'terms', version: 4, body: '<p>Be kind.</p>' }]]);
  });

  it('say when saving fails, and keep the input [ADMIN-039]', async () => {
    backend.savePage.mockRejectedValue(new AppError('permission-denied', 'You may not do this.'));
    await show();

    await user.type(version(), '1');
    await press('Save');

    await waitFor(() => expect(toastError).toHaveBeenCalledWith('Error saving terms'));
    expect((version() as HTMLInputElement).value).toBe('31');
  });

  it('show what others saved, unless something was typed: then they ask', async () => {
    const { store } = await show();
    await store(key, { ...terms, version: 5 });
    await waitFor(() => expect((version() as HTMLInputElement).value).toBe('5'));
    await user.type(version(), '9');

    await store(key, { ...terms, version: 6 });
    expect(await screen.findByText('Someone else saved version 6 in the meantime.')).toBeDefined();
    await press('Save');
    expect(backend.savePage).not.toHaveBeenCalled();
    await press('Keep mine');
    await press('Save');

    await waitFor(() => expect(backend.savePage.mock.calls).toEqual([[{ id: 'terms', version: 59, body: '<p>Be kind.</p>' }]]));
  });

  it('show what saving changes, and store no text that could run', async () => {
    await show();
    const changes = () => within(screen.getByRole('region', { name: 'What changes' }));
    expect(screen.queryByRole('region', { name: 'What changes' })).toBeNull();
    const text = screen.getByRole('textbox', { name: 'Text' });

    await user.clear(text);
    await user.type(text, '<p>Be kind.</p><p>Be brief.</p><script>x()</script>');
    expect(changes().getByText('The version stays 3.')).toBeDefined();
    expect(
      changes()
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toContain('+Added: Be brief.');
    await user.type(version(), '1');
    expect(changes().getByText('Version 3 becomes 31.')).toBeDefined();
    await press('Save');

    await waitFor(() =>
      expect(backend.savePage.mock.calls).toEqual([[{ id: 'terms', version: 31, body: '<p>Be kind.</p><p>Be brief.</p>' }]]),
    );
    expect(screen.queryByRole('region', { name: 'What changes' })).toBeNull();
  });

  it('have the privacy page, which the sign-in page links to', async () => {
    await show();

    await user.click(screen.getByRole('radio', { name: 'Privacy' }));
    expect(screen.getByRole('link', { name: /^Open the page/ }).getAttribute('href')).toBe('#/page/privacy');
    await user.type(screen.getByRole('textbox', { name: 'Text' }), 'We store names.');
    await press('Save');

    await waitFor(() => expect(backend.savePage.mock.calls).toEqual([[{ id: 'privacy', version: 0, body: 'We store names.' }]]));
  });

  it('have news too [ADMIN-040]', async () => {
    await show();

    await user.click(screen.getByRole('radio', { name: 'News' }));
    await user.type(screen.getByRole('textbox', { name: 'Text' }), 'Hello');
    await press('Save');

    await waitFor(() => expect(backend.savePage.mock.calls).toEqual([[{ id: 'news', version: 0, body: 'Hello' }]]));
  });
});

describe('the search by scan', () => {
  const model = 'AbCdEfGh123';
  const tours = [listedTourFrom('hall', { name: 'Hall', organization: 'Acme', matterportId: model })];
  beforeEach(() => void backend.call.mockResolvedValue({ tours: [], isCutOff: false }));
  const show = (cached: Parameters<typeof renderConsole>[0]['cached']) =>
    renderConsole({ page: <IdSearchMode />, at: '/dashboard/console/search', cached: cached ?? [] });

  it.each([`  ${model} `, `https://my.provider.example/show/?m=${model}&play=1`, `https://provider.example/models/${model}`])(
    'finds the tours of %s, with links to them and to their organizations [ADMIN-060 ADMIN-061 ADMIN-062]',
    async (input) => {
      await show([[toursOfModel(model).queryKey, tours]]);

      await user.click(screen.getByRole('textbox', { name: 'Scan ID or tour URL' }));
      await user.paste(input);

      expect((await screen.findByRole('link', { name: 'Hall' })).getAttribute('href')).toBe('/dashboard/tours/landing/hall');
      expect(screen.getByRole('link', { name: 'Acme' }).getAttribute('href')).toBe('/o/Acme');
    },
  );

  it('finds older tours, and tours by name', async () => {
    backend.call.mockResolvedValue({
      tours: [
        { id: 'l14', name: 'Lindenweg 14', organization: 'Casa', isOlder: true },
        { id: 'lin', name: 'Linden hall', organization: 'Acme', isOlder: false },
      ],
      isCutOff: false,
    });
    await show([[toursOfModel('linden').queryKey, []]]);

    await user.click(screen.getByRole('textbox', { name: 'Scan ID or tour URL' }));
    await user.paste('linden');

    expect((await screen.findByRole('link', { name: 'Lindenweg 14' })).getAttribute('href')).toBe('/Casa/tour/l14?mode=view');
    expect(screen.getByRole('link', { name: 'Linden hall' }).getAttribute('href')).toBe('/dashboard/tours/landing/lin');
    expect(backend.call.mock.calls).toEqual([['findTours', { search: 'linden' }]]);
  });

  it('says so where not all names were searched', async () => {
    backend.call.mockResolvedValueOnce({ tours: [], isCutOff: true });
    await show([[toursOfModel('linden').queryKey, []]]);

    await user.click(screen.getByRole('textbox', { name: 'Scan ID or tour URL' }));
    await user.paste('linden');

    expect(await screen.findByText(/There are more tours than are searched by name: enter the scan or the address\.$/)).toBeDefined();
  });

  it('says when no tour shows the scan', async () => {
    await show([[toursOfModel('Nothing0000').queryKey, []]]);

    await user.click(screen.getByRole('textbox', { name: 'Scan ID or tour URL' }));
    await user.paste('Nothing0000');

    expect(await screen.findByText('No tours found.')).toBeDefined();
  });
});
