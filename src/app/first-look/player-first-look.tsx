import { PlayerPlaceholder } from '@/features/player/frame/player-preview';
import { FirstLookRendered } from './first-look-rendered';
import { type FirstLookProps, useLook } from './use-look';

/** A preview of a tour in the player: image, name, organization and PoIs. */
export function PlayerFirstLook({ address: { tour, isAimed }, path, fallback }: FirstLookProps) {
  const look = useLook(tour);
  if (!look) return fallback;
  return (
    <>
      <PlayerPlaceholder {...look} hasStartPoint={isAimed} path={path} />
      <FirstLookRendered />
    </>
  );
}
