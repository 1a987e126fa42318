import { deleteCollectionNow, switchPublicPage } from '@/backend/collections/bulk-commands';
import type { Collection } from '@/domain/collections/collection';
import { plural } from '@/domain/plural';
import { BulkDialog } from '@/widgets/bulk/bulk-dialog';
import { Consequences } from '@/widgets/bulk/consequences';
import { NamedItems } from '@/widgets/bulk/named-items';
import type { ListContext } from '../list/list-context';
import type { BulkRequest } from './bulk-request';

type Props = { request: BulkRequest; toursOf: ListContext['toursOf']; onClose: () => void };

const items = { one: '# collection', other: '# collections' };
const countOf = (collections: readonly Collection[]): string => plural(collections.length, items);
const nameOf = ({ name }: Collection) => name;

/** The dialog about the selected collections. */
export function BulkDialogs({ request: { kind, collections }, toursOf, onClose }: Props) {
  if (kind === 'delete') return <DeleteCollections collections={collections} toursOf={toursOf} onClose={onClose} />;
  return <SwitchPages collections={collections} isPublic={kind === 'open'} onClose={onClose} />;
}

type SwitchProps = { collections: readonly Collection[]; isPublic: boolean; onClose: () => void };

function SwitchPages({ collections, isPublic, onClose }: SwitchProps) {
  const changing = collections.filter((collection) => collection.isPublic !== isPublic);
  const same = collections.length - changing.length;
  const state = isPublic ? 'open' : 'closed';
  return (
    <BulkDialog
      title={`${isPublic ? 'Open' : 'Close'} the public pages of ${countOf(collections)}`}
      items={changing}
      nameOf={nameOf}
      act={{ run: ({ id }) => switchPublicPage({ id, isPublic }), undo: ({ id }) => switchPublicPage({ id, isPublic: !isPublic }) }}
      texts={{
        items,
        done: { one: `The public page of # collection is ${state} now.`, other: `The public pages of # collections are ${state} now.` },
        undone: { one: 'The public page of # collection is as before.', other: 'The public pages of # collections are as before.' },
      }}
      confirmLabel={`${isPublic ? 'Open' : 'Close'} ${plural(changing.length, { one: '# page', other: '# pages' })}`}
      onClose={onClose}
    >
      <Consequences>
        {changing.length > 0 && (
          <p>
            {isPublic
              ? 'Everybody with the address of a page sees the name, description and cover, and those of its tours that have a version open to everybody.'
              : 'The addresses lead to nothing within a minute. They are the same ones when the pages are opened again.'}
          </p>
        )}
        {same > 0 && <p>{plural(same, { one: `# of them is ${state} already.`, other: `# of them are ${state} already.` })}</p>}
      </Consequences>
    </BulkDialog>
  );
}

type DeleteProps = Omit<SwitchProps, 'isPublic'> & Pick<Props, 'toursOf'>;

/** @see COLL-023 */
function DeleteCollections({ collections, toursOf, onClose }: DeleteProps) {
  const tours = toursOf && collections.reduce((sum, { id }) => sum + (toursOf.get(id)?.length ?? 0), 0);
  const addresses = collections.filter(({ shortCode }) => shortCode !== '').length;
  return (
    <BulkDialog
      title={`Delete ${countOf(collections)}?`}
      items={collections}
      nameOf={nameOf}
      act={{ run: ({ id }) => deleteCollectionNow(id) }}
      texts={{ items, done: { one: '# collection was deleted.', other: '# collections were deleted.' } }}
      confirmLabel={`Delete ${countOf(collections)}`}
      danger
      onClose={onClose}
    >
      <Consequences>
        <p>They are deleted for everyone, with their pages, orders, descriptions and cover images. This can’t be undone.</p>
        <p>
          {tours === 0
            ? 'They have no tours.'
            : `${tours === null ? 'Their tours' : tourWords(tours)} not deleted, and in no collection then.`}{' '}
          People invited to the collections lose access to the tours, unless they are invited to a tour itself.
        </p>
        {addresses > 0 && (
          <p>
            {plural(addresses, {
              one: '# public address leads to nothing, for ever.',
              other: '# public addresses lead to nothing, for ever.',
            })}
          </p>
        )}
        <NamedItems items={collections} nameOf={nameOf}>
          These are deleted:
        </NamedItems>
      </Consequences>
    </BulkDialog>
  );
}

const tourWords = (count: number): string => plural(count, { one: 'Their # tour is', other: 'Their # tours are' });
