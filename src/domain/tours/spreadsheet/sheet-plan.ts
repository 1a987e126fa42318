import type { Folder } from '../../folders/folder';
import type { PoiId } from '../../ids';
import type { Translations } from '../../languages/translations';
import type { Poi } from '../../pois/poi';
import type { Cell, DecimalSign } from './cells';
import type { Column } from './column';
import type { SheetPoint, TourOfSheet } from './sheet-point';

/** A cell that differs from the tour. */
export type CellChange = {
  column: Column;
  cell: Cell;
  before: string;
  after: string;
  /** the tour has changed it too since the export */
  isConflict: boolean;
  losesFormatting: boolean;
};

/** What a row would do. `point` is the point as it is, or a new one. */
export type RowChange = { row: number; kind: 'added' | 'changed' | 'moved'; point: SheetPoint; changes: readonly CellChange[] };

/** A cell that is refused. */
export type RejectedCell = { row: number; column: string; value: string; reason: string; isUnknownId?: boolean };

/** What an import would change. */
export type SheetPlan = {
  /** why nothing of the file can be imported; null if it can */
  problem: string | null;
  rows: readonly RowChange[];
  unchanged: number;
  /** points that the file does not have, though the tour had them when it was exported; `denial` is why one cannot be deleted */
  missing: readonly { id: PoiId; name: string; denial: string | null }[];
  rejected: readonly RejectedCell[];
  notes: readonly string[];
};

/** The tour as it is in the editor, and as it was saved when the file was exported; null if that is not stored any more. */
export type SheetTour = {
  tour: TourOfSheet;
  translations: readonly Translations[];
  base: readonly Folder[] | null;
  newPoi: () => Poi;
};

export type SheetOptions = {
  /** whether empty cells clear what is there */
  clears: boolean;
  /** whether rows with an id that the tour does not have become new points */
  createsUnknown: boolean;
  /** null: as the file shows */
  decimal: DecimalSign | null;
};
