import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { applicationQueries } from '@/backend/application/queries';
import { call } from '@/backend/callables';
import { invitationQueries } from '@/backend/invitations/queries';
import { identityFrom } from '@/domain/access/identity';
import type { Directory } from '@/domain/access/principals';
import { AppError } from '@/domain/app-error';
import { collaborationFrom } from '@/domain/collaboration/collaborations';
import { collectionId, orgId } from '@/domain/ids';
import { organizationFrom } from '@/domain/organizations/organization';
import { tourFrom } from '@/domain/tours/tour';
import { standInForDialogs } from '@/ui/testing/dialogs';
import { CurrentUserProvider } from '../current-user';
import { PeopleWithAccessDialog } from './people-with-access-dialog';

vi.mock('@/backend/callables');

const tour = tourFrom('hall', { name: 'Hall', organization: 'Acme', collection: 'old' });
const acme = organizationFrom('Acme', { name: 'Acme Halls' });
const editor = identityFrom(
  { uid: 'ada', email: 'ada@acme.example', displayName: 'Ada' },
  { email_verified: true, organization: 'Acme', role: 'superuser' },
);
const members = [
  {
    uid: 'ada',
    email: 'ada@acme.example',
    displayName: 'Ada',
    emailVerified: true,
    customClaims: { organization: 'Acme', role: 'superuser' },
  },
  { uid: 'vic', email: 'vic@acme.example', displayName: 'Vic', emailVerified: true, customClaims: { organization: 'Acme', role: 'user' } },
];
const invitation = (id: string, email: string, target: string) =>
  collaborationFrom(id, { email, tour: target, tourName: 'Old town', organization: 'Acme', accessLevel: 'read' });

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  standInForDialogs();
  // the rows that are visible are counted by their height
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(600);
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(800);
  vi.mocked(call).mockResolvedValue(members as never);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

type Changes = Partial<ComponentProps<typeof PeopleWithAccessDialog>> & { directory?: Directory };

function open({ directory, ...changes }: Changes = {}) {
  const client = new QueryClient({ defaultOptions: { queries: { networkMode: 'always', retry: false } } });
  client.setQueryData(applicationQueries.directory().queryKey, directory ?? null);
  client.setQueryData(invitationQueries.ofTour(tour.id).queryKey, [
    invitation('tour_guest@x.example_hall', 'guest@x.example', 'hall'),
  ] as never);
  client.setQueryData(invitationQueries.ofCollection(collectionId('old')).queryKey, [
    invitation('col_shelf@x.example_old', 'shelf@x.example', 'old'),
  ] as never);
  client.setQueryData(invitationQueries.ofCollection(collectionId('new')).queryKey, []);
  render(
    <QueryClientProvider client={client}>
      <CurrentUserProvider identity={editor} isResolved>
        <PeopleWithAccessDialog tour={tour} organization={acme} onClose={() => undefined} {...changes} />
      </CurrentUserProvider>
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

const rows = async () =>
  (await screen.findAllByRole('row')).slice(1).map((row) =>
    within(row)
      .getAllByRole('gridcell')
      .map(({ textContent }) => textContent),
  );

describe('who can see a tour', () => {
  it('lists everybody who can open it, with their access and the reason [ACCESS-037 ACCESS-039]', async () => {
    open();

    await screen.findByText('Vic');
    expect(await rows()).toEqual([
      ['Adaada@acme.example', 'View and edit', 'Editor of Acme Halls'],
      ['guest@x.example', 'View', 'Invited to this tour'],
      ['shelf@x.example', 'View', 'Invited to the collection Old town'],
      ['Vicvic@acme.example', 'View', 'Viewer of Acme Halls'],
    ]);
    screen.getByText(/^4 people can open Hall, and the platform’s Super Admins and directory admins, whom only they can list\. /);
  });

  it('counts directory admins for whoever may list them [ACCESS-037]', async () => {
    open({ directory: { admins: ['dee@platform.example'], organizations: [orgId('Acme')] } });

    await screen.findByText('dee@platform.example');
    screen.getByText(/^5 people can open Hall, and the platform’s Super Admins\. /);
  });

  it('says that a public tour is open to everybody [ACCESS-043]', async () => {
    open({ tour: { ...tour, public: true } });

    await screen.findByText(/^Hall is public: anyone with its link .* If it were private, 4 people could open it/);
  });

  it('tells what unsaved changes do: publishing, and another collection', async () => {
    open({ draft: { public: true, collection: collectionId('new'), organization: orgId('Acme') } });

    const notice = await screen.findByRole('region', { name: 'When you save' });
    expect(
      within(notice)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Anyone with the link can open the tour without signing in.', 'shelf@x.example can no longer open it.']);
  });

  it('finds people by name and address', async () => {
    const user = open();
    await screen.findByText('Vic');

    await user.type(screen.getByRole('textbox', { name: 'Search people' }), 'vic@');

    expect(await rows()).toHaveLength(1);
    await user.type(screen.getByRole('textbox', { name: 'Search people' }), 'x');
    screen.getByText('Nobody matches “vic@x”.');
  });

  it('says why the list could not be loaded, and tries again', async () => {
    vi.mocked(call).mockRejectedValueOnce(new AppError('unavailable', 'The connection was lost.'));
    const user = open();

    expect((await screen.findByRole('alert')).textContent).toContain('The list couldn’t be loaded. The connection was lost.');
    await user.click(screen.getByRole('button', { name: 'Retry' }));

    await screen.findByText('Vic');
  });
});
