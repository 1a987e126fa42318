import { type PlanPlacement, placementFrom } from './plans/placement';
import { asStored, number, records, type Stored, text } from './stored';

/** A file or link of a tour; upload `progress` from 0 to 100. `alt` describes an image, and is stored only where it has text. @see MODEL-033 */
export type TourFile = { name: string; url: string; contentType: string; progress: number; alt?: string };
/** A floor plan; `floor` is the floor number, starting at 1, or ""; `placement` is stored only of one that was placed in the scan. @see MODEL-031 TOUR-065 */
export type FloorPlan = TourFile & { floor: string; placement?: PlanPlacement };
/** @see MODEL-032 */
export type TourDocument = TourFile & { documentType: string };

/** The types of documents. @see MODEL-034 TOUR-066 */
export const documentTypes = [
  'Induction',
  'Contractor',
  'Visitor',
  'Employee',
  'Emergency',
  'Fire',
  'First Aid',
  'Hazardous Materials',
  'Hazardous Substances',
  'Hazardous Chemicals',
  'Hazardous Waste',
  'Hazardous Energy',
  'Hazardous Atmosphere',
  'Hazardous Environment',
  'Hazardous Conditions',
  'Hazardous Situations',
  'Hazardous Equipment',
  'Hazardous Machinery',
  'Hazardous Tools',
  'Hazardous Vehicles',
] as const;

const fileFrom = ({ alt, ...file }: Stored): TourFile => ({
  ...asStored(file),
  name: text(file.name),
  url: text(file.url),
  contentType: text(file.contentType),
  progress: Math.min(100, Math.max(0, number(file.progress, 0))),
  ...(text(alt) !== '' && { alt: text(alt) }),
});

export const filesFrom = (stored: unknown): TourFile[] => records(stored, fileFrom);
export const floorPlansFrom = (stored: unknown): FloorPlan[] =>
  records(stored, ({ placement: storedPlacement, ...plan }) => {
    const placement = placementFrom(storedPlacement);
    const floor = text(plan.floor, typeof plan.floor === 'number' ? String(plan.floor) : '');
    return { ...fileFrom(plan), floor, ...(placement && { placement }) };
  });
export const documentsFrom = (stored: unknown): TourDocument[] =>
  records(stored, (document) => ({ ...fileFrom(document), documentType: text(document.documentType) }));

const newFile: TourFile = { name: '', url: '', contentType: '', progress: 0 };

/** New empty rows for the lists of the files overlay. @see MODEL-031 MODEL-032 MODEL-033 TOUR-068 */
export const newTourFile = (): TourFile => ({ ...newFile });
export const newFloorPlan = (): FloorPlan => ({ ...newFile, floor: '' });
export const newDocument = (): TourDocument => ({ ...newFile, documentType: '' });

/** State of a row: a spinner during the upload, a link once the file is stored, otherwise empty. @see TOUR-069 TOUR-070 */
export function rowState({ url, progress }: Pick<TourFile, 'url' | 'progress'>): 'uploading' | 'linked' | 'empty' {
  if (progress > 0 && progress < 100) return 'uploading';
  return progress === 100 && url !== '' ? 'linked' : 'empty';
}

/** The label of a row's button. @see TOUR-071 */
export const uploadButtonLabel = ({ progress }: Pick<TourFile, 'progress'>): 'Upload File' | 'Change File' =>
  progress === 100 ? 'Change File' : 'Upload File';

/** The row to store: complete if it has an address; an interrupted upload can be restarted. @see TOUR-073 TOUR-074 */
export const storedRow = <T extends TourFile>(row: T): T => ({ ...row, progress: row.url === '' ? 0 : 100 });

/** Number of files in all three lists of a tour. @see TOUR-013 TOUR-042 */
export const fileCount = ({
  floorplans,
  documents,
  files,
}: {
  floorplans: readonly unknown[];
  documents: readonly unknown[];
  files: readonly unknown[];
}): number => floorplans.length + documents.length + files.length;
