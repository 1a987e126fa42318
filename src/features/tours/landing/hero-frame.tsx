import type { ReactNode } from 'react';
import type { Organization } from '@/domain/organizations/organization';
import { addressInWords } from '@/domain/place-in-words';
import type { Tour } from '@/domain/tours/tour';
import { cn } from '@/ui/cn';
import { PictureText } from '@/ui/picture-text';
import { useTexts } from '@/ui/use-texts';
import { TourTypeBadge } from '@/widgets/tour-type-badge';
import { HeroImage } from './hero-image';
import { landingHeroTexts } from './hero-texts';
import { OrganizationMark } from './organization-mark';

type Props = {
  tour: Tour;
  organization: Organization | null;
  inDashboard: boolean;
  /** Shown before the tour type. */
  badge?: ReactNode;
  name: ReactNode;
  actions: ReactNode;
};

/** The tour's key information on top of its image. @see PLAYER-001 PLAYER-002 PLAYER-003 PLAYER-005 */
export function HeroFrame({ tour, organization, inDashboard, badge, name, actions }: Props) {
  const t = useTexts(landingHeroTexts);
  return (
    <header
      data-glass
      className={cn(
        'relative isolate flex flex-col bg-canvas print:min-h-0 print:bg-white',
        inDashboard ? 'min-h-[26rem]' : 'min-h-[min(92dvh,58rem)]',
      )}
    >
      <HeroImage tour={tour} />
      <div className={inDashboard ? 'p-5 md:p-8' : 'mx-auto w-full max-w-6xl px-4 py-5 md:px-10 md:py-10 md:low-window:py-3'}>
        <OrganizationMark organization={organization} isOnPicture />
      </div>
      <div className="grow" />
      <PictureText inset={inDashboard ? 'box' : 'page'} actions={actions}>
        <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2 text-ink text-sm empty:hidden">
          {badge}
          {organization && <TourTypeBadge tour={tour} organization={organization} />}
        </div>
        {name}
        <p className="wrap-anywhere mt-2 text-base text-ink print:text-black">
          <bdi>{addressInWords(tour.place) || tour.address || t.noPlace}</bdi>
        </p>
        {tour.description && (
          <p
            dir="auto"
            className="wrap-anywhere mt-4 line-clamp-5 low-window:line-clamp-2 low-window:mt-2 max-w-[62ch] whitespace-pre-line text-pretty text-base text-ink print:line-clamp-none print:text-black"
          >
            {tour.description}
          </p>
        )}
      </PictureText>
    </header>
  );
}
