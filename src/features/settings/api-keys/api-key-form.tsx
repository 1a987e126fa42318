import { type SyntheticEvent, useId, useState } from 'react';
import { type ApiScope, apiKeyDays, apiKeyLimits } from '@/domain/api-keys/api-key';
import { apiKeyName } from '@/domain/api-keys/api-key-form';
import { firstFormProblem } from '@/domain/form-problem';
import { isDeepEqual } from '@/domain/same';
import { Button } from '@/ui/button';
import { CheckboxField } from '@/ui/checkbox-field';
import { CancelButton, FormDialog } from '@/ui/form-dialog';
import { SelectField } from '@/ui/select-field';
import { TextField } from '@/ui/text-field';

type Fields = { name: string; scopes: ApiScope[]; days: number };
type Props = { isPending: boolean; problem: string | null; onSubmit: (fields: Fields) => void; onClose: () => void };

const initial = { name: '', writes: false, publishes: false, days: 90 };
const dayOptions = apiKeyDays.map((days) => ({ value: String(days), label: days === 365 ? 'a year' : `${days} days` }));

export function ApiKeyForm({ isPending, problem, onSubmit, onClose }: Props) {
  const form = useId();
  const [fields, setFields] = useState(initial);
  const [isChecked, setChecked] = useState(false);
  const nameProblem = firstFormProblem(apiKeyName, fields.name);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setChecked(true);
    const { name, writes, publishes, days } = fields;
    if (nameProblem === null)
      onSubmit({ name, days, scopes: ['read', ...(writes ? (['write'] as const) : []), ...(publishes ? (['publish'] as const) : [])] });
  };
  return (
    <FormDialog
      isChanged={!isPending && !isDeepEqual(fields, initial)}
      title="Make an API key"
      open
      size="small"
      onClose={onClose}
      footer={
        <>
          <CancelButton />
          <Button look="primary" type="submit" form={form} busy={isPending}>
            Make key
          </Button>
        </>
      }
    >
      <form id={form} noValidate className="flex flex-col gap-4" onSubmit={submit}>
        <TextField
          label="Name"
          required
          data-first-focus
          autoComplete="off"
          maxLength={apiKeyLimits.name}
          hint="The program that uses it, such as “Facility system”. It is shown in the history of tours."
          error={isChecked && nameProblem ? nameProblem : undefined}
          value={fields.name}
          onChange={({ target }) => setFields({ ...fields, name: target.value })}
        />
        <fieldset>
          <legend className="mb-1 font-medium text-ink text-sm">What it may do</legend>
          <CheckboxField label="Read" hint="Tours, points, files, versions and visits. Every key does." checked disabled readOnly />
          <CheckboxField
            label="Write points"
            hint="Add, change and delete points, like an editor."
            checked={fields.writes}
            onChange={({ target }) => setFields({ ...fields, writes: target.checked })}
          />
          <CheckboxField
            label="Publish versions"
            hint="Publish tours, and close versions."
            checked={fields.publishes}
            onChange={({ target }) => setFields({ ...fields, publishes: target.checked })}
          />
        </fieldset>
        <SelectField
          label="Works for"
          options={dayOptions}
          value={String(fields.days)}
          onChange={({ target }) => setFields({ ...fields, days: Number(target.value) })}
        />
        {problem && (
          <p role="alert" className="text-pretty text-danger text-sm">
            {problem}
          </p>
        )}
      </form>
    </FormDialog>
  );
}
