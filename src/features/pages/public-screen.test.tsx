import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { screenQueries } from '@/backend/screens/queries';
import { configurationFrom } from '@/domain/application/configuration';
import { orgId } from '@/domain/ids';
import { screenFrom } from '@/domain/screens';
import { PublicScreen } from './public-screen';

vi.mock('@/backend/config', async (original) => ({
  ...(await original<typeof import('@/backend/config')>()),
  configuration: () => configurationFrom({ otherSites: ['https://lobby.example'] }),
}));

afterEach(cleanup);

function show(stored: object) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(screenQueries.one(orgId('Acme'), 'lobby').queryKey, screenFrom('lobby', { public: true, ...stored }));
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={['/Acme/screen/lobby']}>
        <Routes>
          <Route path="/:organization/screen/:id" element={<PublicScreen />} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

const address = 'https://lobby.example/hours';

it('shows the page in a frame over the whole window, with its address at the bottom [OLD-036 ROUTE-040]', () => {
  show({ url: address });

  const frame = screen.getByTitle('The page that is shown');
  expect([frame.tagName, frame.getAttribute('src')]).toEqual(['IFRAME', address]);
  expect(frame.nextElementSibling?.textContent).toBe(address);
  expect(frame.parentElement?.lastElementChild).toBe(frame.nextElementSibling);
  expect(screen.queryByRole('link')).toBeNull();
});

it('links to a page of a site that may not be framed, with its address at the bottom', () => {
  show({ url: 'https://elsewhere.example/' });

  expect(screen.getByRole('link', { name: /^Open the page/ }).getAttribute('href')).toBe('https://elsewhere.example/');
  expect(screen.queryByTitle('The page that is shown')).toBeNull();
  expect(screen.getByText('https://elsewhere.example/')).toBeTruthy();
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
