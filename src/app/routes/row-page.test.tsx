import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aUser, openAt } from '../testing/open-at';

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it.each([
  ['/dashboard/tutorials', 'Tutorials', 'Acme - Tutorials'],
  ['/theme', 'Theme', 'Acme - Theme'],
  ['/dashboard/settings', 'Settings', 'Acme - Settings'],
  ['/dashboard/activity', 'Activity', 'Acme - Activity'],
  ['/dashboard/members', 'Manage users', 'Acme - Manage users'],
  ['/help', 'Help', 'Help'],
])('names the organization and the page in the tab once %s is shown [ROUTE-048]', async (address, heading, title) => {
  await openAt(address, { who: aUser({ organization: 'Acme', role: 'superuser' }) });

  await screen.findByRole('heading', { level: 1, name: heading });

  await waitFor(() => expect(document.title).toBe(title));
});
