import { playerPath } from '@/domain/addresses';
import type { TourId } from '@/domain/ids';

/** The address at which a tour opens for everybody who may see it. @see ACCESS-042 */
export const tourAddress = (app: string, tour: TourId): string => `${app.replace(/\/+$/, '')}/#${playerPath(tour)}`;
