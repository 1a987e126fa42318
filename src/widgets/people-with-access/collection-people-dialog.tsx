import { useMemo } from 'react';
import { invitationQueries } from '@/backend/invitations/queries';
import { peopleWithCollectionAccess } from '@/domain/access/people-with-access';
import type { Collection } from '@/domain/collections/collection';
import { countText, othersText, PeopleDialog } from './people-dialog';
import type { NamedOrganization } from './people-table';
import { usePeopleAround } from './use-people-around';

type Props = {
  collection: Pick<Collection, 'id' | 'name' | 'organization'>;
  organization: NamedOrganization;
  onClose: () => void;
};

/** Everybody who can open a collection and its tours, with the reasons. For those who may list the organization's members. @see ACCESS-062 */
export function CollectionPeopleDialog({ collection, organization, onClose }: Props) {
  const { id, name, organization: home } = collection;
  const { people, isDirectoryListed, ...loading } = usePeopleAround(home, [invitationQueries.ofCollection(id)]);
  const withAccess = useMemo(() => people && peopleWithCollectionAccess({ id, organization: home }, people), [people, id, home]);
  return (
    <PeopleDialog
      {...loading}
      target={{ type: 'collection', id, name, organization: home }}
      organization={organization}
      withAccess={withAccess}
      summary={
        withAccess
          ? `${countText(withAccess.length)} can open the collection ${name} and all its tours, and ${othersText(isDirectoryListed)}.`
          : undefined
      }
      onClose={onClose}
    />
  );
}
