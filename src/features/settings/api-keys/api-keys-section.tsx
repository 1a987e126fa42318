import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { apiKeyQueries } from '@/backend/api-keys/queries';
import { canManageApiKeys } from '@/domain/access/organizations';
import { apiKeyLimits, type ListedApiKey } from '@/domain/api-keys/api-key';
import { errorMessage } from '@/domain/app-error';
import { isOpenOrganization, type Organization } from '@/domain/organizations/organization';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { NewWindow } from '@/ui/new-window';
import { useAllowed } from '@/widgets/use-allowed';
import { Loading } from '../loading';
import { ApiKeyDialog } from './api-key-dialog';
import { ApiKeyRow } from './api-key-row';
import { RevokeApiKey } from './revoke-api-key';

/** The keys with which programs of the organization use the API. @see docs/api.md */
export function ApiKeysSection({ organization }: { organization: Organization }) {
  const { isAllowed, isPending } = useAllowed((user, directory) => canManageApiKeys(user, organization.id, directory));
  if (isPending) return <Loading />;
  if (isAllowed) return <Keys organization={organization} />;
  return <EmptyState title="You don’t have permission to manage the API keys.">Admins of {organization.name} make them.</EmptyState>;
}

function Keys({ organization }: { organization: Organization }) {
  const [open, setOpen] = useState<'new' | ListedApiKey | null>(null);
  const { data: keys, error, refetch } = useQuery({ ...apiKeyQueries.of(organization.id), throwOnError: false });
  // an open dialog stays: it says why something failed, or shows a secret this once
  if (error && open === null)
    return <ErrorState title="The API keys couldn’t be loaded" message={errorMessage(error)} retry={() => void refetch()} />;
  if (!keys) return <Loading />;
  const isFull = keys.length >= apiKeyLimits.keys;
  const close = () => setOpen(null);
  const add = (
    <Button onClick={() => setOpen('new')} disabled={isFull}>
      <Plus aria-hidden size={16} strokeWidth={1.75} />
      Make a key
    </Button>
  );
  return (
    <section aria-label="API keys">
      <p className="mb-4 text-pretty text-ink-soft text-sm">
        With a key, a program reads the tours of {organization.name} and, if you allow it, writes points and publishes versions. Keys cannot
        change people or settings.{' '}
        <a href="/api" target="_blank" rel="noopener" className="text-ink underline underline-offset-4">
          How to use the API
          <NewWindow />
        </a>
      </p>
      {!isOpenOrganization(organization) && (
        <p className="mb-4 text-pretty text-ink text-sm">The organization is suspended. Its keys work again when the suspension ends.</p>
      )}
      {keys.length === 0 ? (
        <EmptyState title="No API keys yet" action={add}>
          For a facility system that adds its assets as points, or a script that publishes every week.
        </EmptyState>
      ) : (
        <>
          <ul aria-label="API keys" className="divide-y divide-line rounded-xl border border-line bg-surface">
            {keys.map((key) => (
              <ApiKeyRow key={key.id} apiKey={key} onRevoke={() => setOpen(key)} />
            ))}
          </ul>
          <div className="mt-4">{add}</div>
          {isFull && (
            <p className="mt-2 text-ink-soft text-sm">There can be {apiKeyLimits.keys} keys. Revoke one that is not used any more.</p>
          )}
        </>
      )}
      {open === 'new' && <ApiKeyDialog organization={organization.id} onClose={close} />}
      {open !== null && open !== 'new' && <RevokeApiKey organization={organization.id} apiKey={open} onClose={close} />}
    </section>
  );
}
