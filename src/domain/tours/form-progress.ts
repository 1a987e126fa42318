import type { Place } from '../place';
import { isModelId } from './model-id';

/** How complete a tour's form is, 0 to 1: model id, name, country, and locality or route. @see TOUR-047 */
export function formProgress({
  matterportId,
  name,
  place,
}: {
  matterportId: string;
  name: string;
  place: Pick<Place, 'country' | 'locality' | 'route'>;
}): number {
  const steps = [isModelId(matterportId), isFilled(name), isFilled(place.country), isFilled(place.locality) || isFilled(place.route)];
  return steps.filter(Boolean).length / steps.length;
}

/** The colour of the progress bar: red below a half, yellow below 1, then green. @see TOUR-048 */
export function progressTone(progress: number): 'red' | 'yellow' | 'green' {
  if (progress < 0.5) return 'red';
  return progress < 1 ? 'yellow' : 'green';
}

const isFilled = (text: string): boolean => text.trim().length > 1;
