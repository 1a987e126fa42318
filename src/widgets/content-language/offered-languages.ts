import { languageName } from '@/domain/languages/language-tags';
import type { Option } from '@/ui/select';

/** The languages that are offered: those with most readers, official ones, and regional ones whose texts differ. ISO 639 and BCP 47. */
const tags =
  'af am ar as az be bg bn bs ca cs cy da de de-AT de-CH el en en-GB en-US es es-MX et eu fa fi fil fr fr-CA fr-CH ga gl gu ha he hi hr hu hy id ig is it ja jv ' +
  'ka kk km kn ko ku ky lb lo lt lv mg mi mk ml mn mr ms mt my nb ne nl nl-BE nn or pa pl ps pt pt-BR pt-PT rm ro ru rw sd si sk sl so sq sr sv sw ta te tg th tk tl ' +
  'tr tt ug uk ur uz vi wo xh yi yo zh-Hans zh-Hant zu';

let options: readonly Option[] | null = null;

/** All of them, by their names in English, with their own name beside it. */
export function offeredLanguages(): readonly Option[] {
  options ??= tags
    .split(' ')
    .map((value) => {
      const [english, own] = [languageName(value, 'en'), languageName(value, value)];
      return { value, label: own === english ? english : `${english} (${own})` };
    })
    .sort((one, other) => one.label.localeCompare(other.label, 'en'));
  return options;
}
