import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { applicationQueries } from '@/backend/application/queries';
import { invitationQueries } from '@/backend/invitations/queries';
import { organizationQueries } from '@/backend/organizations/queries';
import { publishTour } from '@/backend/publishing/commands';
import * as proposalBackend from '@/backend/publishing/proposals';
import { publicationKey, publicationQueries } from '@/backend/publishing/queries';
import { tourQueries } from '@/backend/tours/queries';
import { identityFrom } from '@/domain/access/identity';
import { AppError } from '@/domain/app-error';
import { collaborationFrom } from '@/domain/collaboration/collaborations';
import { poiHistoryEntryFrom } from '@/domain/folders/history';
import { orgId, tourId, userId } from '@/domain/ids';
import { organizationFrom } from '@/domain/organizations/organization';
import { tourAsVersion } from '@/domain/publishing/compare';
import { comparisonPath, savedStatePart } from '@/domain/publishing/comparison-address';
import { proposalFrom } from '@/domain/publishing/proposal';
import { publicationVersionFrom } from '@/domain/publishing/publication-version';
import type { Stored } from '@/domain/stored';
import { tourFrom } from '@/domain/tours/tour';
import { standInForDialogs } from '@/ui/testing/dialogs';
import { CurrentUserProvider } from '@/widgets/current-user';
import { ProposalsSection } from './proposals-section';
import { ProposeDialog } from './propose-dialog';

vi.mock('@/backend/publishing/commands');
vi.mock('@/backend/publishing/proposals', { spy: true });
vi.mock('@/ui/toast');

