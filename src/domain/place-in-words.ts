import { locale } from '@/language/i18n';
import { addressLine, type Place, townLine } from './place';

/** Names of the list of countries (countries.ts) that `Intl` has by another name, in all browsers or in some. */
const otherNames: Record<string, string> = {
  'Cape Verde': 'CV',
  'Hong Kong': 'HK',
  Macao: 'MO',
  Myanmar: 'MM',
  Turkey: 'TR',
  Türkiye: 'TR',
};

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
let codes: ReadonlyMap<string, string> | undefined;

function codesByName(): ReadonlyMap<string, string> {
  const english = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const all = letters.flatMap((first) => letters.map((second) => first + second));
  return new Map([...all.map((code): [string, string] => [english.of(code) ?? '', code]), ...Object.entries(otherNames)]);
}

/** A country, which is stored by its English name, in the language of the page; what is no country's English name stays as it is. */
export function countryInWords(country: string): string {
  const language = locale.get();
  if (language === 'en' || country.trim() === '') return country;
  codes ??= codesByName();
  const code = codes.get(country.trim());
  return (code && new Intl.DisplayNames(language, { type: 'region' }).of(code)) ?? country;
}

/** `addressLine` with the country in the language of the page. Not to be stored. */
export const addressInWords = (place: Place): string => addressLine({ ...place, country: countryInWords(place.country) });

/** `townLine` with the country in the language of the page. Not to be stored. */
export const townInWords = ({ country, locality }: Pick<Place, 'country' | 'locality'>): string =>
  townLine({ country: countryInWords(country), locality });
