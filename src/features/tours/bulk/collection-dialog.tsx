import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { collectionQueries } from '@/backend/collections/queries';
import { errorMessage } from '@/domain/app-error';
import { type CollectionId, collectionId } from '@/domain/ids';
import type { Organization } from '@/domain/organizations/organization';
import { plural } from '@/domain/plural';
import { byName } from '@/domain/search';
import type { BulkPlan } from '@/domain/tours/bulk/bulk-acts';
import type { ListedTour } from '@/domain/tours/listed-tour';
import { SelectField } from '@/ui/select-field';
import { ChangeDialog } from './change-dialog';
import { sentence } from './plan-summary';

type Props = {
  organization: Organization;
  tours: readonly ListedTour[];
  mayChange: (tour: ListedTour) => boolean;
  onClose: () => void;
};

/** Puts many tours into a collection, or takes them out of theirs. */
export function CollectionDialog({ organization, tours, mayChange, onClose }: Props) {
  const { data: collections, error } = useQuery(collectionQueries.of(organization.id));
  const [chosen, setChosen] = useState<CollectionId | null>(null);
  const name = collections?.find(({ id }) => id === chosen)?.name;
  return (
    <ChangeDialog
      subject="collection"
      tours={tours}
      mayChange={mayChange}
      change={chosen === null ? null : { collection: chosen }}
      done={sentence('is now in', 'are now in', name ?? 'no collection')}
      unchanged={{ one: `# of them is in ${name ?? 'none'} already.`, other: `# of them are in ${name ?? 'none'} already.` }}
      onClose={onClose}
      consequences={(plan) => <Consequences plan={plan} name={name} />}
    >
      <SelectField
        label="Collection"
        hint={collections ? 'A tour is in one collection at most.' : 'Loading…'}
        error={error && errorMessage(error)}
        value={chosen === null ? '' : choiceOf(chosen)}
        options={[
          ...(chosen === null ? [{ value: '', label: 'Select a collection' }] : []),
          ...(collections ?? []).toSorted(byName).map((collection) => ({ value: choiceOf(collection.id), label: collection.name })),
          { value: choiceOf(collectionId('')), label: 'No collection' },
        ]}
        onChange={({ target }) => setChosen(collectionId(target.value.slice(1)))}
      />
    </ChangeDialog>
  );
}

// "" stands for no choice
const choiceOf = (collection: CollectionId) => `=${collection}`;

/** Whoever is invited to a collection can open its tours. */
function Consequences({ plan: { included }, name }: { plan: BulkPlan; name: string | undefined }) {
  const leaving = included.filter(({ collection }) => collection !== '').length;
  return (
    <>
      {name !== undefined && (
        <p>
          {plural(included.length, sentence('goes into', 'go into', name))} People invited to it can open{' '}
          {included.length === 1 ? 'it' : 'them'}.
        </p>
      )}
      {leaving > 0 && (
        <p>
          {plural(leaving, {
            one: '# leaves the collection that it is in. People invited to that can’t open it there any more.',
            other: '# leave the collections that they are in. People invited to those can’t open them there any more.',
          })}
        </p>
      )}
    </>
  );
}
