import type { TourId } from '../ids';
import { toursPath } from '../page-addresses';
import { pathTo } from '../path-pattern';

/** The texts of a tour in other languages; `?language=` says which one is translated. */
export const translationsPattern = `${toursPath}/languages/:tour` as const;
export const translationsPath = (tour: TourId): string => pathTo(translationsPattern, { tour });
