import { configuration, modelService } from '@/backend/config';
import { modelOf } from '@/domain/application/configuration';
import type { Tour } from '@/domain/tours/tour';
import { thumbnailAddress } from '@/showcase/models';
import { embeddableUrl } from './file-preview/own-url';

export type TourImageSource = Pick<Tour, 'id' | 'matterportId' | 'thumbnailUrl'> & Partial<Pick<Tour, 'thumbnailAlt'>>;

/**
 * The image of a tour for 1x and 2x screens: its own thumbnail, else the model service's; null if it has neither.
 * @see TOUR-019 TOUR-046 PLAYER-005
 */
export function tourImage(tour: TourImageSource, width: number): { src: string; srcSet: string | undefined; model: string | null } | null {
  const own = embeddableUrl(tour.thumbnailUrl);
  if (own) return { src: own, srcSet: undefined, model: null };
  const model = modelOf(tour, configuration());
  if (model === '') return null;
  const [src, dense] = [1, 2].map((dpr) => thumbnailAddress(modelService(), model, width, dpr)) as [string, string];
  return { src, srcSet: `${src} 1x, ${dense} 2x`, model };
}
