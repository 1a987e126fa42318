import type { Place } from '../place';
import { isModelId } from './model-id';

/** How far a tour's form is filled, 0 to 1: model id, name, country, and locality or route. @see TOUR-047 */
export function formProgress({
  matterportId,
  name,
  place,
}: {
  matterportId: string;
  name: string;
  place: Pick<Place, 'country' | 'locality' | 'route'>;
}): number {
  const steps = [isModelId(matterportId), isWritten(name), isWritten(place.country), isWritten(place.locality) || isWritten(place.route)];
  return steps.filter(Boolean).length / steps.length;
}

/** How the bar of a progress is coloured: reddish below a half, yellow below the whole, green when all is there. @see TOUR-048 */
export function progressTone(progress: number): 'red' | 'yellow' | 'green' {
  if (progress < 0.5) return 'red';
  return progress < 1 ? 'yellow' : 'green';
}

const isWritten = (text: string): boolean => text.trim().length > 1;
