import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { localKeys } from '@/domain/application/local-keys';
import { type Translations, translationsFrom } from '@/domain/languages/translations';
import { tourFrom } from '@/domain/tours/tour';
import { showLanguage } from '@/language/show-language';
import { writeSetting } from '@/ui/settings';
import { forgetLanguageOfAddress } from '../language-of-address';
import { LanguageSelect } from '../language-select';
import { LanguageNote } from './language-note';
import { useTextLanguage } from './tour-language';
import { TranslatedTour } from './translated-tour';

const reads = vi.hoisted(() => ({ one: vi.fn() }));
vi.mock('@/backend/languages/queries', () => ({
  translationQueries: {
    ofTour: (tour: string, tag: string) => ({
      queryKey: [tour, tag],
      queryFn: () => reads.one(tag),
      retry: false,
      staleTime: Number.POSITIVE_INFINITY,
    }),
  },
}));

const hall = tourFrom('hall', { name: 'Hall', description: 'A hall.', languages: ['en', 'de', 'nl'] });
const inLanguage = (tag: string, name: string): Translations =>
  translationsFrom(tag, { texts: { tour: { name: { text: name, hash: '' } } } });

beforeEach(() => {
  reads.one.mockImplementation(async (tag: string) => inLanguage(tag, tag === 'de' ? 'Halle' : 'Hal'));
  vi.stubGlobal('navigator', { ...navigator, languages: ['en'], onLine: true });
});
afterEach(async () => {
  cleanup();
  writeSetting(localKeys.language, null);
  window.location.hash = '';
  forgetLanguageOfAddress();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  await showLanguage('en');
});

function Text({ field, children }: { field: string; children: string }) {
  return <p {...useTextLanguage('tour', field)}>{children}</p>;
}

async function show(tour = hall) {
  await act(async () => {
    render(
      <QueryClientProvider client={new QueryClient()}>
        <Suspense fallback="Loading">
          <TranslatedTour tour={tour}>
            {({ name, description }) => (
              <>
                <Text field="name">{name}</Text>
                <LanguageNote thing="tour" field="description" />
                <Text field="description">{description}</Text>
                <LanguageSelect />
              </>
            )}
          </TranslatedTour>
        </Suspense>
      </QueryClientProvider>,
    );
  });
}

const choose = (tag: string | null) => act(async () => writeSetting(localKeys.language, tag));
const select = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Language' });

describe('a tour in several languages', () => {
  it('is shown in the language chosen on this device, and says which texts are in another one', async () => {
    await choose('de');
    await show();

    expect(screen.getByText('Halle').getAttribute('lang')).toBe('de');
    expect(screen.getByText('A hall.').getAttribute('lang')).toBeNull();
    expect(screen.getByText('in English')).toBeDefined();
    expect(reads.one.mock.calls).toEqual([['de']]);
  });

  it('follows the address before the device, and the browser after it', async () => {
    window.location.hash = '#/tour?lang=nl';
    await choose('de');
    await show();

    expect(screen.getByText('Hal')).toBeDefined();
  });

  it('switches at once, and keeps the former texts until the new ones are there', async () => {
    await choose('de');
    await show();
    let answer = (_: Translations) => {};
    reads.one.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));

    await choose('nl');
    expect(screen.getByText('Halle')).toBeDefined();
    await act(async () => answer(inLanguage('nl', 'Hal')));

    expect((await screen.findByText('Hal')).getAttribute('lang')).toBe('nl');
  });

  it('offers its languages beside those of the interface, which stays in the next one preferred', async () => {
    await choose('nl');
    await show();

    expect([...select().options].map(({ text }) => text)).toEqual(expect.arrayContaining(['English', 'Deutsch', 'Nederlands']));
    expect([select().value, document.documentElement.lang]).toEqual(['nl', 'en']);
  });

  it('is in its main language where its texts cannot be read', async () => {
    reads.one.mockRejectedValue(new Error('unavailable'));
    await choose('de');
    await show();

    expect(screen.getByText('Hall')).toBeDefined();
  });

  it('reads nothing in its main language, and nothing where it has one language alone', async () => {
    await show();
    await choose('de');
    cleanup();
    reads.one.mockClear();
    await show(tourFrom('mill', { name: 'Mill' }));

    expect(screen.getByText('Mill').getAttribute('lang')).toBeNull();
    expect(reads.one).not.toHaveBeenCalled();
  });
});
