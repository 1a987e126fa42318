import { signInPath, visitPath } from '@/domain/addresses';
import type { Organization } from '@/domain/organizations';
import type { Tour } from '@/domain/tours';
import { useSessionKnown, useWho } from '@/widgets/who';
import { Arrival } from './arrival';
import { PlayerFrame } from './player-frame';
import { BrandMark, brandLinkStyle, SignInWords, signInLinkStyle, TopBarFrame } from './top-bar-frame';

type Props = { tour: Tour; organization: Organization | null; isAimed: boolean; path: string };

/** A tour in the player while the code of the player is on its way: no router is here yet, so the ways on are plain ones. */
export function PlayerLook({ tour, organization, isAimed, path }: Props) {
  const who = useWho();
  const isKnown = useSessionKnown();
  const brand = (
    <a href={`#${visitPath(tour.id)}`} className={brandLinkStyle}>
      <BrandMark brand={{ id: tour.organization, organization }} />
    </a>
  );
  const topBar = (
    <TopBarFrame name={tour.name} brand={brand}>
      {isKnown && !who && (
        <a href={`#${signInPath(path)}`} className={signInLinkStyle}>
          <SignInWords />
        </a>
      )}
    </TopBarFrame>
  );
  return (
    <PlayerFrame theme={organization?.theme ?? null}>
      <Arrival tour={tour} organization={organization} topBar={topBar} isAimed={isAimed} />
    </PlayerFrame>
  );
}
