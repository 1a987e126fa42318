import type { ReactNode } from 'react';
import { iconsOf } from '@/domain/icons';
import type { Organization } from '@/domain/organizations/organization';
import { signInPath, tourPagePath } from '@/domain/page-addresses';
import type { Theme } from '@/domain/theme';
import type { Tour } from '@/domain/tours/tour';
import { cn } from '@/ui/cn';
import { useCurrentUser, useIsAuthSessionResolved } from '@/widgets/current-user';
import { OrganizationTheme } from '@/widgets/organization-theme';
import { opensList } from '../address/embed-option';
import { besideList, Poster } from '../scene/poster';
import { PoiPreview } from '../sidebar/poi-preview';
import { BrandMark, brandLinkStyle, SignInLabel, signInLinkStyle, TopBarFrame } from './top-bar-frame';

type FrameProps = { theme: Theme | null; children: ReactNode };

/** Full-window frame with the organization's colours and the player's glass theme. */
export function PlayerFrame({ theme, children }: FrameProps) {
  return (
    <OrganizationTheme theme={theme}>
      <div data-glass="" className="h-dvh bg-canvas text-ink text-sm">
        {children}
      </div>
    </OrganizationTheme>
  );
}

type Props = {
  tour: Tour;
  organization: Organization | null;
  topBar: ReactNode;
  /** Whether the player opens at a PoI; on small screens its panel replaces the list. */
  hasStartPoint: boolean;
};

/** Static preview of the player, shown until it is interactive; same layout to avoid shifts. */
export function PlayerPreview({ tour, organization, topBar, hasStartPoint }: Props) {
  const hasList = opensList(true);
  return (
    <main className="relative h-full overflow-hidden">
      <div className={cn('absolute inset-0', hasList && besideList)}>
        <Poster tour={tour} isVisible />
      </div>
      <div className="absolute inset-x-0 top-0 z-40">{topBar}</div>
      {hasList && (
        <div className={`absolute inset-x-0 top-15 bottom-17 z-20 ${hasStartPoint ? 'max-lg:hidden' : 'max-md:hidden'}`}>
          <PoiPreview tour={tour} icons={iconsOf(organization?.iconDescription ?? [])} />
        </div>
      )}
    </main>
  );
}

type PlaceholderProps = { tour: Tour; organization: Organization | null; hasStartPoint: boolean; path: string };

/** Shown while the player's code loads. Uses plain links because the router is not available yet. */
export function PlayerPlaceholder({ tour, organization, hasStartPoint, path }: PlaceholderProps) {
  const currentUser = useCurrentUser();
  const isAuthSessionResolved = useIsAuthSessionResolved();
  const brand = (
    <a href={`#${tourPagePath(tour.id)}`} className={brandLinkStyle}>
      <BrandMark brand={{ id: tour.organization, organization }} />
    </a>
  );
  const topBar = (
    <TopBarFrame name={tour.name} brand={brand}>
      {isAuthSessionResolved && !currentUser && (
        <a href={`#${signInPath(path)}`} className={signInLinkStyle}>
          <SignInLabel />
        </a>
      )}
    </TopBarFrame>
  );
  return (
    <PlayerFrame theme={organization?.theme ?? null}>
      <PlayerPreview tour={tour} organization={organization} topBar={topBar} hasStartPoint={hasStartPoint} />
    </PlayerFrame>
  );
}
