import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { applicationQueries } from '@/backend/application/queries';
import { invitationQueries } from '@/backend/invitations/queries';
import { collaborationFrom } from '@/domain/collaboration/collaborations';
import { organizationInvitationFrom } from '@/domain/collaboration/organization-invitations';
import type { Stored } from '@/domain/stored';
import { showLanguage } from '@/language/show-language';
import { addDialogs, aUser, renderFor } from '../testing/render-people';
import { CollaboratorHome } from './collaborator-home';
import { SharedWithMeScreen } from './shared-with-me-screen';

vi.mock('@/ui/toast');

beforeEach(addDialogs);
afterEach(async () => {
  cleanup();
  await showLanguage('en');
});

const email = 'ada@acme.example';
const northlight = organizationInvitationFrom('org_Northlight-ada@acme.example', {
  to: email,
  role: 'editor',
  organization: 'Northlight',
  message: { subject: '' },
});
const shared = (id: string, stored: Stored) =>
  collaborationFrom(id, { email, tour: id, organization: 'Northlight', expires: null, ...stored });

async function open(code: string, claims = {}, page = <SharedWithMeScreen />) {
  await act(() => showLanguage(code));
  await renderFor(aUser(claims), page, (client) => {
    client.setQueryData(invitationQueries.mine(email).queryKey, [
      shared('hall', { tourName: 'القاعة', accessLevel: 'readUpdate' }),
      shared('shelf', { tourName: 'Old shelf', type: 'collection' }),
    ]);
    client.setQueryData(invitationQueries.intoOrganizations(email).queryKey, [northlight]);
    client.setQueryData(applicationQueries.directory().queryKey, null);
  });
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const headings = (level: number) => screen.getAllByRole('heading', { level }).map(({ textContent }) => textContent);

describe('what is shared with somebody', () => {
  it('is listed in German, with the names as they were written', async () => {
    await open('de');

    expect([...headings(1), ...headings(2)]).toEqual(['Mit mir geteilt', 'Einladungen zu Organisationen1', 'Touren und Sammlungen2']);
    screen.getByText('Sie sind eingeladen, Northlight beizutreten.');
    screen.getByText('Bearbeiter · Kann alle Touren ansehen und bearbeiten');
    expect(screen.getByText('القاعة').getAttribute('dir')).toBe('auto');
    screen.getByText('Ansehen und bearbeiten');
    screen.getByText(/^Sammlung · Northlight/);
  });

  it('is left after a question that names it', async () => {
    await open('fr');

    await press('Quitter Old shelf');

    const dialog = within(screen.getByRole('dialog', { name: 'Quitter Old shelf\u00a0?' }));
    dialog.getByText(/^Vous ne pourrez plus ouvrir cette collection, .* une nouvelle invitation de Northlight\.$/);
    dialog.getByRole('button', { name: 'Quitter' });
    dialog.getByRole('button', { name: 'Annuler' });
  });

  it('is greeted in Arabic, and says what joining another organization means', async () => {
    await open('ar', { organization: 'Acme', role: 'ultrauser' }, <CollaboratorHome />);
    expect(headings(1)).toEqual(['مرحبًا، Ada']);

    await press('قبول Northlight');

    const dialog = within(screen.getByRole('dialog', { name: 'هل تريد مغادرة Acme والانضمام إلى Northlight؟' }));
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'ينتهي دورك بصفة مسؤول في Acme. لا يعيدك إليها سوى دعوة جديدة.',
      expect.stringContaining('Acme'),
      'تبقى الجولات التي أنشأتها لدى Acme.',
      expect.stringMatching(/^إذا كنت مسؤولها الوحيد/),
    ]);
  });
});
