import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { translationQueries } from '@/backend/languages/queries';
import { translationsFor } from '@/domain/languages/language-tags';
import { firstTranslation, type Translations } from '@/domain/languages/translations';
import type { Tour } from '@/domain/tours/tour';
import { useContentLanguage } from './use-content-language';

type ListedTour = Pick<Tour, 'id' | 'name' | 'description' | 'thumbnailAlt' | 'languages'>;

/** The texts of a tour by which lists name it, in the language that the visitor reads; those of the main language until they are read, or cannot be. */
export function useShownTexts<T extends ListedTour>(tour: T): T & { nameLanguage: string } {
  const { id, languages } = tour;
  const language = useContentLanguage(languages);
  const queries = translationsFor(language, languages).map((tag) => ({ ...translationQueries.ofTour(id, tag), retryOnMount: false }));
  const translations = useQueries({ queries, combine });
  const shown = (field: 'name' | 'description' | 'thumbnailAlt') =>
    tour[field] === '' ? undefined : firstTranslation(translations, { thing: 'tour', field });
  const name = shown('name');
  return {
    ...tour,
    name: name?.text ?? tour.name,
    nameLanguage: name?.tag ?? languages[0] ?? '',
    description: shown('description')?.text ?? tour.description,
    thumbnailAlt: shown('thumbnailAlt')?.text ?? tour.thumbnailAlt,
  };
}

const combine = (results: UseQueryResult<Translations | null>[]) => results.flatMap(({ data }) => data ?? []);
