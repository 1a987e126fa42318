import { allPois } from '@/domain/folders';
import { findPoi } from '@/domain/folders/find';
import type { Tour } from '@/domain/tours';
import type { PlayerState } from '@/widgets/visit/player-state';
import { usePlayer } from '@/widgets/visit/session-context';
import { floorTitle } from '../controls/floors';

type Props = { tour: Pick<Tour, 'name' | 'folders' | 'floors'> };

/** Says where one is, to who cannot see it. What a point of interest is about, its panel says. */
export function Announcer({ tour }: Props) {
  const place = usePlayer((state) => placeIn(state, tour));
  return (
    <p role="status" className="sr-only">
      {place}
    </p>
  );
}

const views = { inside: 'Inside', dollhouse: 'Dollhouse', floorplan: 'Floorplan', outside: 'Outside' };

function placeIn(
  { stage, viewMode, floor, floors, sweep, activePoi }: PlayerState,
  { name, folders, floors: names }: Props['tour'],
): string {
  if (stage.name !== 'ready') return '';
  const active = activePoi === null ? undefined : findPoi(folders, activePoi);
  // Several may be seen from one place.
  const at = sweep === '' ? undefined : [active, ...allPois(folders)].find((poi) => poi?.sweep === sweep);
  const shown = floors.length > 1 && floors.find(({ index }) => index === floor);
  return [
    name,
    viewMode && views[viewMode],
    viewMode === 'inside' && at && `at ${at.name}`,
    shown ? floorTitle({ floors: names }, shown) : floor === 'all' && floors.length > 1 && 'all floors',
  ]
    .filter(Boolean)
    .join(', ');
}
