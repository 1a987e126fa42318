import { PlayerLook } from '@/features/player/frame/player-look';
import { FirstLookDrawn } from './first-look-drawn';
import { type FirstLookProps, useLook } from './use-look';

/** The tour in the player as it will stand there: its picture, its name, whose it is, and what is in it. */
export function PlayerFirstLook({ address: { tour, isAimed }, path, otherwise }: FirstLookProps) {
  const look = useLook(tour);
  if (!look) return otherwise;
  return (
    <>
      <PlayerLook {...look} isAimed={isAimed} path={path} />
      <FirstLookDrawn />
    </>
  );
}
