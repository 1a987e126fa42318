import { useQuery } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { organizationLimitQueries } from '@/backend/organization-limits/queries';
import { errorMessage } from '@/domain/app-error';
import type { DeletedCounts, OrganizationReceipt } from '@/domain/organization-limits/deletion';
import { plural } from '@/domain/plural';
import { bytesText } from '@/domain/publishing/labels';
import { Button } from '@/ui/button';
import { download } from '@/ui/download';
import { ErrorState } from '@/ui/error-state';
import { Moment } from '@/widgets/moment';

/** What was deleted of the organizations that are gone. */
export function DeletionReceipts() {
  const { data, error, refetch } = useQuery({ ...organizationLimitQueries.receipts(), throwOnError: false });
  if (error && !data)
    return <ErrorState title="The receipts couldn’t be loaded" message={errorMessage(error)} retry={() => void refetch()} />;
  if (!data) return <div role="status" aria-label="Loading the receipts" className="skeleton h-20 rounded-xl" />;
  if (data.length === 0) return <p className="text-ink-soft text-sm">No organization was deleted yet.</p>;
  return (
    <ul aria-label="Deleted organizations" className="divide-y divide-line rounded-xl border border-line bg-surface">
      {data.map((receipt) => (
        <Receipt key={receipt.id} receipt={receipt} />
      ))}
    </ul>
  );
}

function Receipt({ receipt }: { receipt: OrganizationReceipt }) {
  const { organization, name, requestedAt, deletedAt, deleted } = receipt;
  const save = () => download(`Receipt ${organization.replace(/[^\p{L}\p{N} ._-]/gu, '')}.json`, JSON.stringify(receipt, null, 2));
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 grow basis-72">
        <p className="wrap-anywhere font-medium text-ink text-sm">{name === organization ? name : `${name} (${organization})`}</p>
        <p className="text-pretty text-ink-soft text-sm">
          {deletedAt && (
            <>
              Deleted <Moment time={deletedAt} />
            </>
          )}
          {requestedAt && (
            <>
              , requested <Moment time={requestedAt} />
            </>
          )}
          : {countsText(deleted)}
        </p>
      </div>
      <Button size="small" onClick={save}>
        <Download aria-hidden size={16} strokeWidth={1.75} />
        Download
        <span className="sr-only"> the receipt of {name}</span>
      </Button>
    </li>
  );
}

const listFormat = new Intl.ListFormat('en-GB');

const countsText = (deleted: DeletedCounts): string =>
  listFormat.format([
    plural(deleted.tours, { one: '# tour', other: '# tours' }),
    plural(deleted.collections, { one: '# collection', other: '# collections' }),
    plural(deleted.locations, { one: '# location', other: '# locations' }),
    plural(deleted.invitations, { one: '# invitation', other: '# invitations' }),
    plural(deleted.members, { one: '# member', other: '# members' }),
    `${plural(deleted.files, { one: '# file', other: '# files' })} (${bytesText(deleted.bytes)})`,
    plural(deleted.documents, { one: '# other document', other: '# other documents' }),
  ]);
