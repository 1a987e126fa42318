import { addressAtStop } from '@/domain/guided-tours/guided-tour-address';
import { CopyField } from '@/ui/copy-field/copy-field';
import { useTexts } from '@/ui/use-texts';
import type { OpenGuidedTour } from '@/widgets/player-session/player-state';
import { stopLinkTexts } from './texts';

type Props = {
  guidedTour: Pick<OpenGuidedTour, 'id' | 'stop'> | null;
  /** The page whose tour is shown. */
  page: string;
  /** How its address is passed on; as it is without. */
  shortened?: (address: string) => string;
};

/** The link to the stop of the guided tour that is open. */
export function StopLink({ guidedTour, page, shortened = (address) => address }: Props) {
  const t = useTexts(stopLinkTexts);
  if (!guidedTour) return null;
  return <CopyField label={t.thisStop} text={shortened(addressAtStop(page, guidedTour.id, guidedTour.stop))} copyLabel={t.copy} />;
}
