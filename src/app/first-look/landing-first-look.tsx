import { LandingPreview } from '@/features/tours/landing/landing-preview';
import { FirstLookRendered } from './first-look-rendered';
import { type FirstLookProps, useLook } from './use-look';

/** A preview of a tour's landing page. */
export function LandingFirstLook({ address: { tour }, fallback }: FirstLookProps) {
  const look = useLook(tour);
  if (!look) return fallback;
  return (
    <>
      <LandingPreview {...look} />
      <FirstLookRendered />
    </>
  );
}
