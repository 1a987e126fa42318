import { type TranslatedTour, tourTexts } from '@/domain/languages/tour-texts';
import { type TextsByThing, type Translation, type Translations, translationOf, translationsFrom } from '@/domain/languages/translations';
import type { Tour } from '@/domain/tours/tour';
import { store } from '../core/app';

/**
 * What of a tour's translations becomes part of a version: those of texts that it has, so that what is excluded from it, or was deleted, stays private in
 * every language. Languages without a text are left out.
 */
export async function publishedTranslations(tour: Tour, content: Omit<TranslatedTour, 'name' | 'floors'>): Promise<Translations[]> {
  const tags = tour.languages.slice(1);
  if (tags.length === 0) return [];
  const stored = await store().getAll(...tags.map((tag) => store().doc(`tours/${tour.id}/languages/${tag}`)));
  const texts = tourTexts({ ...tour, ...content });
  return stored.flatMap((document) => {
    const published: Record<string, Record<string, Translation>> = {};
    const { texts: all } = translationsFrom(document.id, document.data() ?? {});
    for (const text of texts) addTo(published, text, translationOf(all, text));
    return Object.keys(published).length === 0 ? [] : [{ tag: document.id, texts: published as TextsByThing }];
  });
}

function addTo(
  published: Record<string, Record<string, Translation>>,
  { thing, field }: { thing: string; field: string },
  translation: Translation | undefined,
) {
  if (!translation) return;
  published[thing] ??= {};
  published[thing][field] = translation;
}
