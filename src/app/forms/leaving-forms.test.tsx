import { QueryClient, QueryClientProvider, type QueryKey } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { type ReactNode, Suspense, useState } from 'react';
import { HashRouter, Link, Route, Routes } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { applicationQueries } from '@/backend/application/queries';
import { invitationQueries } from '@/backend/invitations/queries';
import { moduleQueries } from '@/backend/modules/queries';
import { organizationLimitQueries } from '@/backend/organization-limits/queries';
import { organizationPages } from '@/backend/organizations/pages';
import { organizationQueries } from '@/backend/organizations/queries';
import { pointTypeQueries } from '@/backend/point-types/queries';
import { identityFrom } from '@/domain/access/identity';
import { collectionFrom } from '@/domain/collections/collection';
import { poiHistoryEntryFrom } from '@/domain/folders/history';
import { orgId, tourId } from '@/domain/ids';
import { locationFrom } from '@/domain/locations/location';
import { moduleFrom } from '@/domain/modules';
import { olderTourFrom } from '@/domain/older/older-tours';
import { organizationFrom } from '@/domain/organizations/organization';
import { pointTypesFrom } from '@/domain/point-types/point-type';
import { poiFrom } from '@/domain/pois/poi';
import { proposalFrom } from '@/domain/publishing/proposal';
import { publicationVersionFrom } from '@/domain/publishing/publication-version';
import { templateFrom } from '@/domain/reuse/template';
import { shareLinkFrom } from '@/domain/sharing/share-links';
import { tourFrom } from '@/domain/tours/tour';
import { CreateUserSection } from '@/features/administration/create-user-section';
import { DirectorySection } from '@/features/administration/directory-section';
import { GlobalSettings } from '@/features/administration/global-settings';
import { CheckDialog } from '@/features/checks/check-dialog';
import { CollectionFormDialog } from '@/features/collections/form/collection-form-dialog';
import { OrderEditor } from '@/features/collections/order/order-editor';
import { Composer } from '@/features/comments/composer';
import { ImportMode } from '@/features/console/import/import-mode';
import { ModuleScreen } from '@/features/console/modules/module-screen';
import { ModulesMode } from '@/features/console/modules/modules-mode';
import { NewOrganization } from '@/features/console/organizations/new-organization';
import { PagesMode } from '@/features/console/pages/pages-mode';
import { CreateAccount } from '@/features/console/users/create-account';
import { NameDialog } from '@/features/editor/history/name-dialog';
import { RenameTemplate } from '@/features/editor/reuse/manage-template';
import { EditingProvider } from '@/features/editor/session/editing-context';
import { anEditing } from '@/features/editor/testing/an-editing';
import { LocationForm } from '@/features/locations/form/location-form';
import { emptyLocation } from '@/features/locations/form/location-values';
import { LocationTourFormPage } from '@/features/locations/tour/location-tour-form-page';
import { OlderTourForm } from '@/features/older/tour/older-tour-form';
import { NewLink } from '@/features/player/share/new-link';
import { ProposeDialog } from '@/features/publishing/proposals/propose-dialog';
import { ReturnDialog } from '@/features/publishing/proposals/return-dialog';
import { PublishDialog } from '@/features/publishing/publish/publish-dialog';
import { EditVersionDialog } from '@/features/publishing/versions/edit-version-dialog';
import { ApiKeyForm } from '@/features/settings/api-keys/api-key-form';
import { GeneralSection } from '@/features/settings/general/general-section';
import { IconsSection } from '@/features/settings/icons/icons-section';
import { LanguagesSection } from '@/features/settings/languages/languages-section';
import { MapLayersSection } from '@/features/settings/map-layers/map-layers-section';
import { PointTypesSection } from '@/features/settings/point-types/point-types-section';
import { ThemeSection } from '@/features/settings/theme/theme-section';
import { TourTypesSection } from '@/features/settings/tour-types/tour-types-section';
import { LimitsDialog } from '@/features/settings/usage/limits-dialog';
import { SuspendDialog } from '@/features/settings/usage/suspend-dialog';
import { WallScreenDialog } from '@/features/settings/wall-screens/wall-screen-dialog';
import { WebhookDialog } from '@/features/settings/webhooks/webhook-dialog';
import { ModulesForm } from '@/features/settings/whole/modules-form';
import { WholeForm } from '@/features/settings/whole/whole-form';
import { DuplicateDialog } from '@/features/tours/duplicate/duplicate-dialog';
import { emptyValues } from '@/features/tours/form/form-values';
import { ThumbnailDialog } from '@/features/tours/form/thumbnail/thumbnail-dialog';
import { TourForm } from '@/features/tours/form/tour-form';
import { InlineInvite } from '@/features/tours/landing/collaborators/inline-invite';
import { TourNameForm } from '@/features/tours/landing/name/tour-name-form';
import { guardHistory, leaveGuarded } from '@/ui/history-guard';
import { AskForAccess } from '@/widgets/ask-for-access/ask-for-access';
import { CurrentUserProvider } from '@/widgets/current-user';
import { InvitationDialog } from '@/widgets/invitation-dialog/invitation-dialog';
import { OrganizationProvider } from '@/widgets/organization';
import { InviteForm } from '@/widgets/organization-invitations/invite-form';
import { LinkForm } from '@/widgets/share-link/link-form';
import { guardedBy, nothingToLose } from './all-forms';

