import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { collectionQueries } from '@/backend/collections/queries';
import { readTourNow } from '@/backend/tours/bulk-commands';
import { duplicateTour } from '@/backend/tours/parts-commands';
import { tourId } from '@/domain/ids';
import type { Organization } from '@/domain/organizations/organization';
import { plural } from '@/domain/plural';
import { planBulk } from '@/domain/tours/bulk/bulk-acts';
import { copyName, includedByDefault } from '@/domain/tours/duplicate';
import type { ListedTour } from '@/domain/tours/listed-tour';
import { tourTitle } from '@/domain/tours/tour-title';
import { CheckboxField } from '@/ui/checkbox-field';
import { BulkDialog } from '@/widgets/bulk/bulk-dialog';
import { useMoveToBin } from '../delete/use-move-to-bin';
import { countOf, PlanSummary, sentence, tourForms } from './plan-summary';
import { useStableIds } from './use-stable-ids';

type Props = {
  organization: Organization;
  tours: readonly ListedTour[];
  mayDuplicate: (tour: ListedTour) => boolean;
  /** Undo moves the copies into the bin. */
  mayDelete: (tour: ListedTour) => boolean;
  onClose: () => void;
};

/** Makes a copy of each of many tours in the same organization, with all of its content; for whoever may delete them, Undo does. @see TOUR-079 */
export function DuplicateToursDialog({ organization, tours, mayDuplicate, mayDelete, onClose }: Props) {
  const hasCollections = tours.some(({ collection }) => collection !== '');
  const { data: collections } = useQuery({ ...collectionQueries.of(organization.id), enabled: hasCollections });
  const [includesCollection, setIncludesCollection] = useState(false);
  const [isClosed, setClosed] = useState(false);
  const idOf = useStableIds();
  const moveToBin = useMoveToBin();
  const plan = planBulk(tours, { isAllowed: mayDuplicate });
  const to = {
    organization: organization.id,
    tourTypes: organization.tourTypes.map(({ id }) => id),
    collections: (collections ?? []).map(({ id }) => id),
  };
  const duplicate = async ({ id }: ListedTour) => {
    const { tour } = await readTourNow(id);
    const included = { ...includedByDefault, collection: includesCollection };
    const copy = { name: copyName(tourTitle(tour)), isPublic: tour.public && !isClosed, included, to };
    await duplicateTour({ tour, copy, id: tourId(idOf(id)) });
  };
  const undo = ({ id }: ListedTour) => moveToBin({ id: tourId(idOf(id)), organization: organization.id, onlyUntouched: true });
  const hasPublic = plan.included.some((tour) => tour.public);
  return (
    <BulkDialog
      title={`Duplicate ${countOf(tours.length)}`}
      items={plan.included}
      nameOf={tourTitle}
      act={{ run: duplicate, concurrency: 2, ...(plan.included.every(mayDelete) && { undo }) }}
      texts={{ items: tourForms, done: sentence('was', 'were', 'copied'), undone: copiesInBin }}
      confirmLabel={`Make ${plural(plan.included.length, { one: '# copy', other: '# copies' })}`}
      disabled={includesCollection && !collections}
      onClose={onClose}
    >
      <PlanSummary plan={plan}>
        <p>
          Each copy is in {organization.name}, has “(copy)” after its name, and all folders, points, files, its type and its texts in other
          languages. Histories, versions, share links and invitations are not copied.
        </p>
      </PlanSummary>
      {hasCollections && (
        <CheckboxField
          label="Put the copies into the collections of their originals"
          checked={includesCollection}
          onChange={({ target }) => setIncludesCollection(target.checked)}
        />
      )}
      {hasPublic && (
        <CheckboxField
          label="Keep copies of public tours closed"
          hint="Otherwise anyone with the link can open them, as the originals."
          checked={isClosed}
          onChange={({ target }) => setClosed(target.checked)}
        />
      )}
    </BulkDialog>
  );
}

const copiesInBin = { one: '# copy was moved to the bin.', other: '# copies were moved to the bin.' };
