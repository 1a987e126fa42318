import { useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { translationQueries } from '@/backend/languages/queries';
import { organizationQueries } from '@/backend/organizations/queries';
import { languageName } from '@/domain/languages/language-tags';
import { progressOf, textsToTranslate } from '@/domain/languages/progress';
import { type TextsByThing, type Translations, translationsFrom } from '@/domain/languages/translations';
import type { Tour } from '@/domain/tours/tour';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { Page } from '@/ui/page';
import { AddLanguageDialog } from './add-language-dialog';
import { LanguageActions } from './language-actions';
import { LanguageCards } from './language-cards';
import { TranslationList } from './translation-list';

/** The languages of a tour, with how far each is; the address says which one is translated. */
export function TranslationsPage({ tour }: { tour: Tour }) {
  const [main = '', ...others] = tour.languages;
  const [query, setQuery] = useSearchParams();
  const [isAdding, setAdding] = useState(false);
  const { data: organization } = useQuery(organizationQueries.one(tour.organization));
  const results = useQueries({ queries: others.map((tag) => ({ ...translationQueries.ofTour(tour.id, tag), retryOnMount: false })) });
  const languages = others.map((tag, index) => ({ tag, ...stateOf(tag, results[index]?.data, results[index]?.error ?? null) }));
  const chosen = languages.find(({ tag }) => tag === query.get('language')) ?? languages[0];
  const name = chosen ? languageName(chosen.tag, 'en') : '';
  return (
    <Page
      title="Languages"
      tabTitle={`Languages of ${tour.name}`}
      description={
        <>
          <bdi>{tour.name}</bdi>
          {main && `, written in ${languageName(main, 'en')}`}
        </>
      }
      action={
        <>
          {chosen?.texts && <LanguageActions key={chosen.tag} tour={tour} tag={chosen.tag} texts={chosen.texts} />}
          <Button look={others.length === 0 ? 'primary' : 'plain'} onClick={() => setAdding(true)}>
            Add a language
          </Button>
        </>
      }
    >
      {others.length === 0 && (
        <EmptyState title="This tour is in one language.">
          Add a language, then translate what visitors read. What is not translated yet is shown in the main language.
        </EmptyState>
      )}
      <LanguageCards
        languages={languages.map(({ tag, texts }) => ({ tag, progress: texts && progressOf(textsToTranslate(tour, texts)) }))}
        chosen={chosen?.tag ?? ''}
      />
      {chosen?.error && <ErrorState title="These texts can’t be read." message={chosen.error.message} />}
      {chosen?.texts && <TranslationList key={chosen.tag} tour={tour} tag={chosen.tag} languageName={name} texts={chosen.texts} />}
      {chosen && !chosen.texts && !chosen.error && (
        <div role="status" aria-label={`Loading ${name}`} className="skeleton h-60 rounded-xl" />
      )}
      {isAdding && (
        <AddLanguageDialog
          tour={tour}
          offered={organization?.languages ?? []}
          onAdded={(tag) => setQuery({ language: tag })}
          onClose={() => setAdding(false)}
        />
      )}
    </Page>
  );
}

/** The texts of a language; null while they are loading, or cannot be. */
function stateOf(
  tag: string,
  data: Translations | null | undefined,
  error: Error | null,
): { texts: TextsByThing | null; error: Error | null } {
  if (data === undefined) return { texts: null, error };
  return { texts: (data ?? translationsFrom(tag, {})).texts, error: null };
}