vi.mock('@/backend/callables', () => ({ call: vi.fn() }));
vi.mock('@/backend/staff', () => ({ staff: () => '' }));
vi.mock('@/backend/address-search', () => ({ addressSearch: () => null }));
vi.mock('@/widgets/place-form/place-map', () => ({ PlaceMap: () => null }));
vi.mock('@/features/tours/form/use-model-image', () => ({ useModelImage: () => ({ state: 'none' }) }));
vi.mock('@/widgets/rich-text-editor/rich-text-field', () => ({
  RichTextField: ({ label, value, onChange }: { label: string; value: string; onChange: (html: string) => void }) => (
    <textarea aria-label={label} value={value} onChange={({ target }) => onChange(target.value)} />
  ),
}));

const acme = orgId('Acme');
const organization = organizationFrom('Acme', {
  name: 'Acme',
  status: true,
  languages: ['en', 'de'],
  tourTypes: [{ id: 'home', name: 'Home', color: 'blue', range: '500' }],
  mapLayers: [{ id: 'rivers', name: 'Rivers', url: 'https://maps.example/{z}/{x}/{y}.png', format: 'tiles', enabled: false }],
});
const hall = tourFrom('hall', { name: 'Hall', organization: 'Acme', matterportId: 'AbCdEfGh123' });
const olderHall = olderTourFrom('hall', { name: 'Hall', matterportId: 'AbCdEfGh123', organization: 'Acme', type: 'Quiz' });
const version = publicationVersionFrom('v1', { name: 'Version 1', number: 1 });
const link = shareLinkFrom('link', { name: 'For Bo' });
const never = () => new Promise<never>(() => {});
const nothing = () => undefined;

type Form = {
  form: (close: () => void) => ReactNode;
  field: string | RegExp;
  role?: string;
  text?: string;
  /** What is changed is no text. */
  change?: (field: HTMLElement) => unknown;
  /** Its Cancel restores one field, as Escape in that field does, and asks nothing. */
  isOneField?: true;
};

