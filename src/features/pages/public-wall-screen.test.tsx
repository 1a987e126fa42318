import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { wallScreenQueries } from '@/backend/wall-screens/queries';
import { configurationFrom } from '@/domain/application/configuration';
import { orgId } from '@/domain/ids';
import { wallScreenFrom } from '@/domain/wall-screens';
import { PublicWallScreen } from './public-wall-screen';

const listed = vi.hoisted(() => ({ sites: [] as string[], isFramed: false }));
vi.mock('@/backend/framed', () => ({ isFramed: () => listed.isFramed }));
vi.mock('@/backend/config', async (original) => ({
  ...(await original<typeof import('@/backend/config')>()),
  configuration: () => configurationFrom({ otherSites: listed.sites }),
}));

afterEach(() => {
  cleanup();
  Object.assign(listed, { sites: [], isFramed: false });
});

function show(stored: object) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(wallScreenQueries.one(orgId('Acme'), 'lobby').queryKey, wallScreenFrom('lobby', { public: true, ...stored }));
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={['/Acme/screen/lobby']}>
        <Routes>
          <Route path="/:organization/screen/:id" element={<PublicWallScreen />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

const address = 'https://lobby.example/hours';

it('shows any page in a frame over the whole window, with its address at the bottom as a link [OLD-036 ROUTE-040]', () => {
  show({ url: address });

  const frame = screen.getByTitle('The page that is shown');
  expect([frame.tagName, frame.getAttribute('src')]).toEqual(['IFRAME', `/site-frame.html#${encodeURIComponent(address)}`]);
  expect(frame.getAttribute('sandbox')).not.toContain('top-navigation');
  expect(frame.parentElement?.lastElementChild).toBe(frame.nextElementSibling);
  expect(screen.getByRole('link', { name: new RegExp(address) }).getAttribute('href')).toBe(address);
  expect(document.title).toBe('Screen');
});

it.each([
  ['another site, where sites are listed', 'https://elsewhere.example/', { sites: ['https://lobby.example'] }],
  ['a page without encryption', 'http://lobby.example/', {}],
  ['any page, where another site frames us', address, { isFramed: true }],
])('links to %s, with its address at the bottom', (_what, url, situation) => {
  Object.assign(listed, situation);
  show({ url });

  expect(screen.getByRole('link', { name: /^Open the page/ }).getAttribute('href')).toBe(url);
  expect(screen.queryByTitle('The page that is shown')).toBeNull();
  expect(screen.getByText(url)).toBeDefined();
});

it.each([
  ['is not public', { url: address, public: false }],
  ['has no address', { url: '' }],
  ['has a script for an address', { url: 'javascript:alert(1)' }],
])('shows nothing of a screen that %s [OLD-037]', (_which, stored) => {
  show(stored);

  expect(screen.getByRole('heading', { name: 'This screen isn’t public' })).toBeTruthy();
  expect(screen.queryByTitle('The page that is shown')).toBeNull();
});
