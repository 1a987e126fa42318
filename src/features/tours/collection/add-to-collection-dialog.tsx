import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { collectionQueries } from '@/backend/collections/queries';
import { updateTour } from '@/backend/tours/commands';
import { errorMessage } from '@/domain/app-error';
import type { Collection } from '@/domain/collections/collection';
import { collectionId } from '@/domain/ids';
import { byName } from '@/domain/search';
import type { Tour } from '@/domain/tours/tour';
import { tourTitle } from '@/domain/tours/tour-title';
import { Button } from '@/ui/button';
import { ErrorNote } from '@/ui/error-note';
import { CancelButton, FormDialog } from '@/ui/form-dialog';
import { SelectField } from '@/ui/select-field';
import { useMutation } from '@/widgets/use-mutation';

type Props = { tour: Tour; onClose: () => void };

/** Puts a tour into a collection, takes it out, or moves it: a tour is in one at most. @see TOUR-031 */
export function AddToCollectionDialog({ tour, onClose }: Props) {
  const { data, error: loadError } = useQuery(collectionQueries.of(tour.organization));
  const [chosen, setChosen] = useState(tour.collection);
  const { mutate, isPending, error } = useMutation({
    mutationFn: updateTour,
    onSuccess: onClose,
    meta: { done: 'Tour updated', failed: null },
  });
  const problem = error ?? loadError;
  const options = (data ?? []).toSorted(byName).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <FormDialog
      isChanged={chosen !== tour.collection}
      title="Add to collection"
      description={tourTitle(tour)}
      open
      size="small"
      onClose={onClose}
      footer={
        <>
          <CancelButton />
          <Button
            look="primary"
            busy={isPending}
            disabled={chosen === tour.collection}
            onClick={() => mutate({ id: tour.id, collection: chosen })}
          >
            Save
          </Button>
        </>
      }
    >
      <SelectField
        label="Collection"
        hint={data ? consequence(tour, chosen, data) : 'Loading…'}
        value={chosen}
        options={[{ value: '', label: 'None' }, ...options]}
        onChange={({ target }) => setChosen(collectionId(target.value))}
      />
      {problem && <ErrorNote className="mt-4">{errorMessage(problem)}</ErrorNote>}
    </FormDialog>
  );
}

/** Whoever is invited to a collection can open its tours. */
function consequence({ collection }: Tour, chosen: string, collections: readonly Collection[]): string {
  const nameOf = (id: string) => collections.find((each) => each.id === id)?.name;
  const [lost, gained] = chosen === collection ? [] : [nameOf(collection), nameOf(chosen)];
  return [
    'A tour is in one collection at most.',
    lost !== undefined && `People invited to ${lost} can no longer open it.`,
    gained !== undefined && `People invited to ${gained} can open it.`,
  ]
    .filter(Boolean)
    .join(' ');
}
