import { useState } from 'react';
import type { Collection } from '@/domain/collections/collection';
import { type CollectionDialog, collectionDialogs } from '@/domain/collections/collection-page-addresses';
import type { OrgId } from '@/domain/ids';
import { LazyComponent } from '@/ui/lazy-component';
import { LazyOverlay } from '@/ui/lazy-overlay';
import type { ListContext } from './list/list-context';
import { NoticeDialog } from './notice-dialog';
import { useCloseDialog } from './use-close-dialog';

const collectionFormDialog = () => import('./form/collection-form-dialog').then((it) => it.CollectionFormDialog);
const addToursDialog = () => import('./add-tours/add-tours-dialog').then((it) => it.AddToursDialog);

type Props = {
  mode: string | undefined;
  id: string | undefined;
  collections: readonly Collection[];
  organization: OrgId;
  context: Pick<ListContext, 'canEdit' | 'canAdd'>;
};

/** The dialog that the address names. @see COLL-003 COLL-004 COLL-028 COLL-029 */
export function AddressedDialog({ mode, id, collections, organization, context }: Props) {
  const onClose = useCloseDialog(mode);
  const collection = useLastCollection(id, collections);
  const dialog = dialogOf(mode);
  const problem = dialog && problemOf(dialog, id, collection, context);
  return (
    <LazyOverlay key={`${mode} ${id}`} hasAddress onClose={onClose}>
      {problem && <NoticeDialog title={problem.title} text={problem.text} onClose={onClose} />}
      {!problem && dialog === 'create' && <LazyComponent load={collectionFormDialog} props={{ organization, collection: null, onClose }} />}
      {!problem && dialog === 'edit' && collection && (
        <LazyComponent load={collectionFormDialog} props={{ organization, collection, onClose }} />
      )}
      {!problem && dialog === 'add' && collection && <LazyComponent load={addToursDialog} props={{ collection, collections, onClose }} />}
    </LazyOverlay>
  );
}

/** A view of one collection, without an id, is told apart from one that doesn't exist. */
const dialogOf = (mode: string | undefined): CollectionDialog | 'view' | null =>
  mode === 'view' ? 'view' : (collectionDialogs.find((each) => each === mode) ?? null);

/** Stays while its dialog is open, also if someone deletes the collection, so that no input is lost; saving then fails. */
function useLastCollection(id: string | undefined, collections: readonly Collection[]): Collection | null {
  const current = collections.find((each) => each.id === id) ?? null;
  const [last, setLast] = useState(current);
  if (current && current !== last) setLast(current);
  return current ?? (last?.id === id ? last : null);
}

function problemOf(
  dialog: CollectionDialog | 'view',
  id: string | undefined,
  collection: Collection | null,
  { canEdit, canAdd }: Props['context'],
): { title: string; text: string } | null {
  if (dialog !== 'create' && !id)
    return { title: 'No collection ID found.', text: 'This link doesn’t name a collection. Choose one from the list.' };
  if (dialog !== 'create' && !collection)
    return { title: 'No collection found.', text: 'It may have been deleted. Choose another one from the list.' };
  if (dialog === 'add' ? canAdd : canEdit) return null;
  return {
    title: 'You don’t have permission to do this.',
    text:
      dialog === 'add'
        ? 'Editors of the organization add tours. Ask one of them.'
        : 'Admins of the organization change its collections. Ask one of them.',
  };
}
