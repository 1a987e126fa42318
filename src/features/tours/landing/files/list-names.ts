import type { FloorPlan } from '@/domain/attachments';
import type { Tour } from '@/domain/tours';
import { floorName } from '@/domain/tours/floors';

/** The floor a plan is of, in the words of the tour; "" for none. @see TOUR-065 */
export function planFloor({ floors }: Pick<Tour, 'floors'>, { floor }: Pick<FloorPlan, 'floor'>): string {
  const number = Number(floor);
  return floor !== '' && Number.isInteger(number) && number > 0 ? floorName(floors, number - 1) : '';
}
