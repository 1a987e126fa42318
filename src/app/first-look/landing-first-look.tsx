import { useEffect } from 'react';
import { LandingLook } from '@/features/tours/landing/landing-look';
import { Drawn } from '../first-draw';
import { endFirstLook } from './first-look-over';
import { type FirstLookProps, useLook } from './use-look';

/** The page of a tour as it will stand there. */
export function LandingFirstLook({ address: { tour }, otherwise }: FirstLookProps) {
  const look = useLook(tour);
  const isShown = look !== null;
  useEffect(() => {
    if (isShown) endFirstLook();
  }, [isShown]);
  if (!look) return otherwise;
  return (
    <>
      <LandingLook {...look} />
      <Drawn />
    </>
  );
}
