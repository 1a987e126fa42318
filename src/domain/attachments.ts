import { asStored, number, records, type Stored, text } from './stored';

/** A file or link of a tour; `progress` of its upload 0 to 100. @see MODEL-033 */
export type TourFile = { name: string; url: string; contentType: string; progress: number };
/** A floor plan; `floor` is the number of its floor, from 1, or "". @see MODEL-031 TOUR-065 */
export type FloorPlan = TourFile & { floor: string };
/** @see MODEL-032 */
export type TourDocument = TourFile & { documentType: string };

/** What a document can be about. @see MODEL-034 TOUR-066 */
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

const fileFrom = (file: Stored): TourFile => ({
  ...asStored(file),
  name: text(file.name),
  url: text(file.url),
  contentType: text(file.contentType),
  progress: Math.min(100, Math.max(0, number(file.progress, 0))),
});

export const filesFrom = (stored: unknown): TourFile[] => records(stored, fileFrom);
export const floorPlansFrom = (stored: unknown): FloorPlan[] =>
  records(stored, (plan) => ({ ...fileFrom(plan), floor: text(plan.floor, typeof plan.floor === 'number' ? String(plan.floor) : '') }));
export const documentsFrom = (stored: unknown): TourDocument[] =>
  records(stored, (document) => ({ ...fileFrom(document), documentType: text(document.documentType) }));

const newFile: TourFile = { name: '', url: '', contentType: '', progress: 0 };

/** An empty row of each list of the files overlay. @see MODEL-031 MODEL-032 MODEL-033 TOUR-068 */
export const newTourFile = (): TourFile => ({ ...newFile });
export const newFloorPlan = (): FloorPlan => ({ ...newFile, floor: '' });
export const newDocument = (): TourDocument => ({ ...newFile, documentType: '' });

/** What a row shows: a spinner while it uploads, the link once the file is there, otherwise nothing. @see TOUR-069 TOUR-070 */
export function rowState({ url, progress }: Pick<TourFile, 'url' | 'progress'>): 'uploading' | 'linked' | 'empty' {
  if (progress > 0 && progress < 100) return 'uploading';
  return progress === 100 && url !== '' ? 'linked' : 'empty';
}

/** What the button of a row says. @see TOUR-071 */
export const uploadButton = ({ progress }: Pick<TourFile, 'progress'>): 'Upload File' | 'Change File' =>
  progress === 100 ? 'Change File' : 'Upload File';

/** The row as it is kept: with an address it is finished, and an upload that broke off can be made again. @see TOUR-073 TOUR-074 */
export const keptRow = <T extends TourFile>(row: T): T => ({ ...row, progress: row.url === '' ? 0 : 100 });

/** How many files a tour has, of all three lists. @see TOUR-013 TOUR-042 */
export const fileCount = ({
  floorplans,
  documents,
  files,
}: {
  floorplans: readonly unknown[];
  documents: readonly unknown[];
  files: readonly unknown[];
}): number => floorplans.length + documents.length + files.length;
