import { type QueryClient, type UseQueryResult, useQueries, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { translationQueries } from '@/backend/languages/queries';
import { contentLanguage, translationsFor } from '@/domain/languages/language-tags';
import { firstTranslation, type Translations } from '@/domain/languages/translations';
import type { Tour } from '@/domain/tours/tour';
import { preferredLanguages, useContentLanguage } from './use-content-language';

type ListedTour = Pick<Tour, 'id' | 'name' | 'description' | 'thumbnailAlt' | 'languages'>;
type Shown<T> = T & { nameLanguage: string };

/** The texts of a tour by which lists name it, in the language that the visitor reads; those of the main language until they are read, or cannot be. */
export function useShownTexts<T extends ListedTour>(tour: T): Shown<T> {
  const language = useContentLanguage(tour.languages);
  return shownTexts(tour, useQueries({ queries: queriesOf(tour, language), combine }));
}

/** The same of each tour of a list that shows all of them. */
export function useAllShownTexts<T extends ListedTour>(tours: readonly T[]): Shown<T>[] {
  const client = useQueryClient();
  const language = useContentLanguage([...new Set(tours.flatMap(({ languages }) => languages))]);
  const read = useQueries({ queries: tours.flatMap((tour) => queriesOf(tour)), combine });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the texts are those that were read, in the language
  return useMemo(() => tours.map((tour) => textsRead(client, tour)), [client, tours, language, read]);
}

/** The same as far as something that shows the tour has read them: it reads nothing itself. */
export const textsRead = <T extends ListedTour>(client: QueryClient, tour: T): Shown<T> =>
  shownTexts(
    tour,
    queriesOf(tour).flatMap(({ queryKey }) => client.getQueryData(queryKey) ?? []),
  );

const queriesOf = ({ id, languages }: ListedTour, language = contentLanguage(preferredLanguages(), languages)) =>
  translationsFor(language, languages).map((tag) => ({ ...translationQueries.ofTour(id, tag), retryOnMount: false }));

const combine = (results: UseQueryResult<Translations | null>[]) => results.flatMap(({ data }) => data ?? []);

function shownTexts<T extends ListedTour>(tour: T, translations: readonly Translations[]): Shown<T> {
  const shown = (field: 'name' | 'description' | 'thumbnailAlt') =>
    tour[field] === '' ? undefined : firstTranslation(translations, { thing: 'tour', field });
  const name = shown('name');
  return {
    ...tour,
    name: name?.text ?? tour.name,
    nameLanguage: name?.tag ?? tour.languages[0] ?? '',
    description: shown('description')?.text ?? tour.description,
    thumbnailAlt: shown('thumbnailAlt')?.text ?? tour.thumbnailAlt,
  };
}
