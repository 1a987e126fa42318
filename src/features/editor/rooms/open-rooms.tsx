import DoorOpen from 'lucide-react/icons/door-open';
import { useShowcaseValue } from '@/widgets/floor-map/use-showcase-value';
import { useEditingState } from '../session/editing-context';
import { OpenTool } from '../sidebar/open-tool';

const none: readonly never[] = [];

/** Opens the rooms, and says how many there are. */
export function OpenRooms() {
  const scanRooms = useShowcaseValue('rooms', none).length;
  const own = useEditingState((state) => state.edited.rooms.filter(({ shape }) => shape !== null).length);
  return <OpenTool command="rooms" icon={DoorOpen} count={scanRooms + own} />;
}
