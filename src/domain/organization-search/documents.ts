import { documentTypeName } from '../document-type-texts';
import { originalFileName } from '../files/names';
import { allFolders, type Folder, isUncategorized } from '../folders/folder';
import { addressLine, townLine } from '../place';
import { detailsText } from '../point-types/search-text';
import type { Poi } from '../pois/poi';
import { plainText } from '../rich-text';
import { searchEntries } from '../tour-search/entries';
import type { Tour } from '../tours/tour';
import { type WordsDocument, type WordsEntry, type WordsPart, wordsId } from './entry';
import { distinctWords } from './words';

/** What is stored of a text, and of all texts of a tour or point, in characters; words beyond that are found, but not shown. */
const most = { text: 300, texts: 30_000 } as const;
/** Words of a point, and of a tour's own texts and file names. */
export const maxWords = { point: 400, tour: 2000 } as const;

/**
 * The documents by which a tour is found, by their ids: one for each point, and one for its own texts, files, rooms and guided tours. They have what
 * the editor's search in the tour finds, hidden parts too, because only those who can open the tour as an editor sees it read them.
 */
export function wordsDocuments(tour: Tour): Map<string, WordsDocument> {
  const points = allFolders(tour.folders).flatMap((folder) => folder.pois.map((poi) => pointDocument(tour, folder, poi)));
  return new Map([tourDocument(tour), ...points].map((document) => [wordsId(tour.id, document.entry.point), document]));
}

function tourDocument(tour: Tour): WordsDocument {
  const { id, name, address, place, description, floors, floorplans, files, documents, rooms, guidedTours } = tour;
  const parts = [
    part('text', joined([address, addressLine(place), townLine(place)])),
    part('text', description),
    part('text', joined(floors)),
    ...[...floorplans, ...files].map((file) => part('file', joined([originalFileName(file.name), file.alt]))),
    ...documents.map((file) => part('document', joined([originalFileName(file.name), documentTypeName(file.documentType), file.alt]))),
    ...rooms.filter(({ isHidden, mergedInto }) => !isHidden && mergedInto === null).map((room) => part('room', room.name)),
    ...guidedTours.map((guide) =>
      part('guide', joined([guide.name, guide.description, ...guide.stops.flatMap((stop) => [stop.title, stop.text])]), guide.id),
    ),
  ];
  return documentOf({ tour: id, point: '', name, folder: '', icon: '', isCut: false }, parts, maxWords.tour);
}

function pointDocument({ id, pointTypes }: Pick<Tour, 'id' | 'pointTypes'>, folder: Folder, poi: Poi): WordsDocument {
  const folderName = isUncategorized(folder) ? '' : folder.name;
  const entry = { tour: id, point: poi.identifier, name: poi.name, folder: folderName, icon: poi.icon, isCut: false };
  const texts = searchEntries({ folders: [{ ...folder, pois: [poi], children: [] }], rooms: [], sweeps: [] });
  const parts = [
    part('field', detailsText(poi, pointTypes)),
    ...texts.flatMap(({ kind, text, target }) => (kind === 'text' ? part('text', text, ('block' in target && target.block) || '') : [])),
    ...fileParts(poi),
  ];
  return documentOf(entry, parts, maxWords.point);
}

const fileParts = ({ content }: Poi): WordsPart[] =>
  content.flatMap((block) =>
    block.type === 'file'
      ? block.content.flatMap(({ name, alt, caption, markers }) => [
          part('file', joined([originalFileName(name), alt, caption]), block.identifier),
          ...markers.map((marker) => part('marker', joined([marker.name, plainText(marker.body)]), block.identifier)),
        ])
      : [],
  );

const part = (kind: WordsPart['kind'], text: string, target = ''): WordsPart => ({ kind, text, target });

function documentOf(entry: Omit<WordsEntry, 'parts'>, all: readonly WordsPart[], mostWords: number): WordsDocument {
  const parts = all.filter(({ text }) => text.trim() !== '');
  const { words, isCut } = distinctWords([entry.name, ...parts.map(({ text }) => text)], mostWords);
  return { words, entry: { ...entry, parts: shortened(parts), isCut } };
}

function shortened(parts: readonly WordsPart[]): WordsPart[] {
  let room: number = most.texts;
  return parts.flatMap((each) => {
    const text = each.text.slice(0, Math.min(most.text, room));
    room -= text.length;
    return text === '' ? [] : [{ ...each, text }];
  });
}

const joined = (texts: readonly (string | undefined)[], separator = ' · '): string =>
  texts.filter((text) => text !== undefined && text.trim() !== '').join(separator);
