import { beforeEach, expect, it, vi } from 'vitest';
import { translationsFrom } from '@/domain/languages/translations';
import { tourAsVersion } from '@/domain/publishing/compare';
import { publicationVersionFrom } from '@/domain/publishing/publication-version';
import type { Website } from '@/domain/publishing/website/website';
import { tourFrom } from '@/domain/tours/tour';
import { translatedPages } from './translated-pages';
import type { WebsitePlan } from './use-plan';

const readTranslations = vi.hoisted(() => vi.fn());
vi.mock('@/backend/languages/queries', () => ({ readTranslations }));

beforeEach(() => {
  readTranslations.mockReset().mockImplementation(async (_version: unknown, tags: readonly string[]) => {
    return tags.map((tag) => translationsFrom(tag, { texts: { tour: { name: { text: `Name in ${tag}`, hash: '' } } } }));
  });
});

/** The pages of a version, downloaded in English. */
async function pagesOf(languages: readonly string[]) {
  const tour = tourFrom('t', { name: 'Halle', organization: 'Acme', languages, folders: [] });
  const version = publicationVersionFrom('v1', { name: 'Version 1' });
  const snapshot = { ...tourAsVersion(tour), languages };
  const plan = { tour, version, snapshot } as unknown as WebsitePlan;
  const pages = await translatedPages(plan, { title: 'Halle', language: 'en' } as Website, (content) => content);
  return pages.map(({ title, language, translation }) => [title, language, translation?.languageOf('tour', 'name')]);
}

it('a version in several languages has a page in each, with the words of that language', async () => {
  expect(await pagesOf(['de', 'fr', 'nl'])).toEqual([
    ['Halle', 'de', 'de'],
    ['Name in fr', 'fr', 'fr'],
    ['Name in nl', 'en', 'nl'],
  ]);
});

it('a version in one language has the words that were chosen, and its texts say their language where it is named', async () => {
  expect(await pagesOf(['de'])).toEqual([['Halle', 'en', 'de']]);
  expect(await pagesOf([])).toEqual([['Halle', 'en', undefined]]);
});
