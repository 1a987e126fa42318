import { LandingLook } from '@/features/tours/landing/landing-look';
import { FirstLookDrawn } from './first-look-drawn';
import { type FirstLookProps, useLook } from './use-look';

/** The page of a tour as it will stand there. */
export function LandingFirstLook({ address: { tour }, otherwise }: FirstLookProps) {
  const look = useLook(tour);
  if (!look) return otherwise;
  return (
    <>
      <LandingLook {...look} />
      <FirstLookDrawn />
    </>
  );
}
