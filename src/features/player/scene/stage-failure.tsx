import Link2Off from 'lucide-react/icons/link-2-off';
import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import Unplug from 'lucide-react/icons/unplug';
import { Link } from 'react-router-dom';
import { tourFormPath } from '@/domain/addresses';
import type { TourId } from '@/domain/ids';
import { Button, buttonStyle } from '@/ui/button';
import { useOnReconnect } from '@/ui/use-online';
import type { Stage } from '@/widgets/visit/player-state';
import { useSession } from '@/widgets/visit/session-context';
import { StageCard } from './stage-card';

type Props = { tour: TourId; stage: Stage; hasList: boolean; mayWrite: boolean };

const icons = { private: LockKeyhole, 'unknown-model': Link2Off, 'wrong-key': LockKeyhole } as const;

/** Why there is no scan, what is there all the same, and the way on. @see PLAYER-076 */
export function StageFailure({ tour, stage, hasList, mayWrite }: Props) {
  const { retry } = useSession();
  useOnReconnect(retry);
  const rest = hasList ? ' The points of interest can be read without it.' : '';
  if (stage.name !== 'failed') {
    return (
      <StageCard icon={Unplug} title="The 3D view was interrupted" message={`It goes on where you were.${rest}`}>
        <Button look="primary" onClick={retry}>
          Load it again
        </Button>
      </StageCard>
    );
  }
  const icon = icons[stage.reason as keyof typeof icons] ?? TriangleAlert;
  return (
    <StageCard icon={icon} title="The 3D view cannot be shown" message={`${stage.sentence}${rest}`}>
      <Button look="primary" onClick={retry}>
        Try again
      </Button>
      {mayWrite && stage.reason === 'unknown-model' && (
        <Link to={tourFormPath(tour)} className={buttonStyle({ look: 'plain' })}>
          Edit the tour
        </Link>
      )}
    </StageCard>
  );
}
