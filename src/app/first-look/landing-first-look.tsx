import { LandingLook } from '@/features/tours/landing/landing-look';
import { type FirstLookProps, useLook } from './use-look';

/** The page of a tour as it will stand there. */
export function LandingFirstLook({ address: { tour }, otherwise }: FirstLookProps) {
  const look = useLook(tour);
  return look ? <LandingLook {...look} /> : otherwise;
}
