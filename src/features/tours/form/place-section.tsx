import { FormSection } from '@/ui/form-section';
import { PlaceFields } from '@/widgets/place-form/place-fields';

/** @see TOUR-033 TOUR-034 TOUR-035 TOUR-036 TOUR-037 TOUR-038 */
export function PlaceSection() {
  return (
    <FormSection title="Place">
      <PlaceFields subject="tour" addressDelayMs={300} mapHeightPx={500} />
    </FormSection>
  );
}
