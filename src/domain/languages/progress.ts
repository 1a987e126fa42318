import type { Folder } from '../folders/folder';
import { isUncategorized } from '../folders/folder';
import { plainText } from '../rich-text';
import { sourceHash } from './source-hash';
import { folderThing, guidedTourThing, poiThing, roomThing, stopThing } from './things';
import { type TourText, type TranslatedTour, textKey, tourTexts } from './tour-texts';
import { type TextsByThing, translationOf } from './translations';

/** `outdated`: the source changed since it was translated. */
export type TextState = 'missing' | 'outdated' | 'done';

/** A text to translate: where it is in words, and how far its translation is. */
export type TextToTranslate = TourText & {
  key: string;
  /** such as ["Ground floor", "Boiler room", "Text"] */
  path: readonly string[];
  /** The folder in whose group it is listed: the outermost one; "" for texts of the tour itself. */
  group: string;
  translation: string;
  hash: string;
  state: TextState;
};

/** All texts of a tour with their translations. */
export function textsToTranslate(tour: TranslatedTour, texts: TextsByThing): TextToTranslate[] {
  const places = new Map([...placesOf(tour.folders, [], null), ...otherPlaces(tour)]);
  return tourTexts(tour).map((source) => {
    const place = places.get(source.thing);
    const found = translationOf(texts, source);
    const state = !found ? 'missing' : found.hash === sourceHash(source.text) ? 'done' : 'outdated';
    return {
      ...source,
      key: textKey(source),
      path: [...(place?.path ?? ['Tour']), fieldInWords(source)],
      group: place?.group ?? '',
      translation: found?.text ?? '',
      hash: found?.hash ?? '',
      state,
    };
  });
}

type Place = { path: readonly string[]; group: string };

function placesOf(folders: readonly Folder[], above: readonly string[], group: string | null): Map<string, Place> {
  const places = new Map<string, Place>();
  for (const folder of folders) {
    const path = isUncategorized(folder) ? above : [...above, folder.name];
    const ownGroup = group ?? folder.id;
    places.set(folderThing(folder.id), { path, group: ownGroup });
    for (const poi of folder.pois) places.set(poiThing(poi.identifier), { path: [...path, poi.name], group: ownGroup });
    for (const [thing, place] of placesOf(folder.children, path, ownGroup)) places.set(thing, place);
  }
  return places;
}

/** The groups of what is in no folder. */
const [guidedToursGroup, roomsGroup] = ['guided tours', 'rooms'] as const;

const otherPlaces = ({ guidedTours, rooms }: TranslatedTour): [string, Place][] => [
  ...guidedTours.flatMap((guided): [string, Place][] => [
    [guidedTourThing(guided.id), { path: [guided.name], group: guidedToursGroup }],
    ...guided.stops.map((stop, index): [string, Place] => [
      stopThing(stop.id),
      { path: [guided.name, `Stop ${index + 1}`], group: guidedToursGroup },
    ]),
  ]),
  ...rooms.map((room): [string, Place] => [roomThing(room.id), { path: ['Room'], group: roomsGroup }]),
];

/** What a field is called beside its text. */
function fieldInWords({ field }: TourText): string {
  const [first = '', ...rest] = field.split(' ');
  const last = rest.at(-1);
  switch (first) {
    case 'name':
      return 'Name';
    case 'description':
      return 'Description';
    case 'thumbnailAlt':
      return 'Description of the image';
    case 'screenshotAlt':
      return 'Description of the screenshot';
    case 'floor':
      return `Floor ${last}`;
    case 'plan':
      return 'Description of a floor plan';
    case 'tag':
      return last === 'label' ? 'Label of the tag' : 'Text of the tag';
    case 'block':
      return 'Heading';
    case 'title':
      return 'Title';
    case 'text':
      return 'Text';
    case 'link':
      return last === 'text' ? 'Text of a link' : 'Link';
    case 'video':
      return 'Video';
    case 'file':
      return fileFieldInWords(rest);
    default:
      return field;
  }
}

function fileFieldInWords(rest: readonly string[]): string {
  if (rest.includes('marker')) return rest.at(-1) === 'text' ? 'Text of a marker' : 'Marker';
  return rest.at(-1) === 'caption' ? 'Caption' : 'Description of an image';
}

/** How far a translation is, in texts and in words of the source. */
export type Progress = {
  texts: number;
  done: number;
  missing: number;
  outdated: number;
  words: number;
  doneWords: number;
  percent: number;
};

/** The progress of these texts. Outdated ones count as translated, but not as done. */
export function progressOf(texts: readonly TextToTranslate[]): Progress {
  const of = (state: TextState) => texts.filter((text) => text.state === state);
  const wordsOf = (some: readonly TextToTranslate[]) => some.reduce((sum, text) => sum + countWords(text), 0);
  const [words, doneWords] = [wordsOf(texts), wordsOf(of('done'))];
  return {
    texts: texts.length,
    done: of('done').length,
    missing: of('missing').length,
    outdated: of('outdated').length,
    words,
    doneWords,
    // one missing word of a thousand is not 100 %
    percent: words === 0 ? 100 : Math.floor((doneWords / words) * 100),
  };
}

const segmenter = 'Segmenter' in Intl ? new Intl.Segmenter(undefined, { granularity: 'word' }) : null;

/** The words of a text, also in languages without spaces. */
export function countWords({ text, kind }: Pick<TourText, 'text' | 'kind'>): number {
  const plain = kind === 'rich' ? plainText(text) : text;
  if (!segmenter) return plain.split(/\s+/).filter(Boolean).length;
  let words = 0;
  for (const { isWordLike } of segmenter.segment(plain)) if (isWordLike) words += 1;
  return words;
}

/** The folders in whose groups texts are listed, with their names; the tour's own texts come first. */
export function groupsOf(
  tour: TranslatedTour,
  texts: readonly TextToTranslate[],
): { id: string; name: string; texts: readonly TextToTranslate[] }[] {
  const groups = [
    { id: '', name: 'The tour' },
    ...tour.folders.map((folder) => ({ id: folder.id as string, name: isUncategorized(folder) ? 'Without a folder' : folder.name })),
    { id: guidedToursGroup, name: 'Guided tours' },
    { id: roomsGroup, name: 'Rooms' },
  ];
  return groups
    .map((group) => ({ ...group, texts: texts.filter((text) => text.group === group.id) }))
    .filter((group) => group.texts.length > 0);
}

/** The next text after one, all around, that has no translation or an outdated one; null if all are done. */
export function nextToTranslate(texts: readonly TextToTranslate[], after: string | null): TextToTranslate | null {
  const from = texts.findIndex(({ key }) => key === after) + 1;
  return [...texts.slice(from), ...texts.slice(0, from)].find(({ state }) => state !== 'done') ?? null;
}

/** Entries of texts that the tour does not have any more, which the next save drops. */
export function unknownEntries(tour: TranslatedTour, texts: TextsByThing): { thing: string; field: string }[] {
  const keys = new Set(tourTexts(tour).map(textKey));
  return Object.entries(texts).flatMap(([thing, fields]) =>
    Object.keys(fields)
      .filter((field) => !keys.has(textKey({ thing, field })))
      .map((field) => ({ thing, field })),
  );
}
