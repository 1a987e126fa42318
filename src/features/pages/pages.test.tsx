import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { applicationQueries } from '@/backend/application/queries';
import { ComingPage } from './coming-page';
import { DemoScrollScreen } from './demo-scroll-screen';
import { HelpScreen } from './help/help-screen';
import { TutorialsScreen } from './help/tutorials-screen';
import { MissingCollection, MissingLocation, MissingTour } from './missing-part';
import { NotFoundScreen } from './not-found-screen';
import { SplashScreen } from './splash-screen';
import { TermsScreen, WordsScreen } from './words-screen';

afterEach(cleanup);

type Written = Record<string, { body: string; version: number } | null>;

function show(page: ReactNode, { path = '/', at = path, written = {} }: { path?: string; at?: string; written?: Written } = {}) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  for (const [id, words] of Object.entries(written)) {
    client.setQueryData(applicationQueries.page(id).queryKey, words && { id, ...words });
  }
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[at]}>
        <Routes>
          <Route path={path} element={page} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const cards = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

describe('pages of words', () => {
  it('ROUTE-035 shows the terms', () => {
    show(<TermsScreen />, { written: { terms: { body: '<p>Be kind.</p>', version: 3 } } });

    expect(title()).toBe('Terms');
    expect(screen.getByText('Be kind.')).toBeDefined();
    expect(screen.getByText('Version 3')).toBeDefined();
  });

  it('ROUTE-036 shows the page of the id, without what loads or runs', () => {
    const body = '<h2>Cookies</h2><p onclick="alert(1)">None.<script>alert(1)</script><img src="https://elsewhere.example/x.png"></p>';
    show(<WordsScreen />, { path: '/page/:id', at: '/page/data-privacy', written: { 'data-privacy': { body, version: 1 } } });

    expect(title()).toBe('Data privacy');
    expect(screen.getByText('None.').getAttribute('onclick')).toBeNull();
    expect(document.querySelector('article script, article img')).toBeNull();
  });

  it.each([null, { body: '  ', version: 1 }])('ROUTE-036 says that nothing is written where the page is %o', (page) => {
    show(<WordsScreen />, { path: '/page/:id', at: '/page/imprint', written: { imprint: page } });

    expect(title()).toBe('Imprint');
    expect(screen.getByText(/Nothing has been written here yet/)).toBeDefined();
  });
});

describe('help', () => {
  it('UI-005 ROUTE-031 has the cards The Dashboard, Creating Tours and Editing Tours', () => {
    show(<HelpScreen />);

    expect(cards()).toEqual(['The Dashboard', 'Creating Tours', 'Editing Tours']);
    expect(screen.getAllByRole('definition').every(({ textContent }) => (textContent?.length ?? 0) > 40)).toBe(true);
  });

  it('UI-004 UI-014 shows the same in the dashboard, as Tutorials, with the description “How to do stuff”', () => {
    show(<TutorialsScreen />);

    expect(title()).toBe('Tutorials');
    expect(screen.getByText('How to do stuff')).toBeDefined();
    expect(cards()).toEqual(['The Dashboard', 'Creating Tours', 'Editing Tours']);
  });
});

describe('pages with one thing to say', () => {
  it.each([
    ['ROUTE-028', <NotFoundScreen key="page" />, 'Page not found'],
    ['ROUTE-047', <MissingTour key="tour" />, 'missing tour'],
    ['ROUTE-046', <MissingLocation key="location" />, 'Missing LocationParam'],
    ['COLL-027', <MissingCollection key="collection" />, 'No collection param found. Please check the URL.'],
  ])('ROUTE-028 ROUTE-046 ROUTE-047 COLL-027 (%s) say it, and lead home', (_id, page, text) => {
    show(page);

    expect(title()).toBe(text);
    expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/');
  });

  it('ROUTE-030 shows a splash that leads to /', () => {
    show(<SplashScreen />);

    expect(screen.getByRole('link', { name: 'Enter' }).getAttribute('href')).toBe('/');
  });

  it('ROUTE-033 shows 49 numbered items with a text each', () => {
    show(<DemoScrollScreen />);

    expect(cards()).toEqual(Array.from({ length: 49 }, (_, index) => String(index + 1)));
    expect(screen.getAllByRole('listitem').every(({ textContent }) => (textContent?.length ?? 0) > 40)).toBe(true);
  });

  it('says of a part that is being built what it will do', () => {
    show(<ComingPage title="Map">All tours on one map.</ComingPage>);

    expect(title()).toBe('Map');
    expect(screen.getByText('This part is being built')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Go to your tours' }).getAttribute('href')).toBe('/dashboard/tours');
  });
});
