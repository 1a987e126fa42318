import type { ReactNode } from 'react';
import { noTourLanguage, TourLanguageContext } from '../tour-language';

type Props = { untranslated: readonly string[]; children: ReactNode };

/** A tour that was written in French and is read in German. @param untranslated texts that are there in French alone, as `thing/field` */
export function ReadInGerman({ untranslated, children }: Props) {
  const languageOf = (thing: string, field: string) => (untranslated.includes(`${thing}/${field}`) ? 'fr' : 'de');
  return (
    <TourLanguageContext value={{ ...noTourLanguage, languages: ['fr', 'de'], language: 'de', languageOf }}>{children}</TourLanguageContext>
  );
}
