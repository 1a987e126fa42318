import { prefetchTranslations } from '@/backend/languages/queries';
import { translationsFor } from '@/domain/languages/language-tags';
import { shownTour } from '@/domain/languages/shown-tour';
import type { Tour } from '@/domain/tours/tour';

/** The tour in one of its languages. A module of its own, because most tours have one language. */
export async function lookInLanguage(tour: Tour, language: string): Promise<Tour> {
  const translations = await prefetchTranslations(tour.id, translationsFor(language, tour.languages));
  return shownTour(tour, { translations, language, main: tour.languages[0] ?? '' }).tour;
}
