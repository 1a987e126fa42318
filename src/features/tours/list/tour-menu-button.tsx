import type { ListedTour } from '@/domain/tours/listed-tour';
import { tourTitle } from '@/domain/tours/tour-title';
import { ItemMenuButton } from '@/widgets/entity-list/item-menu-button';
import type { ListContext } from './list-context';

const tourMenu = () => import('./tour-menu').then(({ TourMenu }) => TourMenu);

type Props = { tour: ListedTour; context: ListContext };

/** @see TOUR-015 */
export const TourMenuButton = ({ tour, context }: Props) => (
  <ItemMenuButton label={`Menu of ${tourTitle(tour)}`} load={tourMenu} props={{ tour, context }} />
);
