import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type SyntheticEvent, useId, useState } from 'react';
import { setLimits } from '@/backend/organization-limits/commands';
import { organizationLimitQueries } from '@/backend/organization-limits/queries';
import { errorMessage } from '@/domain/app-error';
import { firstFormProblem } from '@/domain/form-problem';
import { type LimitKind, type Limits, limitKinds, limitsInput, noLimits } from '@/domain/organization-limits/limits';
import { limitLabels } from '@/domain/organization-limits/texts';
import type { Organization } from '@/domain/organizations/organization';
import { isDeepEqual } from '@/domain/same';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { ErrorState } from '@/ui/error-state';
import { CancelButton, FormDialog } from '@/ui/form-dialog';
import { TextField } from '@/ui/text-field';
import { useMutation } from '@/widgets/use-mutation';
import { type LimitTexts, limitsOf, textsOf } from './limit-texts';

type Props = { organization: Pick<Organization, 'id' | 'name'>; onClose: () => void };

/** Sets how much an organization may have. */
export function LimitsDialog({ organization, onClose }: Props) {
  const { data: limits, error, refetch } = useQuery({ ...organizationLimitQueries.limits(organization.id), throwOnError: false });
  if (limits !== undefined) return <LimitsForm organization={organization} stored={limits ?? noLimits} onClose={onClose} />;
  return (
    error && (
      <Dialog title={titleOf(organization)} size="small" open onClose={onClose}>
        <ErrorState title="Couldn’t load the limits" message={errorMessage(error)} retry={() => void refetch()} />
      </Dialog>
    )
  );
}

const titleOf = ({ name }: Props['organization']): string => `Limits of ${name}`;

const hints: Partial<Record<LimitKind, string>> = {
  storage: 'In GB, such as 5 or 0.5.',
  mails: 'Invitations and notifications in a month.',
};

function LimitsForm({ organization, stored, onClose }: Props & { stored: Limits }) {
  const form = useId();
  const [initial] = useState(() => textsOf(stored));
  const [texts, setTexts] = useState<LimitTexts>(initial);
  const [isChecked, setChecked] = useState(false);
  const limits = limitsOf(texts);
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => setLimits(organization.id, limits),
    onSuccess: () => {
      // the server has counted what there is
      void client.invalidateQueries({ queryKey: organizationLimitQueries.usage(organization.id).queryKey });
      onClose();
    },
    meta: { done: 'Limits saved', failed: null },
  });
  const problemOf = (kind: LimitKind) => firstFormProblem(limitsInput.shape[kind], limits[kind]);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setChecked(true);
    if (limitKinds.every((kind) => problemOf(kind) === null)) mutate();
  };
  return (
    <FormDialog
      isChanged={!isPending && !isDeepEqual(texts, initial)}
      title={titleOf(organization)}
      description="Leave a field empty for no limit. What exists stays, whatever the limit is."
      open
      size="small"
      onClose={onClose}
      footer={
        <>
          <CancelButton />
          <Button look="primary" type="submit" form={form} busy={isPending}>
            Save
          </Button>
        </>
      }
    >
      <form id={form} noValidate className="grid gap-4" onSubmit={submit}>
        {limitKinds.map((kind) => (
          <TextField
            key={kind}
            label={limitLabels[kind]}
            hint={hints[kind]}
            inputMode="decimal"
            autoComplete="off"
            placeholder="No limit"
            error={(isChecked && problemOf(kind)) || undefined}
            value={texts[kind]}
            onChange={({ target }) => setTexts({ ...texts, [kind]: target.value })}
          />
        ))}
        {error && (
          <p role="alert" className="text-danger text-sm">
            Couldn’t save the limits. {error.message}
          </p>
        )}
      </form>
    </FormDialog>
  );
}
