import type { Organization } from '@/domain/organizations/organization';
import { tourTexts } from '@/domain/tours/texts';
import type { Tour } from '@/domain/tours/tour';
import { loadModule } from '@/loading/load-code';
import { Badge } from '@/ui/badge';
import { useCodeAhead } from '@/ui/use-code-ahead';
import { useTexts } from '@/ui/use-texts';
import { HeroFrame } from './hero-frame';
import { LandingActions } from './landing-actions';
import { TourName } from './name/tour-name';
import type { LandingDialog } from './use-landing-dialog';

type Props = {
  tour: Tour;
  organization: Organization | null;
  inDashboard: boolean;
  canWrite: boolean;
  /** Whether Edit opens the tour form; otherwise it opens the player's edit mode. */
  hasForm: boolean;
  canInvite: boolean;
  onOpen: (dialog: LandingDialog) => void;
};

// not for visitors, who never rename: they come with the schemas of forms
const tourCommands = () => import('@/backend/tours/commands');

/** The tour's key information and actions. */
export function LandingHero({ tour, organization, inDashboard, canWrite, hasForm, canInvite, onOpen }: Props) {
  const t = useTexts(tourTexts);
  const canRename = inDashboard && canWrite;
  // a name that is given offline is stored on this device
  useCodeAhead(tourCommands, canRename);
  return (
    <HeroFrame
      tour={tour}
      organization={organization}
      inDashboard={inDashboard}
      badge={inDashboard && <Badge look={tour.public ? 'accent' : 'plain'}>{tour.public ? t.public : t.default}</Badge>}
      name={
        <TourName
          key={tour.id}
          name={tour.name}
          isLarge={!inDashboard}
          canRename={canRename}
          save={async (name) => (await loadModule(tourCommands)).updateTour({ id: tour.id, name })}
        />
      }
      actions={
        <LandingActions tour={tour} inDashboard={inDashboard} canWrite={canWrite} hasForm={hasForm} canInvite={canInvite} onOpen={onOpen} />
      }
    />
  );
}
