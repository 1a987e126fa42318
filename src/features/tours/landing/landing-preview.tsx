import FolderOpen from 'lucide-react/icons/folder-open';
import Play from 'lucide-react/icons/play';
import Share2 from 'lucide-react/icons/share-2';
import { useMemo } from 'react';
import { fileCount } from '@/domain/attachments';
import { allPois } from '@/domain/folders/folder';
import type { Organization } from '@/domain/organizations/organization';
import { playerPath } from '@/domain/page-addresses';
import type { Tour } from '@/domain/tours/tour';
import { numberFormat } from '@/language/formats';
import { Button, buttonStyle } from '@/ui/button';
import { useTexts } from '@/ui/use-texts';
import { OrganizationTheme } from '@/widgets/organization-theme';
import { PoiHeading, TourHeading } from './headings';
import { HeroFrame } from './hero-frame';
import { landingHeroTexts } from './hero-texts';

type Props = { tour: Tour; organization: Organization | null };

/** A visitor's view of a tour while the page's code loads. There is no router yet, so it uses a plain link. */
export function LandingPreview({ tour, organization }: Props) {
  const count = useMemo(() => allPois(tour.folders).length, [tour.folders]);
  const name = (
    <div className="min-h-12">
      <TourHeading name={tour.name} isLarge />
    </div>
  );
  return (
    <OrganizationTheme theme={organization?.theme ?? null}>
      <main className="min-h-dvh bg-canvas">
        <HeroFrame tour={tour} organization={organization} inDashboard={false} name={name} actions={<Actions tour={tour} />} />
        <section aria-labelledby="pois" className="mx-auto min-h-[60dvh] max-w-6xl px-4 py-10 md:px-10 md:py-14">
          <PoiHeading count={count} />
          <div aria-hidden className="grid gap-8 sm:grid-cols-2 lg:me-[22.5rem]">
            <div className="skeleton aspect-3/2 rounded-xl" />
            <div className="skeleton aspect-3/2 rounded-xl max-sm:hidden" />
          </div>
        </section>
      </main>
    </OrganizationTheme>
  );
}

const fileNumber = numberFormat();

function Actions({ tour }: Pick<Props, 'tour'>) {
  const t = useTexts(landingHeroTexts);
  const count = fileCount(tour);
  const hasScan = tour.matterportId !== '';
  return (
    <>
      {!hasScan && <p className="mt-4 text-ink text-sm">{t.noScan}</p>}
      <div className="mt-6 flex flex-wrap items-center gap-2.5">
        {hasScan && (
          <a href={`#${playerPath(tour.id)}`} className={buttonStyle({ look: 'light', size: 'large' })}>
            <Play aria-hidden size={18} strokeWidth={2} className="fill-current" />
            {t.explore}
          </a>
        )}
        <div inert className="contents">
          <Button>
            <FolderOpen aria-hidden size={16} strokeWidth={1.75} />
            {t.files} {count > 0 && <span className="tabular-nums opacity-75">{fileNumber.format(count)}</span>}
          </Button>
          <Button>
            <Share2 aria-hidden size={16} strokeWidth={1.75} />
            {t.share}
          </Button>
        </div>
      </div>
    </>
  );
}