const forms: Readonly<Record<string, Form>> = {
  'console, pages': { form: () => <PagesMode />, field: 'Text' },
  'console, new module': { form: () => <ModulesMode />, field: 'Name' },
  'console, new account': { form: () => <CreateAccount />, field: 'Email' },
  'console, import': { form: () => <ImportMode />, field: 'Sweeps in JSON' },
  'console, new organization': { form: (close) => <NewOrganization onClose={close} />, field: 'Name' },
  'console, a module': { form: () => <ModuleScreen />, field: 'Name' },
  'administration, message to all': { form: () => <GlobalSettings />, field: 'Message title' },
  'administration, create user': { form: () => <CreateUserSection initialOrganization={null} />, field: 'Email' },
  'administration, directory': { form: () => <DirectorySection />, field: 'Directory admins', role: 'combobox', text: 'bo@acme.example ' },
  'settings, general': { form: () => <GeneralSection organization={organization} />, field: 'Organization name' },
  'settings, icons': { form: () => <IconsSection organization={organization} />, field: /Black/ },
  'settings, theme': { form: () => <ThemeSection organization={organization} />, field: /Accent|accent/, text: '#ff00aa' },
  'settings, tour types': { form: () => <TourTypesSection organization={organization} />, field: 'Name of tour type 1' },
  'settings, point types': { form: () => <PointTypesSection organization={organization} />, field: 'Name of type 1' },
  'settings, map layers': { form: () => <MapLayersSection organization={organization} />, field: 'Name' },
  'settings, languages': {
    form: () => <LanguagesSection organization={organization} />,
    field: 'Remove German',
    role: 'button',
    change: fireEvent.click,
  },
  'settings, the whole organization': { form: () => <WholeForm organization={organization} hasStatus />, field: 'Name' },
  'settings, modules': {
    form: () => <ModulesForm organization={organization} />,
    field: 'Stages',
    role: 'checkbox',
    change: fireEvent.click,
  },
  'settings, limits': { form: (close) => <LimitsDialog organization={organization} onClose={close} />, field: 'Tours', text: '5' },
  'settings, suspending': { form: (close) => <SuspendDialog organization={organization} onClose={close} />, field: 'Reason' },
  'settings, screens': {
    form: (close) => <WallScreenDialog organization={organization} screen={null} onClose={close} />,
    field: 'Address',
  },
  'settings, API keys': {
    form: (close) => <ApiKeyForm isPending={false} problem={null} onSubmit={nothing} onClose={close} />,
    field: 'Name',
  },
  'settings, webhooks': {
    form: (close) => <WebhookDialog organization={acme} webhook={null} onClose={close} />,
    field: 'Address',
  },
  'invitations to the organization': {
    form: () => <InviteForm organization={acme} invitations={[]} focusKey={null} />,
    field: 'Personal note',
  },
  'invitations to a tour': {
    form: (close) => <InvitationDialog target="Hall" collaborators={[]} isSending={false} onSend={never} onClose={close} />,
    field: 'Email addresses',
    role: 'combobox',
    text: 'bo@acme.example ',
  },
  'the invitation on a landing page': {
    form: () => <InlineInvite target={{ type: 'tour', tour: hall } as never} invitations={[]} />,
    field: 'Email address',
  },
  'the name on a landing page': {
    form: () => <TourNameForm initialName="Hall" initialError={null} theirs={null} onSave={() => null} onCancel={nothing} />,
    field: 'Tour Name',
    isOneField: true,
  },
  collections: {
    form: (close) => <CollectionFormDialog organization={acme} collection={null} onClose={close} />,
    field: 'Name',
  },
  'the order of a collection': {
    form: () => <OrderEditor collection={shelf} tours={[hall, yard]} onSaved={nothing} />,
    field: /Move.*Hall/,
    role: 'button',
    change: (handle) => fireEvent.keyDown(handle, { key: 'ArrowDown', altKey: true }),
  },
  locations: {
    form: () => <LocationForm stored={storedLocation} isNew write={never} done="Location created" />,
    field: 'Name',
  },
  'a tour of a location': {
    form: () => <LocationTourFormPage location={locationFrom('yard', { name: 'Yard', organization: 'Acme' })} id={null} />,
    field: 'Tour Name',
  },
  tours: {
    form: () => (
      <TourForm stored={noValues} tour={null} organization={organization} save={{ write: never, successMessage: '', errorPrefix: '' }} />
    ),
    field: 'Tour Name',
  },
  'a check': {
    form: (close) => <CheckDialog tour={hall} poi={poiFrom({ identifier: 'door' }, '')} states={[]} onClose={close} />,
    field: 'Note',
  },
  'a comment': { form: () => <AComment />, field: 'Comment' },
  'a named state': {
    form: (close) => (
      <InEditor>
        <NameDialog entry={poiHistoryEntryFrom('entry', {})} onNamed={nothing} onClose={close} />
      </InEditor>
    ),
    field: 'Name',
  },
  'a template': {
    form: (close) => (
      <InEditor>
        <RenameTemplate template={templateFrom('door', { name: 'Door' })} onClose={close} />
      </InEditor>
    ),
    field: 'Name',
  },
  'proposing a version': { form: (close) => <ProposeDialog tour={hall} base={null} onClose={close} />, field: 'Note' },
  'sending a proposal back': {
    form: (close) => <ReturnDialog tour={hall} proposal={proposalFrom('one', {})} onClose={close} />,
    field: 'Comment',
  },
  'older tours': { form: () => <OlderTourForm organization={acme} tour={olderHall} isGone={false} />, field: 'Name' },
  publishing: { form: (close) => <PublishDialog tour={hall} number={1} onClose={close} />, field: 'Note' },
  'a version': { form: (close) => <EditVersionDialog tour={hall} version={version} onClose={close} />, field: 'Note' },
  duplicating: { form: (close) => <DuplicateDialog tour={hall} onClose={close} />, field: 'Name' },
  thumbnails: { form: (close) => <ThumbnailDialog tour={hall} onClose={close} />, field: 'Alternative text' },
  'a new share link': {
    form: () => (
      <NewLink tour={tourId('hall')} initialPlace="position" activePoi={null} viewState="ready" viewNow={() => null} onCreated={nothing} />
    ),
    field: 'Message',
  },
  'a share link': { form: (close) => <LinkForm tour={tourId('hall')} link={link} onClose={close} />, field: 'Name' },
  'asking for access': { form: () => <AskForAccess currentUser={ada} tour={tourId('hall')} isEditing={false} />, field: 'Why you need it' },
};

