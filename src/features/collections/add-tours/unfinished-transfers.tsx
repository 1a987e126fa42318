import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { tourQueries } from '@/backend/tours/queries';
import type { Collection } from '@/domain/collections/collection';
import { collectionDialogPath } from '@/domain/collections/collection-page-addresses';
import type { OrgId } from '@/domain/ids';
import { plural } from '@/domain/plural';
import { Button, buttonStyle } from '@/ui/button';
import { openedInApp } from '@/widgets/entity-list/use-list-address';
import { tourCountText } from '../list/list-context';
import { unfinished, useStoredTransfers } from './use-pending-transfers';

type Props = { collections: readonly Collection[]; organization: OrgId };

/** Transfers that were interrupted on this device, with what they have done and what they have not. @see COLL-012 */
export function UnfinishedTransfers({ collections, organization }: Props) {
  const { search } = useLocation();
  const { transfers, forget } = useStoredTransfers();
  const { data: tours } = useQuery({ ...tourQueries.listed(organization), enabled: transfers.length > 0 });
  const known = useMemo(
    () => transfers.flatMap((transfer) => collections.find(({ id }) => id === transfer.collection) ?? []),
    [transfers, collections],
  );
  const open = useMemo(
    () =>
      transfers.flatMap((transfer) => {
        const collection = known.find(({ id }) => id === transfer.collection);
        const rest = collection && tours ? unfinished(transfer, tours) : null;
        return collection && rest ? [{ ...rest, name: collection.name }] : [];
      }),
    [transfers, known, tours],
  );
  useEffect(() => {
    // all of its tours arrived after all, such as those that were sent when the connection was back
    if (tours) for (const { id } of known) if (!open.some(({ collection }) => collection === id)) forget(id);
  }, [tours, known, open, forget]);
  return open.map(({ collection, name, done, total, remaining }) => (
    <section
      key={collection}
      aria-label={`Interrupted: ${name}`}
      className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-lg bg-notice-wash px-4 py-3 text-notice text-sm"
    >
      <p className="min-w-0 grow basis-80 text-pretty tabular-nums">
        Adding tours to <strong className="wrap-anywhere font-semibold">{name}</strong> was interrupted.{' '}
        {`${done.toLocaleString('en')} of ${tourCountText(total)} are in it; ${plural(remaining.length, { one: '# is still where it was', other: '# are still where they were' })}.`}
      </p>
      <Link
        to={collectionDialogPath('add', collection) + search}
        state={openedInApp}
        aria-label={`Continue adding tours to ${name}`}
        className={buttonStyle({ size: 'small' })}
      >
        Continue
      </Link>
      <Button size="small" look="quiet" aria-label={`Dismiss the interrupted transfer to ${name}`} onClick={() => forget(collection)}>
        Dismiss
      </Button>
    </section>
  ));
}
