import type { readPointTypes } from '@/backend/point-types/queries';
import type { addToTour } from '@/backend/tours/add-to-tour';
import type { copyFilesToTour } from '@/backend/tours/copy-files';
import type { CopiedThing } from '@/domain/languages/translations-of-copies';
import type { PointType } from '@/domain/point-types/point-type';
import { availableTypes, type ForeignType } from '@/domain/point-types/used-types';
import type { OmittedFile } from '@/domain/reuse/files';
import type { ReuseSelection } from '@/domain/reuse/selection';
import type { TranslationChange } from '@/domain/tours/spreadsheet/apply';

/**
 * What was copied last: as JSON, and as the text that is in the clipboard with it, unless the browser refused it.
 * @property hasLanguages whether the tour that it is from has more than one language; earlier builds didn’t store that
 */
export type StoredCopy = { json: string; text: string; isInClipboard: boolean; hasLanguages?: boolean };

/** What was copied last in this browser, for all of its tabs. */
export type CopyStore = { put: (copy: StoredCopy) => Promise<void>; get: () => Promise<StoredCopy | null> };

/** What was cut in another tab and pasted here; it is removed there once a save has any of these things. */
export type PastedCut = { id: string; label: string; things: readonly string[] };

/** What is to be told of something that followed a save; "" for nothing. */
export type FollowUp = { words: string; hasFailed: boolean };

/** What points and folders that came into the tour need beside it. It is stored with unsaved changes, so that a reload loses none of it. */
export type Reused = {
  /** the types that came along with points that were added here; a save stores those that the tour has then */
  copiedTypes: readonly PointType[];
  pastedCuts: readonly PastedCut[];
  /** copies in the same tour that have no texts in its other languages yet; they get them once a save has the copies */
  copiedThings: readonly CopiedThing[];
  /** translations of points of a spreadsheet that the tour did not have; they are stored once a save has the points */
  importedTexts: readonly TranslationChange[];
};

export const reusedFields = ['copiedTypes', 'pastedCuts', 'copiedThings', 'importedTexts'] as const satisfies readonly (keyof Reused)[];

export const initialReused = (): Reused => ({ copiedTypes: [], pastedCuts: [], copiedThings: [], importedTexts: [] });

/** What there is of it, to be stored. */
export const storedReused = ({ copiedTypes, pastedCuts, copiedThings, importedTexts }: Reused): { reused?: Reused } =>
  copiedTypes.length + pastedCuts.length + copiedThings.length + importedTexts.length === 0
    ? {}
    : { reused: { copiedTypes, pastedCuts, copiedThings, importedTexts } };

/** What there is of it together with what was stored, of which an earlier release knew less. Unsaved changes and undo steps both store it. */
export function withReused(now: Reused, stored?: Partial<Reused>): Reused {
  const { copiedTypes, pastedCuts, copiedThings, importedTexts } = { ...initialReused(), ...stored };
  return {
    copiedTypes: availableTypes(now.copiedTypes, copiedTypes),
    pastedCuts: together(pastedCuts, now.pastedCuts),
    copiedThings: together(copiedThings, now.copiedThings),
    importedTexts: together(importedTexts, now.importedTexts),
  };
}

/** Entries that are equal once. */
const together = <T>(stored: readonly T[], now: readonly T[]): T[] => [
  ...new Map([...stored, ...now].map((entry) => [JSON.stringify(entry), entry])).values(),
];

/** What copying and pasting needs of the backend and the device; replaced in tests. */
export type ReuseServices = {
  copies: CopyStore;
  copyFiles: typeof copyFilesToTour;
  addToTour: typeof addToTour;
  readPointTypes: typeof readPointTypes;
};

/** How many files of what is pasted the server has copied. */
export type Bringing = { done: number; all: number; stop: () => void };

/** What came of pasting, or of copying into another tour; `originals` are those of what was cut or moved: removed here, still there, or still there until this tour is saved. */
export type ReuseOutcome = {
  message: string;
  /** names of points that have no place in the scan yet */
  waiting: readonly string[];
  omitted: readonly OmittedFile[];
  foreignTypes: readonly ForeignType[];
  originals: 'none' | 'removed' | 'stay' | 'afterSave';
  /** names of originals that stay because they were changed or added since they were copied */
  changed: readonly string[];
  /** whether there may be texts in other languages, which are not copied */
  hasLanguages: boolean;
};

/** An open dialog about points and folders that are used again. */
export type ReuseQuestion =
  | { about: 'reused'; outcome: ReuseOutcome }
  | { about: 'to-tour'; selection: ReuseSelection }
  | { about: 'save-template' /** null for all of the tour */; selection: ReuseSelection | null }
  | { about: 'templates' };
