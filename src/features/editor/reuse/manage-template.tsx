import { useState } from 'react';
import { deleteTemplate, renameTemplate } from '@/backend/templates/commands';
import { errorMessage } from '@/domain/app-error';
import { templateLimits } from '@/domain/limits';
import type { ListedTemplate } from '@/domain/reuse/template';
import { Button } from '@/ui/button';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { CancelButton, FormDialog } from '@/ui/form-dialog';
import { TextField } from '@/ui/text-field';
import { useMutation } from '@/widgets/use-mutation';
import { useEditingState } from '../session/editing-context';
import { useReloadTemplates } from './use-templates';

type Props = { template: ListedTemplate; onClose: () => void };

export function RenameTemplate({ template, onClose }: Props) {
  const organization = useEditingState((state) => state.input.tour.organization);
  const reload = useReloadTemplates();
  const [name, setName] = useState(template.name);
  const renaming = useMutation({
    mutationFn: (typed: string) => renameTemplate({ organization, id: template.id, name: typed }),
    onSuccess: () => {
      reload();
      onClose();
    },
    meta: { failed: null },
  });
  return (
    <FormDialog
      title="Rename template"
      open
      size="small"
      isChanged={name !== template.name && !renaming.isSuccess}
      onClose={onClose}
      footer={
        <>
          <CancelButton />
          <Button look="primary" type="submit" form="rename-template" busy={renaming.isPending}>
            Rename
          </Button>
        </>
      }
    >
      <form
        id="rename-template"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          renaming.mutate(name);
        }}
      >
        <TextField
          label="Name"
          required
          maxLength={templateLimits.name}
          value={name}
          error={renaming.error && errorMessage(renaming.error)}
          onChange={({ target }) => setName(target.value)}
        />
      </form>
    </FormDialog>
  );
}

export function DeleteTemplate({ template, onClose }: Props) {
  const organization = useEditingState((state) => state.input.tour.organization);
  const reload = useReloadTemplates();
  const deleting = useMutation({
    mutationFn: () => deleteTemplate({ organization, id: template.id }),
    onSuccess: () => {
      reload();
      onClose();
    },
    meta: { failed: null },
  });
  return (
    <ConfirmDialog
      title={`Delete “${template.name}”?`}
      confirmLabel="Delete template"
      danger
      busy={deleting.isPending}
      error={deleting.error && errorMessage(deleting.error)}
      onConfirm={() => deleting.mutate()}
      onClose={onClose}
    >
      <p>Nobody in the organization can add it any more. What was made of it stays. This can’t be undone.</p>
    </ConfirmDialog>
  );
}
