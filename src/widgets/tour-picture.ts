import { configuration, modelService } from '@/backend/config';
import { modelOf } from '@/domain/application/configuration';
import type { Tour } from '@/domain/tours';
import { thumbnailAddress } from '@/showcase/models';
import { shownAddress } from './file-preview/own-address';

export type Pictured = Pick<Tour, 'id' | 'matterportId' | 'thumbnailUrl'>;

/**
 * Where the picture of a tour is, at one and at two device pixels: its own, else the model service's; null when it has neither.
 * @see TOUR-019 TOUR-046 PLAYER-005
 */
export function tourPicture(tour: Pictured, width: number): { src: string; srcSet: string | undefined; model: string | null } | null {
  const own = shownAddress(tour.thumbnailUrl);
  if (own) return { src: own, srcSet: undefined, model: null };
  const model = modelOf(tour, configuration());
  if (model === '') return null;
  const [src, dense] = [1, 2].map((dpr) => thumbnailAddress(modelService(), model, width, dpr)) as [string, string];
  return { src, srcSet: `${src} 1x, ${dense} 2x`, model };
}
