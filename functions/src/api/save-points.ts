import { type DocumentReference, type DocumentSnapshot, FieldValue, type Transaction } from 'firebase-admin/firestore';
import { canWrite } from '@/domain/access/tours';
import { AppError } from '@/domain/app-error';
import { storedFolders } from '@/domain/folders/folder';
import { newPoiHistoryEntry } from '@/domain/folders/history';
import { validateFolders } from '@/domain/folders/limits';
import { type Translations, translationsFrom, translationsLimit, translationsSize, withEntries } from '@/domain/languages/translations';
import { usedTypes } from '@/domain/point-types/used-types';
import { randomIdentifier } from '@/domain/random';
import { editedOf } from '@/domain/tours/edited';
import { formatKib, tourSize } from '@/domain/tours/size';
import { applySheet, type ChosenChanges, type TranslationChange } from '@/domain/tours/spreadsheet/apply';
import { columnsOf } from '@/domain/tours/spreadsheet/columns';
import type { FieldReader } from '@/domain/tours/spreadsheet/point-fields';
import { type SheetPoint, sheetContext, sheetPoints } from '@/domain/tours/spreadsheet/sheet-point';
import type { Tour } from '@/domain/tours/tour';
import { store } from '../core/app';
import { withDates } from '../core/dates';
import type { ApiCaller } from './caller';
import { type Answer, formerAnswer, type OnceOnly, rememberAnswer } from './idempotency';
import { catalogRef, noTour, ownTour, requireRevision, revisionOf, tourRef, withTypes } from './read-tour';

/** The points of a tour, with what their fields are read and written by. */
export type PointsState = FieldReader & { tour: Tour; points: readonly SheetPoint[]; translations: readonly Translations[] };

/** What a request does to the points: the changes, and what it answers, from the points as they are then. */
export type PointsPlan = ChosenChanges & { answer: (after: PointsState) => { status: Answer['status']; body: object | null } };

export type PointsRequest = { tour: string; ifMatch: string | undefined; once: OnceOnly | null };

/**
 * Changes points of a tour in one transaction, as a save does: on what is stored now, with an entry of its history, so that what others saved meanwhile
 * stays, and editors who have the tour open merge it. The answer is stored with it, so that repeating the request does nothing more.
 * @throws ApiProblem not-found, revision-differs, and what `plan` throws; AppError out-of-range
 */
export function savePoints(
  caller: ApiCaller,
  { tour: id, ifMatch, once }: PointsRequest,
  plan: (state: PointsState) => PointsPlan,
): Promise<Answer> {
  return store().runTransaction(async (transaction) => {
    const former = await formerAnswer(once, transaction);
    if (former) return former;
    const state = await readState(caller, id, transaction);
    if (!canWrite(caller.identity, state.tour)) throw noTour();
    requireRevision(ifMatch, revisionOf(state.tour));
    const { answer, ...changes } = plan(state);
    const { state: after, texts } = applied(state, changes);
    if (after.tour !== state.tour) writeTour(transaction, caller, state, after.tour);
    writeTexts(transaction, state, texts);
    const { status, body } = answer(after);
    const result: Answer = { status, body: body === null ? '' : JSON.stringify(body), revision: revisionOf(after.tour) };
    rememberAnswer(transaction, once, result);
    return result;
  });
}

type Reads = { getAll: (...refs: DocumentReference[]) => Promise<DocumentSnapshot[]> };

/** The points of a tour as they are stored now. @throws ApiProblem not-found */
export async function readState(caller: ApiCaller, id: string, reads: Reads = store()): Promise<PointsState> {
  const [snapshot, catalog] = await reads.getAll(tourRef(id), catalogRef(caller));
  const tour = withTypes(ownTour(caller, snapshot), catalog);
  return stateOf(tour, await readTranslations(tour, reads));
}

const stateOf = (tour: Tour, translations: readonly Translations[]): PointsState => {
  const context = sheetContext(tour);
  return { tour, translations, context, columns: columnsOf(context), points: sheetPoints(tour.folders, translations) };
};

async function readTranslations({ id, languages }: Tour, reads: Reads): Promise<Translations[]> {
  const refs = languages.slice(1).map((tag) => tourRef(id).collection('languages').doc(tag));
  const documents: DocumentSnapshot[] = refs.length === 0 ? [] : await reads.getAll(...refs);
  return documents.map((document) => translationsFrom(document.id, withDates(document.data() ?? {})));
}

/** The state after the changes, and the translations that they change. @throws AppError for what no tour can have */
function applied(state: PointsState, changes: ChosenChanges): { state: PointsState; texts: TranslationChange[] } {
  const { tour, context } = state;
  if (changes.rows.length === 0 && changes.removed.size === 0) return { state, texts: [] };
  const { folders, translations: texts } = applySheet(tour.folders, changes, context);
  const after: Tour = { ...tour, folders, historyId: randomIdentifier() };
  requireFits(after);
  const translations = state.translations.map(({ tag, texts: before }) => ({
    tag,
    texts: withEntries(
      before,
      texts.filter((each) => each.tag === tag),
    ),
  }));
  for (const { tag, texts: all } of translations)
    if (translationsSize(all) > translationsLimit)
      throw new AppError('out-of-range', `The texts in “${tag}” are too long together: a language can have 900 kB.`);
  return { state: stateOf(after, translations), texts };
}

/** What the rules cannot check, and the editor checks before it saves. */
function requireFits(tour: Tour): void {
  validateFolders(tour.folders);
  const { bytes, share } = tourSize(tour, editedOf(tour));
  if (share > 1)
    throw new AppError(
      'out-of-range',
      `The tour would have ${formatKib(bytes)}, more than can be stored. Shorten texts, or remove points.`,
    );
}

function writeTour(transaction: Transaction, { identity }: ApiCaller, { tour: before }: PointsState, after: Tour): void {
  const now = FieldValue.serverTimestamp();
  const { folders, historyId } = after;
  transaction.update(tourRef(before.id), {
    folders: storedFolders(folders),
    pointTypes: usedTypes(folders, after.pointTypes),
    historyId,
    updated: now,
  });
  transaction.set(tourRef(before.id).collection('poiHistory').doc(historyId), { ...newPoiHistoryEntry(after, identity), timestamp: now });
}

function writeTexts(transaction: Transaction, { tour }: PointsState, changes: readonly TranslationChange[]): void {
  for (const tag of new Set(changes.map((change) => change.tag))) {
    const texts: Record<string, Record<string, unknown>> = {};
    for (const { thing, field, translation } of changes.filter((change) => change.tag === tag)) {
      texts[thing] ??= {};
      Object.assign(texts[thing], { [field]: translation ?? FieldValue.delete() });
    }
    const ref = tourRef(tour.id).collection('languages').doc(tag);
    transaction.set(ref, { texts, updated: FieldValue.serverTimestamp() }, { merge: true });
  }
}
