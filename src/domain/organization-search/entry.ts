import { type TourId, tourId } from '../ids';
import { flag, oneOf, record, records, type Stored, text, texts } from '../stored';

/** What of a tour or point a text is: `field` are its type, state and fields. A `document` is a file of a tour that has a document type. */
export const partKinds = ['field', 'text', 'file', 'document', 'marker', 'room', 'guide'] as const;
export type PartKind = (typeof partKinds)[number];

/** A text of a tour or point, or its beginning. `target` is the block of a point, or the guided tour, that it is in; "" for others. */
export type WordsPart = { kind: PartKind; text: string; target: string };

/** What is shown of something that was found. `point` is "" for a tour itself. `isCut`: it has more words than are stored. */
export type WordsEntry = {
  tour: TourId;
  point: string;
  name: string;
  folder: string;
  icon: string;
  parts: WordsPart[];
  isCut: boolean;
};

/** `organizations/{organization}/words/{id}`: the distinct words of a point, or of a tour's own texts. */
export type WordsDocument = { words: string[]; entry: WordsEntry };

/** Reads a stored document; whatever is malformed is found by nothing. */
export function wordsDocumentFrom(stored: Stored): WordsDocument {
  const entry = record(stored.entry);
  return {
    words: texts(stored.words),
    entry: {
      tour: tourId(text(entry.tour)),
      point: text(entry.point),
      name: text(entry.name),
      folder: text(entry.folder),
      icon: text(entry.icon),
      parts: records(entry.parts, partFrom),
      isCut: flag(entry.isCut),
    },
  };
}

const partFrom = (stored: Stored): WordsPart => ({
  kind: oneOf(partKinds, stored.kind, 'text'),
  text: text(stored.text),
  target: text(stored.target),
});

/**
 * The id of the document of a point, or of a tour itself. Two never share one: what is no letter, digit, hyphen or underscore is written as its number.
 */
export const wordsId = (tour: string, point = ''): string => (point === '' ? idPart(tour) : `${idPart(tour)}~${idPart(point)}`);

const idPart = (id: string): string => id.replace(/[^\w-]/g, (character) => `.${character.charCodeAt(0).toString(16)}.`);
