import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { applicationQueries } from '@/backend/application/queries';
import { showLanguage } from '@/language/show-language';
import { CustomPageScreen, TermsScreen } from './custom-page-screen';
import { DemoScrollScreen } from './demo-scroll-screen';
import { HelpScreen } from './help/help-screen';
import { TutorialsScreen } from './help/tutorials-screen';
import { MissingCollection, MissingLocation, MissingTour } from './missing-id-pages';
import { NotFoundScreen } from './not-found-screen';
import { SplashScreen } from './splash-screen';

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

describe('custom pages', () => {
  it('shows the terms with their version [ROUTE-035 OLD-040 MODEL-057]', () => {
    show(<TermsScreen />, { written: { terms: { body: '<p>Be kind.</p>', version: 3 } } });

    expect(title()).toBe('Terms');
    expect(screen.getByText('Be kind.')).toBeDefined();
    expect(screen.getByText('Version 3')).toBeDefined();
  });

  it('shows the page with the id, sanitized [ROUTE-036 OLD-040]', () => {
    const body = '<h2>Cookies</h2><p onclick="alert(1)">None.<script>alert(1)</script><img src="https://elsewhere.example/x.png"></p>';
    show(<CustomPageScreen />, { path: '/page/:id', at: '/page/data-privacy', written: { 'data-privacy': { body, version: 1 } } });

    expect(title()).toBe('Data privacy');
    expect(screen.getByText('None.').getAttribute('onclick')).toBeNull();
    expect(document.querySelector('article script, article img')).toBeNull();
  });

  it.each([null, { body: '  ', version: 1 }])('shows an empty state if the page is %o [ROUTE-036]', (page) => {
    show(<CustomPageScreen />, { path: '/page/:id', at: '/page/imprint', written: { imprint: page } });

    expect(title()).toBe('Imprint');
    expect(screen.getByText(/This page has no content yet/)).toBeDefined();
  });
});

describe('help', () => {
  it('has the cards The Dashboard, Creating Tours and Editing Tours [UI-005 ROUTE-031]', () => {
    show(<HelpScreen />);

    expect(cards()).toEqual(['The Dashboard', 'Creating Tours', 'Editing Tours']);
    expect(screen.getAllByRole('definition').every(({ textContent }) => (textContent?.length ?? 0) > 40)).toBe(true);
  });

  it('shows the same cards in the dashboard as Tutorials, with the description “How to do stuff” [UI-004 UI-014]', () => {
    show(<TutorialsScreen />);

    expect(title()).toBe('Tutorials');
    expect(screen.getByText('How to do stuff')).toBeDefined();
    expect(cards()).toEqual(['The Dashboard', 'Creating Tours', 'Editing Tours']);
  });
});

describe('simple pages', () => {
  it.each([
    ['ROUTE-028', <NotFoundScreen key="page" />, 'Page not found'],
    ['ROUTE-047', <MissingTour key="tour" />, 'missing tour'],
    ['ROUTE-046', <MissingLocation key="location" />, 'Missing LocationParam'],
    ['COLL-027', <MissingCollection key="collection" />, 'No collection param found. Please check the URL.'],
  ])('%s shows its message and a link home [ROUTE-028 ROUTE-046 ROUTE-047 COLL-027]', (_id, page, text) => {
    show(page);

    expect(title()).toBe(text);
    expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/');
  });

  it('shows a splash screen that links to / [ROUTE-030]', () => {
    show(<SplashScreen />);

    expect(screen.getByRole('link', { name: 'Enter' }).getAttribute('href')).toBe('/');
  });

  it('shows 49 numbered items with text [ROUTE-033 OLD-041]', () => {
    show(<DemoScrollScreen />);

    expect(cards()).toEqual(Array.from({ length: 49 }, (_, index) => String(index + 1)));
    expect(screen.getAllByRole('listitem').every(({ textContent }) => (textContent?.length ?? 0) > 40)).toBe(true);
  });
});

describe('in other languages', () => {
  afterEach(() => showLanguage('en'));

  it.each([
    ['de', 'Datenschutz', 'Version 1.200'],
    ['ar', 'الخصوصية', 'الإصدار 1,200'],
  ])('shows a written page as it was written, around it the language of the reader: %s', async (code, name, version) => {
    await showLanguage(code);
    show(<CustomPageScreen />, {
      path: '/page/:id',
      at: '/page/privacy',
      written: { privacy: { body: '<p>Be kind.</p>', version: 1200 } },
    });

    expect(title()).toBe(name);
    screen.getByText('Be kind.');
    screen.getByText(version);
  });

  it.each([
    ['fr', <NotFoundScreen key="none" />, 'Page introuvable', 'Accueil'],
    ['nb', <MissingTour key="tour" />, 'Omvisningen mangler', 'Startside'],
    ['es', <MissingCollection key="collection" />, 'No se ha indicado ninguna colección. Compruebe la dirección.', 'Inicio'],
    ['ar', <MissingLocation key="location" />, 'الموقع غير محدَّد', 'الصفحة الرئيسية'],
  ])('says in %s that there is nothing', async (code, page, heading, home) => {
    await showLanguage(code);
    show(page);

    expect(title()).toBe(heading);
    screen.getByRole('link', { name: home });
  });

  it('explains Loggia in twelve answers', async () => {
    await showLanguage('es');
    show(<HelpScreen />);

    expect(cards()).toEqual(['El panel', 'Crear recorridos', 'Editar recorridos']);
    expect(screen.getAllByRole('term')).toHaveLength(12);
    expect(document.body.textContent).not.toMatch(/tour|Find|Save/);
  });
});
