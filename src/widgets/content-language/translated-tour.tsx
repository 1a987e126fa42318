import { type QueryClient, type QueryKey, type UseQueryResult, useQueries, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, use, useMemo, useState } from 'react';
import { translationQueries } from '@/backend/languages/queries';
import type { VersionRef } from '@/backend/languages/refs';
import { translationsFor } from '@/domain/languages/language-tags';
import { shownTour } from '@/domain/languages/shown-tour';
import type { Translations } from '@/domain/languages/translations';
import type { Tour } from '@/domain/tours/tour';
import { TourLanguageContext } from './tour-language';
import { useContentLanguage } from './use-content-language';

type Props = {
  tour: Tour;
  /** Where the tour is a published version. */
  version?: VersionRef;
  children: (shown: Tour) => ReactNode;
};

/**
 * Shows a tour in the language that the visitor reads. Until the texts of a language that was just chosen are there, the former ones stay; a tour that
 * opens waits for them. What cannot be read is shown in the main language. A tour without languages reads nothing.
 */
export function TranslatedTour({ tour, version, children }: Props) {
  const { languages } = tour;
  const language = useContentLanguage(languages);
  const queries = translationsFor(language, languages).map((tag) => ({
    ...(version ? translationQueries.ofVersion(version, tag) : translationQueries.ofTour(tour.id, tag)),
    retryOnMount: false,
  }));
  const { isPending, translations } = useQueries({ queries, combine });
  const client = useQueryClient();
  const [last, setLast] = useState<Loaded | null>(null);
  const isCurrent = last?.language === language && last.translations === translations;
  if (!isPending && !isCurrent) setLast({ language, translations });
  const waiting = isPending && !last;
  const [main = ''] = languages;
  const shown = last ?? { language, translations };
  const value = useMemo(() => {
    const input = { translations: shown.translations, language: shown.language, main };
    const { tour: translated, languageOf, originalName } = shownTour(tour, input);
    const context = {
      languages,
      language: shown.language,
      languageOf,
      originalName,
      translate: <T extends Tour>(each: T) => shownTour(each, input).tour,
    };
    return { translated, context: context as never };
  }, [tour, languages, shown.language, shown.translations, main]);
  if (waiting)
    return (
      <Waiting
        read={() =>
          whenRead(
            client,
            queries.map((query) => [query.queryKey, () => client.ensureQueryData(query)]),
          )
        }
      />
    );
  return <TourLanguageContext value={value.context}>{children(value.translated)}</TourLanguageContext>;
}

type Loaded = { language: string; translations: readonly Translations[] };

const combine = (results: UseQueryResult<Translations | null>[]) => ({
  isPending: results.some((result) => result.isPending),
  translations: results.flatMap(({ data }) => data ?? []),
});

/** Suspends until these were read, or could not be. */
function Waiting({ read }: { read: () => Promise<unknown> }) {
  use(read());
  return null;
}

const reads = new WeakMap<QueryClient, Map<string, Promise<unknown>>>();

/** The same promise for the same queries, as `use` needs it. */
function whenRead(client: QueryClient, queries: readonly (readonly [QueryKey, () => Promise<unknown>])[]): Promise<unknown> {
  const ofClient = reads.get(client) ?? new Map<string, Promise<unknown>>();
  reads.set(client, ofClient);
  const name = queries.map(([key]) => key.join('/')).join();
  const read = ofClient.get(name) ?? Promise.allSettled(queries.map(([, start]) => start()));
  ofClient.set(name, read);
  return read;
}
