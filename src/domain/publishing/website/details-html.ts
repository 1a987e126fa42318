import { tagOf } from '@/language/formats';
import { type PointField, typeOf } from '../../point-types/point-type';
import { dayText, isAuthors, plainValue, valueText } from '../../point-types/value-text';
import { type FieldValue, fieldsOf, isEmptyValue, linkOf, stateOf } from '../../point-types/values';
import type { Poi } from '../../pois/poi';
import { element, escaped } from './escape';
import { mainLanguage } from './text-language';
import { websiteDetailTexts } from './texts';
import type { FileWriting } from './website';

const auto = { dir: 'auto' };

/** The type of a point, its state and its fields, as the player shows them. "" where it has none. */
export function detailsHtml(poi: Poi, { pointTypes, ...writing }: FileWriting): string {
  const t = websiteDetailTexts.get();
  const type = typeOf(pointTypes, poi.typeId);
  const state = stateOf(poi, pointTypes);
  const { shown, unknown } = fieldsOf(poi, pointTypes);
  if (!type && unknown.length === 0) return '';
  const own = mainLanguage(writing);
  const name = (text: string) => element('bdi', own, escaped(text));
  // whether it has passed depends on the day on which the page is read
  const due = state?.hasDueDate && poi.due && t.due({ date: dayText(poi.due, tagOf(writing.words)) });
  const about = [type && name(type.name), state && name(state.name), due && escaped(due)].filter(Boolean);
  const rows = [
    ...shown
      .filter(({ value }) => !isEmptyValue(value))
      .flatMap(({ field, value, fits }) => [
        element('dt', own, escaped(field.name)),
        fits ? valueHtml(field, value, writing) : element('dd', auto, escaped(t.unknownValue({ value: plainValue(value) }))),
      ]),
    ...unknown.flatMap(({ key, value }) => [
      element('dt', auto, escaped(t.unknownField({ key }))),
      element('dd', auto, escaped(plainValue(value))),
    ]),
  ];
  return element(
    'section',
    { class: 'details', 'aria-label': t.details },
    about.length > 0 ? element('p', {}, about.join(' · ')) : '',
    // the search of the page reads its text, in which words stay apart
    rows.length > 0 ? element('dl', {}, `\n${rows.join('\n')}\n`) : '',
  );
}

function valueHtml(field: PointField, value: FieldValue, writing: Omit<FileWriting, 'pointTypes'>): string {
  const text = escaped(valueText(field, value, tagOf(writing.words), websiteDetailTexts.get()));
  const address = field.kind === 'link' ? linkOf(value) : null;
  if (address !== null) return element('dd', auto, element('a', { href: address, rel: 'noreferrer', dir: 'ltr' }, text));
  return element('dd', isAuthors(field) ? mainLanguage(writing) : auto, text);
}