const ada = identityFrom(
  { uid: 'ada', email: 'ada@acme.example', displayName: 'Ada' },
  { email_verified: true, organization: 'Acme', admin: true },
);
const storedLocation = emptyLocation(acme);
const noValues = emptyValues('Acme');
const shelf = collectionFrom('shelf', { name: 'Shelf', organization: 'Acme' });
const yard = tourFrom('yard', { name: 'Yard', organization: 'Acme' });

function InEditor({ children }: { children: ReactNode }) {
  const [{ session }] = useState(() => anEditing());
  return <EditingProvider session={session}>{children}</EditingProvider>;
}

function AComment() {
  const [text, setText] = useState('');
  return (
    <Composer
      label="Comment"
      sendLabel="Send"
      text={text}
      onText={setText}
      people={[]}
      onMentioning={nothing}
      readPeople={never}
      send={never}
      onSent={nothing}
    />
  );
}

const read: readonly (readonly [QueryKey, unknown])[] = [
  [organizationQueries.one(acme).queryKey, organization],
  [organizationQueries.all().queryKey, [organization]],
  [organizationPages.all().queryKey, { pages: [{ organizations: [organization], next: null }], pageParams: [null] }],
  [applicationQueries.directory().queryKey, { admins: [], organizations: [] }],
  [applicationQueries.page('terms').queryKey, { id: 'terms', version: 3, body: '<p>Be kind.</p>' }],
  [applicationQueries.page('news').queryKey, null],
  [applicationQueries.globalMessage().queryKey, null],
  [moduleQueries.all().queryKey, [moduleFrom('stages', { name: 'Stages' })]],
  [moduleQueries.one('').queryKey, moduleFrom('stages', { name: 'Stages' })],
  [pointTypeQueries.of(acme).queryKey, { types: pointTypesFrom([{ id: 'valve', name: 'Valve' }]), updated: null }],
  [organizationLimitQueries.limits(acme).queryKey, null],
  [invitationQueries.collaborators(acme).queryKey, []],
];

function Page({ form }: Pick<Form, 'form'>) {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      {isOpen ? form(() => setOpen(false)) : <p>Closed</p>}
      <Link to="/list">A link</Link>
    </>
  );
}

async function open({ form, field, role = 'textbox' }: Form) {
  window.location.hash = '#/before';
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, queryFn: never, retry: false } } });
  for (const [key, value] of read) client.setQueryData(key, value);
  client.setQueryData(['users', ada.uid, 'requests', 'hall'], null);
  await act(async () => {
    render(
      <QueryClientProvider client={client}>
        <CurrentUserProvider identity={ada} isResolved>
          <OrganizationProvider id={acme}>
            <HashRouter>
              <Suspense fallback={null}>
                <Routes>
                  <Route path="/form" element={<Page form={form} />} />
                  <Route path="*" element={<Link to="/form">Open</Link>} />
                </Routes>
              </Suspense>
            </HashRouter>
          </OrganizationProvider>
        </CurrentUserProvider>
      </QueryClientProvider>,
    );
  });
  await act(async () => fireEvent.click(screen.getByRole('link', { name: 'Open' })));
  return (await screen.findAllByRole<HTMLInputElement>(role, { name: field }))[0] as HTMLInputElement;
}

const write = (input: HTMLElement, text: string) =>
  act(async () => {
    fireEvent.change(input, { target: { value: text } });
    fireEvent.keyDown(input, { key: 'Enter' });
    fireEvent.blur(input);
  });

/** All ways out of a page; the browser itself asks before the tab is closed. */
const ways = {
  'a link': () => fireEvent.click(screen.getByRole('link', { name: 'A link' })),
  Back: () => window.history.back(),
  'another address': () => window.location.assign('#/typed'),
  'signing out': () => void leaveGuarded(() => window.location.assign('#/signed-out')),
};

/** And those out of its form, if that is closed on its page. */
const waysOutOfForm = (): Record<string, () => unknown> => {
  const close = ['Cancel', 'Close'].flatMap((name) => screen.queryAllByRole('button', { name }).map((button) => [name, button] as const));
  return Object.fromEntries(close.map(([name, button]) => [name, () => fireEvent.click(button)]));
};

const asksBeforeClosing = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
const question = () => screen.findByRole('button', { name: 'Stay' });
const leave = () => screen.getByRole('button', { name: /^(Leave|Close without saving)$/ });
const isElsewhere = () => screen.queryByRole('link', { name: 'Open' }) !== null;
/** The history has an entry for each open dialog again. */
const atRest = () =>
  waitFor(() => expect(window.history.state?.backLayers?.depth ?? 0).toBe(document.querySelectorAll('dialog[open]').length));

