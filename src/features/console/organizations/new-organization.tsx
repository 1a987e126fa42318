import { useQueryClient } from '@tanstack/react-query';
import { type SyntheticEvent, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { createOrganization } from '@/backend/organizations/create-organization';
import { organizationPages } from '@/backend/organizations/pages';
import { firstFormProblem } from '@/domain/form-problem';
import type { OrgId } from '@/domain/ids';
import { newOrganizationName } from '@/domain/organizations/organization-form';
import { chooseOrganizationPath } from '@/domain/page-addresses';
import { Button, buttonStyle } from '@/ui/button';
import { CancelButton, FormDialog } from '@/ui/form-dialog';
import { TextField } from '@/ui/text-field';
import { useMutation } from '@/widgets/use-mutation';

/** @see ADMIN-009 ADMIN-010 ADMIN-011 ADMIN-012 */
export function NewOrganization({ onClose }: { onClose: () => void }) {
  const form = useId();
  const client = useQueryClient();
  const [name, setName] = useState('');
  const [created, setCreated] = useState<OrgId | null>(null);
  const problem = firstFormProblem(newOrganizationName, name);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: createOrganization,
    onSuccess: (id) => {
      setCreated(id);
      // the pages are not live
      void client.invalidateQueries({ queryKey: organizationPages.all().queryKey });
    },
    meta: { done: 'Organization created', failed: null },
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (problem === null) mutate(name);
  };
  const isEmpty = name.trim() === '';
  return (
    <FormDialog
      isChanged={name !== '' && !created}
      title="New organization"
      open
      size="small"
      onClose={onClose}
      footer={
        created ? (
          <>
            <Button onClick={onClose}>Close</Button>
            <Link to={chooseOrganizationPath(created)} className={buttonStyle({ look: 'primary' })}>
              Go to {created}
            </Link>
          </>
        ) : (
          <>
            <CancelButton />
            <Button look="primary" type="submit" form={form} busy={isPending} disabled={isEmpty}>
              Create
            </Button>
          </>
        )
      }
    >
      {created ? (
        <p role="status" className="text-pretty text-ink text-sm">
          {created} was created. It is off until its status is switched on in its settings: until then it publishes nothing.
        </p>
      ) : (
        <form id={form} noValidate onSubmit={submit}>
          <TextField
            label="Name"
            required
            data-first-focus
            autoComplete="off"
            hint={isEmpty ? 'Enter a name to create the organization. Its addresses keep this name.' : 'Its addresses keep this name.'}
            error={error?.message ?? (isEmpty ? undefined : (problem ?? undefined))}
            value={name}
            onChange={({ target }) => {
              setName(target.value);
              reset();
            }}
          />
        </form>
      )}
    </FormDialog>
  );
}
