import { number, records, type Stored, text } from './stored';

/** A file or link of a tour; `progress` of its upload 0 to 100. @see MODEL-033 */
export type TourFile = { name: string; url: string; contentType: string; progress: number };
/** @see MODEL-031 */
export type FloorPlan = TourFile & { floor: string };
/** @see MODEL-032 */
export type TourDocument = TourFile & { documentType: string };

const fileFrom = (file: Stored): TourFile => ({
  name: text(file.name),
  url: text(file.url),
  contentType: text(file.contentType),
  progress: number(file.progress, 0),
});

export const filesFrom = (stored: unknown): TourFile[] => records(stored, fileFrom);
export const floorPlansFrom = (stored: unknown): FloorPlan[] =>
  records(stored, (plan) => ({ ...fileFrom(plan), floor: text(plan.floor, typeof plan.floor === 'number' ? String(plan.floor) : '') }));
export const documentsFrom = (stored: unknown): TourDocument[] =>
  records(stored, (document) => ({ ...fileFrom(document), documentType: text(document.documentType) }));
