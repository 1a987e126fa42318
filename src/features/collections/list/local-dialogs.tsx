import type { Collection } from '@/domain/collections/collection';
import type { Organization } from '@/domain/organizations/organization';
import { LazyComponent } from '@/ui/lazy-component';
import { LazyOverlay } from '@/ui/lazy-overlay';
import type { ListContext, LocalDialog } from './list-context';

const invitePeople = () => import('@/widgets/invitation-dialog/invite-people').then((it) => it.InvitePeople);
const collectionPeople = () => import('@/widgets/people-with-access/collection-people-dialog').then((it) => it.CollectionPeopleDialog);
const deleteDialog = () => import('../form/delete-collection-dialog').then((it) => it.DeleteCollectionDialog);

type Props = {
  request: { dialog: LocalDialog; collection: Collection } | null;
  organization: Organization;
  context: Pick<ListContext, 'toursOf'>;
  onClose: () => void;
};

/** Inviting to a collection, who can open it, and deleting it. @see COLL-005 COLL-023 */
export function LocalDialogs({ request, organization, context, onClose }: Props) {
  return (
    <LazyOverlay key={request?.dialog} onClose={onClose}>
      {request?.dialog === 'invite' && <LazyComponent load={invitePeople} props={{ target: targetOf(request.collection), onClose }} />}
      {request?.dialog === 'people' && (
        <LazyComponent load={collectionPeople} props={{ collection: request.collection, organization, onClose }} />
      )}
      {request?.dialog === 'delete' && (
        <LazyComponent
          load={deleteDialog}
          props={{ collection: request.collection, tourCount: context.toursOf?.get(request.collection.id)?.length ?? 0, onClose }}
        />
      )}
    </LazyOverlay>
  );
}

const targetOf = ({ id, name, organization }: Collection) => ({ type: 'collection' as const, id, name, organization });
