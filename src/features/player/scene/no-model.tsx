import ScanLine from 'lucide-react/icons/scan-line';
import { Link } from 'react-router-dom';
import { tourFormPath } from '@/domain/addresses';
import type { Tour } from '@/domain/tours';
import { buttonStyle } from '@/ui/button';
import { Poster } from './poster';
import { StageCard } from './stage-card';

type Props = { tour: Pick<Tour, 'id' | 'matterportId' | 'thumbnailUrl'>; hasList: boolean; mayWrite: boolean };

/** A tour that nobody gave a scan yet. */
export function NoModel({ tour, hasList, mayWrite }: Props) {
  const rest = hasList ? ' What was written about the place is in the list.' : '';
  const message = `This tour has no 3D model.${rest}`;
  return (
    <div className="absolute inset-0">
      <Poster tour={tour} isShown />
      <StageCard icon={ScanLine} title="No scan yet" message={message}>
        {mayWrite && (
          <Link to={tourFormPath(tour.id)} className={buttonStyle({ look: 'primary' })}>
            Add the model
          </Link>
        )}
      </StageCard>
    </div>
  );
}
