import { createContext, useContext } from 'react';
import type { TranslatedTour } from '@/domain/languages/tour-texts';
import { directionOf } from '@/language/locale-of';
import { useLocale } from '@/ui/use-texts';

/** In which language a tour is shown, and in which each of its texts is. */
export type TourLanguage = {
  /** All languages of the tour, the main one first; empty for a tour in one language that nobody named. */
  languages: readonly string[];
  /** "" where it is not known. */
  language: string;
  languageOf: (thing: string, field: string) => string;
  /** The name of a thing in the main language, where another one is shown; else "". */
  originalName: (thing: string) => string;
  /** The tour in this language: what every screen shows, and the search looks in. Nothing that is written goes through it. */
  translate: <T extends TranslatedTour>(tour: T) => T;
};

export const noTourLanguage: TourLanguage = {
  languages: [],
  language: '',
  languageOf: () => '',
  originalName: () => '',
  translate: (tour) => tour,
};

export const TourLanguageContext = createContext<TourLanguage>(noTourLanguage);

export const useTourLanguage = (): TourLanguage => useContext(TourLanguageContext);

export type WrittenIn = { lang?: string; dir: 'auto' | 'ltr' | 'rtl' };

/** The attributes of an element with a text of the tour: its language, where that is not the page's, and the direction of its text. */
export const useTextLanguage = (thing: string | null, field: string): WrittenIn => useTextLanguages()(thing, field);

/** `useTextLanguage` for several texts. Without a thing nobody knows the language. */
export function useTextLanguages(): (thing: string | null, field: string) => WrittenIn {
  const locale = useLocale();
  const { languageOf } = useTourLanguage();
  return (thing, field) => writtenIn(thing === null ? '' : languageOf(thing, field), locale);
}

export const writtenIn = (language: string, locale: string): WrittenIn =>
  language === '' || language === locale ? { dir: 'auto' } : { lang: language, dir: directionOf(language) };
