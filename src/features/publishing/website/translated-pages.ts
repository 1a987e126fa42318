import { readTranslations } from '@/backend/languages/queries';
import { shownStops } from '@/domain/guided-tours/shown-stops';
import { translationsFor } from '@/domain/languages/language-tags';
import { shownTour } from '@/domain/languages/shown-tour';
import { foldersOfSnapshot } from '@/domain/publishing/snapshots';
import type { Website } from '@/domain/publishing/website/website';
import { preferredLanguage } from '@/language/languages';
import { loadDocumentTexts } from '@/language/load-document-texts';
import { type WebsitePlan, websiteDescription } from './use-plan';

const nameIn = (language: string, main: string): string => (language === main ? 'index.html' : `index.${language}.html`);

/**
 * The page of a version in each of its languages, the main one first; the page itself for one that names none. A page has its own words in its language,
 * or in that of the download where the interface lacks it or there is no other.
 * @param archived gives addresses of files their names in the archive
 * @throws AppError `unavailable`, `permission-denied`
 */
export async function translatedPages(plan: WebsitePlan, site: Website, archived: <T>(content: T) => T): Promise<Website[]> {
  const { snapshot, tour } = plan;
  const [main = '', ...others] = snapshot.languages;
  if (main === '') return [site];
  const version = { organization: tour.organization, tour: tour.id, version: plan.version.id };
  const read = await readTranslations(version, others);
  const pages = snapshot.languages.map((language) => ({ language, href: nameIn(language, main) }));
  const { floorplans, thumbnailAlt } = snapshot;
  const content = {
    floorplans,
    thumbnailAlt,
    name: site.title,
    floors: snapshot.details?.floors ?? [],
    guidedTours: snapshot.guidedTours ?? [],
    rooms: snapshot.rooms ?? [],
    description: websiteDescription(plan).trim(),
    folders: foldersOfSnapshot(snapshot),
  };
  const made: Website[] = [];
  for (const { language } of pages) {
    const translations = translationsFor(language, snapshot.languages).flatMap((tag) => read.filter((each) => each.tag === tag));
    const shown = shownTour(content, { translations, language, main });
    const words = others.length === 0 ? site.language : preferredLanguage([language, site.language]);
    await loadDocumentTexts(words);
    const { name, ...texts } = archived(shown.tour);
    const guidedTours = texts.guidedTours.map((each) => ({ ...each, stops: shownStops(each, texts.folders) }));
    const viewer = language === main ? 'data/viewer.json' : `data/viewer.${language}.json`;
    const translation = { language, languageOf: shown.languageOf, pages, viewer };
    made.push({ ...site, ...texts, title: name, guidedTours, language: words, translation });
  }
  return made;
}
