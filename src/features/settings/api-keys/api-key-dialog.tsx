import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { createApiKey } from '@/backend/api-keys/commands';
import { apiKeyQueries } from '@/backend/api-keys/queries';
import type { OrgId } from '@/domain/ids';
import { randomIdentifier } from '@/domain/random';
import { Button } from '@/ui/button';
import { CopyField } from '@/ui/copy-field/copy-field';
import { Dialog } from '@/ui/dialog';
import { useMutation } from '@/widgets/use-mutation';
import { ApiKeyForm } from './api-key-form';

type Props = { organization: OrgId; onClose: () => void };

/** Makes an API key, and shows it once. */
export function ApiKeyDialog({ organization, onClose }: Props) {
  const client = useQueryClient();
  const [attempt] = useState(randomIdentifier);
  const creation = useMutation({
    mutationFn: createApiKey,
    // also after an error: the answer may be lost. Not returned: key and error would wait for it
    onSettled: () => void client.refetchQueries(apiKeyQueries.of(organization)),
    meta: { failed: null },
  });
  if (creation.data !== undefined) return <NewKey text={creation.data} onClose={onClose} />;
  return (
    <ApiKeyForm
      isPending={creation.isPending}
      problem={creation.error && `Couldn’t make the key. ${creation.error.message}`}
      onSubmit={(fields) => creation.mutate({ organization, attempt, ...fields })}
      onClose={onClose}
    />
  );
}

const NewKey = ({ text, onClose }: { text: string; onClose: () => void }) => (
  <Dialog title="Copy this key now" open onClose={onClose} footer={<Button onClick={onClose}>Done</Button>}>
    <p className="mb-4 text-pretty text-ink-soft text-sm">
      It is shown this once, and nobody can look it up again. Store it where you store passwords, never in a web page or in an app that
      others download: whoever has it can do what it allows.
    </p>
    <CopyField label="API key" text={text} copyLabel="Copy the API key" isMain />
  </Dialog>
);
