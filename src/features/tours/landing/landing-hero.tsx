import type { Organization } from '@/domain/organizations';
import { accessBadge, type Tour } from '@/domain/tours';
import { Badge } from '@/ui/badge';
import { HeroFrame } from './hero-frame';
import { LandingActions } from './landing-actions';
import { TourName } from './name/tour-name';
import { useRenameTour } from './name/use-rename-tour';
import type { LandingDialog } from './use-landing-dialog';

type Props = {
  tour: Tour;
  organization: Organization | null;
  inDashboard: boolean;
  canWrite: boolean;
  /** Whether editing is filling in the form of the tour; else it is editing in the player. */
  hasForm: boolean;
  onOpen: (dialog: LandingDialog) => void;
};

/** The tour at a glance, and the ways on. */
export function LandingHero({ tour, organization, inDashboard, canWrite, hasForm, onOpen }: Props) {
  const rename = useRenameTour();
  return (
    <HeroFrame
      tour={tour}
      organization={organization}
      inDashboard={inDashboard}
      badge={inDashboard && <Badge look={tour.public ? 'accent' : 'plain'}>{accessBadge(tour)}</Badge>}
      name={
        <TourName
          key={tour.id}
          name={tour.name}
          isLarge={!inDashboard}
          canRename={inDashboard && canWrite}
          save={(name) => rename.mutateAsync({ id: tour.id, name })}
        />
      }
      actions={<LandingActions tour={tour} inDashboard={inDashboard} canWrite={canWrite} hasForm={hasForm} onOpen={onOpen} />}
    />
  );
}