beforeEach(() => {
  standInForDialogs();
  vi.mocked(proposalBackend.proposeVersion).mockResolvedValue();
  vi.mocked(proposalBackend.returnProposal).mockResolvedValue();
  vi.mocked(proposalBackend.withdrawProposal).mockResolvedValue();
  vi.mocked(publishTour).mockImplementation(async ({ version }) => ({ version, number: 2, shortCode: 'abc2345' }));
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

const folders = (...names: string[]) => [{ id: 'f', name: 'Ground', pois: names.map((name) => ({ identifier: name, name })) }];
const hall = tourFrom('hall', {
  name: 'The Hall',
  organization: 'Acme',
  matterportId: 'AbCdEfGh123',
  historyId: 'now',
  folders: folders('Door'),
});
const base = publicationVersionFrom('v1', { name: 'Version 1', number: 1, public: true });
const aProposal = (fields: Stored = {}) =>
  proposalFrom('p1', {
    historyId: 'now',
    note: 'New texts',
    uid: 'gus',
    email: 'gus@guests.example',
    name: 'Gus',
    created: new Date(),
    state: 'open',
    ...fields,
  });

function show({ proposals = [aProposal()], isGuest = false, dialog = false } = {}) {
  const client = new QueryClient({
    defaultOptions: { queries: { networkMode: 'always', retry: false, staleTime: Number.POSITIVE_INFINITY } },
  });
  const email = isGuest ? 'gus@guests.example' : 'ada@acme.example';
  const identity = identityFrom(
    { uid: isGuest ? 'gus' : 'ada', email, displayName: '' },
    { ...(!isGuest && { organization: 'Acme', role: 'superuser' }), email_verified: true },
  );
  const invitation = { tour: 'hall', organization: 'Acme', email, accessLevel: 'readUpdate', expires: null };
  client.setQueryData(tourQueries.one(tourId('hall')).queryKey, hall);
  client.setQueryData(organizationQueries.one(orgId('Acme')).queryKey, organizationFrom('Acme', { name: 'Acme', status: true }));
  client.setQueryData(applicationQueries.directory().queryKey, null);
  client.setQueryData(
    invitationQueries.mine(email).queryKey,
    (isGuest ? [collaborationFrom(`tour_${email}_hall`, invitation)] : []) as never,
  );
  client.setQueryData(proposalBackend.proposalQueries.open(hall.id).queryKey, proposals);
  client.setQueryData(proposalBackend.proposalQueries.by(hall.id, userId('gus')).queryKey, proposals);
  client.setQueryData(
    proposalBackend.proposalQueries.state(hall.id, 'older').queryKey,
    poiHistoryEntryFrom('older', { folders: folders('Door', 'Window') }),
  );
  client.setQueryData(publicationQueries.content({ organization: hall.organization, tour: hall.id, version: 'v1' }).queryKey, {
    ...tourAsVersion(tourFrom('hall', { matterportId: 'AbCdEfGh123' })),
  } as never);
  render(
    <QueryClientProvider client={client}>
      <CurrentUserProvider identity={identity}>
        <MemoryRouter>
          {dialog ? (
            <ProposeDialog tour={hall} base={base} onClose={() => undefined} />
          ) : (
            <ProposalsSection tour={hall} base={base} number={2} />
          )}
        </MemoryRouter>
      </CurrentUserProvider>
    </QueryClientProvider>,
  );
  return Object.assign(userEvent.setup(), { client });
}

it('shows whoever opens versions who proposed what, and what changed in words', async () => {
  const user = show();

  const section = within(screen.getByRole('region', { name: 'Proposed versions' }));
  expect(section.getByText('Gus').parentElement?.textContent).toContain('gus@guests.example');
  expect(section.getByText('New texts')).toBeTruthy();
  await user.click(section.getByText('What changed'));

  expect((await section.findByRole('list', { name: 'Changes' })).textContent).toContain('Door');
  expect(section.getByRole('link', { name: 'Show in the scan' })).toBeTruthy();
});

it('leads to the proposed state in the scan, though the tour was saved since', async () => {
  const user = show({ proposals: [aProposal({ historyId: 'older' })] });
  await user.click(screen.getByText('What changed'));

  const link = await screen.findByRole('link', { name: 'Show in the scan' });
  expect(link.getAttribute('href')).toBe(comparisonPath(hall.id, base.id, savedStatePart('older')));
});

it('publishes the state that was proposed, though the tour was saved since', async () => {
  const user = show({ proposals: [aProposal({ historyId: 'older' })] });
  expect(screen.getByText(/saved again since/)).toBeTruthy();

  await user.click(screen.getByRole('button', { name: 'Publish…' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Note' }).value).toBe('New texts');
  expect(dialog.getByRole('region', { name: /becomes public/ }).textContent).toContain('2 points of interest');
  await user.click(dialog.getByRole('button', { name: 'Publish' }));

  expect(vi.mocked(publishTour).mock.lastCall?.[0]).toMatchObject({ tour: 'hall', proposal: 'p1', historyId: 'older', public: true });
});

it('sends a proposal back with words, which stay if that fails', async () => {
  vi.mocked(proposalBackend.returnProposal).mockRejectedValueOnce(new AppError('unavailable', 'No connection.'));
  const user = show();
  await user.click(screen.getByRole('button', { name: 'Send back…' }));
  const dialog = within(await screen.findByRole('dialog'));

  await user.click(dialog.getByRole('button', { name: 'Send back' }));
  expect(dialog.getByText(/Say what is missing/)).toBeTruthy();
  await user.type(dialog.getByRole('textbox', { name: /Comment/ }), 'The door is missing');
  await user.click(dialog.getByRole('button', { name: 'Send back' }));

  expect((await dialog.findByRole('alert')).textContent).toContain('Your words are still here.');
  expect(dialog.getByRole<HTMLTextAreaElement>('textbox', { name: /Comment/ }).value).toBe('The door is missing');
  await user.click(dialog.getByRole('button', { name: 'Try again' }));
  expect(vi.mocked(proposalBackend.returnProposal).mock.lastCall).toEqual(['hall', 'p1', 'The door is missing']);
});

it('shows an invited editor what became of their proposals, and lets them take one back', async () => {
  const returned = proposalFrom('p0', {
    ...aProposal(),
    state: 'returned',
    answer: 'Not yet',
    decidedByEmail: 'ada@acme.example',
  } as never);
  const user = show({ isGuest: true, proposals: [aProposal(), returned] });

  const section = within(screen.getByRole('region', { name: 'Your proposals' }));
  expect(section.getByText('Not yet')).toBeTruthy();
  expect(section.queryByRole('button', { name: 'Publish…' })).toBeNull();
  await user.click(section.getByRole('button', { name: 'Withdraw' }));

  expect(vi.mocked(proposalBackend.withdrawProposal).mock.lastCall).toEqual(['hall', 'p1']);
});

it('proposes the saved state with a note', async () => {
  const user = show({ isGuest: true, dialog: true });
  const dialog = within(screen.getByRole('dialog'));

  await user.type(dialog.getByRole('textbox', { name: 'Note' }), 'Please look');
  await user.click(dialog.getByRole('button', { name: 'Propose' }));

  expect(vi.mocked(proposalBackend.proposeVersion).mock.lastCall).toEqual(['hall', 'now', 'Please look']);
});

it('reads the versions again once a proposal is published while its author looks', async () => {
  const { client } = show({ isGuest: true });
  const invalidated = vi.spyOn(client, 'invalidateQueries').mockResolvedValue();

  act(
    () =>
      void client.setQueryData(proposalBackend.proposalQueries.by(hall.id, userId('gus')).queryKey, [aProposal({ state: 'published' })]),
  );

  expect(await screen.findByText('Published')).toBeTruthy();
  expect(invalidated).toHaveBeenCalledExactlyOnceWith({ queryKey: publicationKey(hall.organization, hall.id), exact: true });
});
