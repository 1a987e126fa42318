import { type FoundPerson, type FoundText, maxTexts } from '@/domain/personal-data/found';
import { type Finder, isAbout, isNamedIn, quotingFields, withoutPerson } from '@/domain/personal-data/person';
import type { PersonalPlace } from '@/domain/personal-data/personal-place';
import { personalPlaces, placeOf } from '@/domain/personal-data/places';
import type { Stored } from '@/domain/stored';
import { withDates } from '../core/dates';

/** What becomes of a document when the person is erased. */
export type Fate = 'deleted' | 'rewritten' | 'unchanged';

/** What becomes of a document, and its place. */
export function fateOf(finder: Finder, path: string, stored: Stored): { fate: Fate; place?: PersonalPlace; stays?: true } {
  const place = placeOf(path);
  if (!place) return { fate: 'unchanged' };
  if (place.copies) return quotingFields(finder, stored).length > 0 ? { fate: 'unchanged', place, stays: true } : { fate: 'unchanged' };
  const isTheirs = isAbout(finder, place, path, withDates(stored));
  if (!isTheirs && !isNamedIn(finder, place, stored)) return { fate: 'unchanged' };
  if (place.stays !== undefined) return { fate: 'unchanged', place, stays: true };
  return { fate: isTheirs ? 'deleted' : 'rewritten', place };
}

/** Counts what is found of a person, document by document. @param listed how many texts are listed at most; the others are counted */
export function searchFor(finder: Finder, listed = maxTexts) {
  const counts: Record<'about' | 'named' | 'stays', Map<PersonalPlace, number>> = { about: new Map(), named: new Map(), stays: new Map() };
  const texts: FoundText[] = [];
  let textCount = 0;
  const addText = (found: FoundText): void => {
    if (found.fields.length === 0) return;
    textCount += 1;
    if (texts.length < listed) texts.push(found);
  };
  const addDocument = (path: string, stored: Stored): Fate => {
    const { fate, place, stays } = fateOf(finder, path, stored);
    if (place) {
      const counted = counts[stays ? 'stays' : fate === 'deleted' ? 'about' : 'named'];
      counted.set(place, (counted.get(place) ?? 0) + 1);
    }
    if (fate === 'deleted' || (place ?? placeOf(path))?.stays !== undefined) return fate;
    const rest = place ? withoutPerson(finder, place, stored) : stored;
    addText({ path, fields: [...quotingFields(finder, rest), ...(finder.isQuotedIn(path) ? ['id'] : [])] });
    return fate;
  };
  const found = (): Pick<FoundPerson, 'places' | 'texts' | 'textCount' | 'stays'> => ({
    places: personalPlaces.flatMap((place) => {
      const [about, named] = [counts.about.get(place) ?? 0, counts.named.get(place) ?? 0];
      return about + named > 0 ? [{ path: place.path, title: place.title, about, named }] : [];
    }),
    texts,
    textCount,
    stays: staysIn(counts.stays),
  });
  return { addText, addDocument, found };
}
export type Search = ReturnType<typeof searchFor>;

/** What stays, by its title: places that belong together have one. */
function staysIn(counts: ReadonlyMap<PersonalPlace, number>): FoundPerson['stays'] {
  const found = new Map<string, FoundPerson['stays'][number]>();
  for (const [{ title, stays: reason = '' }, count] of counts)
    found.set(title, { title, count: count + (found.get(title)?.count ?? 0), reason });
  return [...found.values()];
}
