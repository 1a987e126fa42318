import { type SyntheticEvent, useId, useState } from 'react';
import { suspendOrganization } from '@/backend/organization-limits/commands';
import { reasonLimit } from '@/domain/organization-limits/blocks';
import type { Organization } from '@/domain/organizations/organization';
import { Button } from '@/ui/button';
import { CancelButton, FormDialog } from '@/ui/form-dialog';
import { TextArea } from '@/ui/text-area';
import { useMutation } from '@/widgets/use-mutation';

type Props = { organization: Pick<Organization, 'id' | 'name'>; onClose: () => void };

/** Suspends an organization, for a reason that its members read. */
export function SuspendDialog({ organization, onClose }: Props) {
  const form = useId();
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  const problem = reason.trim() === '' ? 'Enter the reason.' : null;
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => suspendOrganization({ organization: organization.id, reason }),
    onSuccess: onClose,
    meta: { done: 'The organization is suspended', failed: null },
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setChecked(true);
    if (problem === null) mutate();
  };
  return (
    <FormDialog
      isChanged={!isPending && reason !== ''}
      title={`Suspend ${organization.name}?`}
      open
      size="small"
      onClose={onClose}
      footer={
        <>
          <CancelButton />
          <Button look="danger" type="submit" form={form} busy={isPending}>
            Suspend
          </Button>
        </>
      }
    >
      <form id={form} noValidate className="flex flex-col gap-4" onSubmit={submit}>
        <p className="text-pretty text-ink-soft text-sm">It takes effect at once, and can be taken back at any time. Nothing is deleted.</p>
        <TextArea
          label="Reason"
          hint="Its members read this, and so does whoever uses its API keys."
          required
          rows={3}
          maxLength={reasonLimit}
          error={(isChecked && problem) || undefined}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        {error && (
          <p role="alert" className="text-danger text-sm">
            Couldn’t suspend it. {error.message}
          </p>
        )}
      </form>
    </FormDialog>
  );
}
