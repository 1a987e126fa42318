import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import { savedFoldersOf } from '@/backend/poi-history/saved-folders';
import { plural } from '@/domain/plural';
import { newPoi, type View } from '@/domain/pois/new-poi';
import { planSheet, stampOf } from '@/domain/tours/spreadsheet/plan';
import type { SheetOptions } from '@/domain/tours/spreadsheet/sheet-plan';
import { useTourTranslations } from '@/widgets/spreadsheets/spreadsheet-download';
import { usePointTypes } from '../point-types/use-point-types';
import { useEditingSession, useEditingState } from '../session/editing-context';
import type { Step } from '../session/editing-state';
import { chosenChanges, type Ticks } from './chosen';
import { importedTour, sizeProblem, useApplySheet } from './use-apply-sheet';
import { useSheetFile } from './use-sheet-file';
import { useUploadsByName } from './use-uploads-by-name';

const nowhere: View = { position: { x: 0, y: 0, z: 0 }, rotation: { x: 0, y: 0 }, sweep: '', zoom: 1, floor: 0 };
const initialOptions: SheetOptions = { clears: false, createsUnknown: false, decimal: null };

/** The state of an import from a spreadsheet; the tour does not change before the user confirms. */
export function useSheetImport() {
  const session = useEditingSession();
  const stored = useEditingState((state) => state.input.tour);
  const types = usePointTypes();
  const author = useEditingState((state) => state.input.author?.uid ?? '');
  const edited = useEditingState((state) => state.edited);
  const { file, choose, clear } = useSheetFile({ languages: stored.languages.slice(1), types });
  const { uploads, isLoading: isListing } = useUploadsByName(file?.table ?? null);
  const tour = useMemo(() => ({ ...stored, pointTypes: types, uploads }), [stored, types, uploads]);
  // read when there is something to compare them with
  const translations = useTourTranslations(file ? tour : { id: tour.id, languages: [] });
  const [options, setOptions] = useState(initialOptions);
  const [deletes, setDeletes] = useState(false);
  const [ticks, setTicks] = useState<Ticks>(new Set());
  const [outcome, setOutcome] = useState<{ message: string; step: Step | null } | null>(null);
  const table = file?.table ?? null;
  const { base, isLoading } = useBase(table && stampOf(table));
  const shownOptions = useDeferredValue(options);
  const plan = useMemo(() => {
    if (!table || !translations || isLoading || isListing) return null;
    const state = { tour: { ...tour, folders: edited.folders }, translations, base, newPoi: () => newPoi('poi', nowhere, author) };
    return planSheet(table, state, shownOptions);
  }, [table, translations, isLoading, isListing, tour, edited.folders, base, author, shownOptions]);
  const chosen = useMemo(() => plan && chosenChanges(plan, ticks, deletes), [plan, ticks, deletes]);
  const imported = useMemo(() => chosen && importedTour(tour, edited.folders, chosen), [tour, edited.folders, chosen]);
  const count = chosen ? chosen.rows.length + chosen.removed.size : 0;
  const reset = () => {
    setTicks(new Set());
    setDeletes(false);
    setOptions(initialOptions);
  };
  const apply = useApplySheet((step) => {
    setOutcome({ message: `${plural(count, { one: '# point', other: '# points' })} imported. Save to keep the changes.`, step });
    clear();
    reset();
  });
  return {
    file,
    isListing,
    plan,
    translations,
    chosen,
    imported,
    count,
    options,
    setOptions,
    deletes,
    setDeletes,
    ticks,
    outcome,
    apply,
    edited,
    problem: imported && count > 0 ? sizeProblem(session.tour(), edited, imported.folders) : null,
    toggle: (key: string) =>
      setTicks((before) => (before.has(key) ? new Set([...before].filter((each) => each !== key)) : new Set([...before, key]))),
    choose: (next: File) => {
      reset();
      setOutcome(null);
      apply.reset();
      void choose(next);
    },
    undo: () => {
      session.undo();
      setOutcome(null);
    },
  };
}

export type SheetImport = ReturnType<typeof useSheetImport>;

/** The saved state that was exported; null if the tour's history does not have it, or the file does not say which it was. */
function useBase(stamp: ReturnType<typeof stampOf>) {
  const tour = useEditingState((state) => state.input.tour.id);
  const historyId = useEditingState((state) => state.historyId);
  const current = useEditingState((state) => state.base.folders);
  const isOfTour = stamp !== null && stamp.tour === tour;
  const isCurrent = isOfTour && stamp.historyId === historyId;
  const isOlder = isOfTour && !isCurrent && stamp.historyId !== '';
  const { data, isLoading } = useQuery({ ...savedFoldersOf(tour, stamp?.historyId ?? ''), enabled: isOlder });
  return { base: isCurrent ? current : isOlder ? (data ?? null) : null, isLoading: isOlder && isLoading };
}