// as in main.tsx: once, before the router is created
guardHistory();
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});
beforeEach(() => {
  window.history.replaceState(null, '', '#/before');
  // jsdom has none
  vi.stubGlobal('CSS', { escape: (text: string) => text });
});
afterEach(async () => {
  cleanup();
  await atRest();
});

describe.each(Object.entries(forms))('%s', (name, form) => {
  const index = Object.keys(forms).indexOf(name);
  const { text = 'something new' } = form;

  it('asks nothing before something is entered, and then at each way out', async () => {
    const input = await open(form);
    expect(asksBeforeClosing()).toBe(false);
    await act(async () => void (await (form.change ?? ((field: HTMLElement) => write(field, text)))(input)));
    expect(asksBeforeClosing()).toBe(true);

    const all = Object.entries({ ...ways, ...(form.isOneField ? {} : waysOutOfForm()) });
    for (const [, go] of all) {
      await act(async () => go());
      fireEvent.click(await question());
      await atRest();
      expect([isElsewhere(), screen.queryByText('Closed')]).toEqual([false, null]);
      expect(asksBeforeClosing()).toBe(true);
    }
    // Leave leaves, whichever way it was
    const [, go] = all[index % all.length] as (typeof all)[number];
    await act(async () => go());
    await question();
    await act(async () => fireEvent.click(leave()));

    await waitFor(() => expect(isElsewhere() || screen.queryByText('Closed') !== null).toBe(true));
    await waitFor(() => expect(asksBeforeClosing()).toBe(false));
  });
});

it.each(Object.entries(ways))('leaves by %s once Leave is pressed', async (_, go) => {
  const form = forms['settings, theme'] as Form;
  await write(await open(form), form.text ?? '');

  await act(async () => go());
  await question();
  await act(async () => fireEvent.click(leave()));

  await waitFor(() => expect(isElsewhere()).toBe(true));
});

it('asks again after somebody left and came back', async () => {
  const form = forms['console, new module'] as Form;
  await write(await open(form), 'Stages');
  await act(async () => ways['a link']());
  await question();
  await act(async () => fireEvent.click(leave()));
  await waitFor(() => expect(isElsewhere()).toBe(true));

  await act(async () => fireEvent.click(screen.getByRole('link', { name: 'Open' })));
  await write(await screen.findByRole('textbox', { name: 'Name' }), 'Stages');
  await act(async () => ways['another address']());

  expect(await question()).toBeDefined();
});

it('keeps the text of a page of the console when its tab is changed, and changes it on Leave', async () => {
  const form = forms['console, pages'] as Form;
  await write(await open(form), '<p>Be brief.</p>');

  await act(async () => fireEvent.click(screen.getByRole('radio', { name: 'News' })));
  fireEvent.click(await question());
  expect((screen.getByLabelText('Text') as HTMLTextAreaElement).value).toBe('<p>Be brief.</p>');
  await act(async () => fireEvent.click(screen.getByRole('radio', { name: 'News' })));
  await question();
  await act(async () => fireEvent.click(leave()));

  await waitFor(() => expect((screen.getByLabelText('Text') as HTMLTextAreaElement).value).toBe(''));
});

describe('every file with fields', () => {
  const sources = import.meta.glob<string>(
    ['../../features/**/*.tsx', '../../widgets/**/*.tsx', '!**/*.test.tsx', '!**/{gallery,testing}/**'],
    {
      query: '?raw',
      import: 'default',
      eager: true,
    },
  );
  const fields =
    /<(?:form|TextField|TextArea|TypedField|ChipsField|RichTextField|AddressChips|EditableText|textarea)\b|<input\b(?![^<]*?\stype="(?:checkbox|file|radio|range)")/;
  const guard = /\b(?:useLeaveGuard|useLeaveQuestion|LeaveGuard|FormDialog|LiveFormFrame)\b/;
  const entries = Object.entries(sources).map(([path, source]) => [path.replace('../../', ''), source] as const);
  const sourceOf = new Map(entries);
  const unguarded = entries.filter(([, source]) => fields.test(source) && !guard.test(source)).map(([path]) => path);

  it('guards what people enter, or is listed', () => {
    expect(unguarded.toSorted()).toEqual([...Object.keys(guardedBy), ...Object.keys(nothingToLose)].toSorted());
  });

  it.each(Object.entries(guardedBy))('%s is guarded by %s', (_, by) => {
    expect(sourceOf.get(by)).toMatch(guard);
  });
});
