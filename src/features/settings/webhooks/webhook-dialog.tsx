import { useQueryClient } from '@tanstack/react-query';
import { type SyntheticEvent, useId, useState } from 'react';
import { saveWebhook } from '@/backend/webhooks/commands';
import { webhookQueries } from '@/backend/webhooks/queries';
import { firstFormProblem } from '@/domain/form-problem';
import type { OrgId } from '@/domain/ids';
import { randomIdentifier } from '@/domain/random';
import { isDeepEqual } from '@/domain/same';
import { type ListedWebhook, type WebhookEvent, webhookEventLabels, webhookEvents } from '@/domain/webhooks/webhook';
import { webhookEventsInput, webhookUrl } from '@/domain/webhooks/webhook-form';
import { Button } from '@/ui/button';
import { CheckboxField } from '@/ui/checkbox-field';
import { CancelButton, FormDialog } from '@/ui/form-dialog';
import { TextField } from '@/ui/text-field';
import { useMutation } from '@/widgets/use-mutation';
import { NewSecret } from './new-secret';

type Props = {
  organization: OrgId;
  /** null for a new one */
  webhook: ListedWebhook | null;
  onClose: () => void;
};

/** Adds a webhook and shows its secret, or changes one. */
export function WebhookDialog({ organization, webhook, onClose }: Props) {
  const form = useId();
  const client = useQueryClient();
  const [initial] = useState({ url: webhook?.url ?? '', events: webhook?.events ?? [...webhookEvents] });
  const [fields, setFields] = useState<typeof initial>(initial);
  const [attempt] = useState(randomIdentifier);
  const [isChecked, setChecked] = useState(false);
  const urlProblem = firstFormProblem(webhookUrl, fields.url);
  const eventsProblem = firstFormProblem(webhookEventsInput, fields.events);
  const { mutate, isPending, error, data } = useMutation({
    mutationFn: () => saveWebhook({ organization, id: webhook?.id ?? '', attempt, ...fields }),
    onSuccess: async (secret) => {
      await client.refetchQueries(webhookQueries.of(organization));
      if (secret === null) onClose();
    },
    // the answer may be lost; not returned: the error would wait for it
    onError: () => void client.refetchQueries(webhookQueries.of(organization)),
    meta: { ...(webhook && { done: 'Webhook saved' }), failed: null },
  });
  if (data)
    return (
      <NewSecret secret={data} onClose={onClose}>
        Store it where you store passwords.
      </NewSecret>
    );
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setChecked(true);
    if (urlProblem === null && eventsProblem === null) mutate();
  };
  const toggle = (event: WebhookEvent) =>
    setFields({ ...fields, events: webhookEvents.filter((each) => fields.events.includes(each) !== (each === event)) });
  const problem = error ? `Couldn’t save the webhook. ${error.message}` : isChecked ? eventsProblem : null;
  return (
    <FormDialog
      isChanged={!isPending && !isDeepEqual(fields, initial)}
      title={webhook ? 'Edit webhook' : 'Add a webhook'}
      open
      size="small"
      onClose={onClose}
      footer={
        <>
          <CancelButton />
          <Button look="primary" type="submit" form={form} busy={isPending}>
            {webhook ? 'Save' : 'Add'}
          </Button>
        </>
      }
    >
      <form id={form} noValidate className="flex flex-col gap-4" onSubmit={submit}>
        <TextField
          label="Address"
          type="url"
          inputMode="url"
          required
          data-first-focus
          autoComplete="off"
          hint="An https address of your system that can be reached from the internet."
          error={isChecked && urlProblem ? urlProblem : undefined}
          value={fields.url}
          onChange={({ target }) => setFields({ ...fields, url: target.value })}
        />
        <fieldset>
          <legend className="mb-1 font-medium text-ink text-sm">Events to send</legend>
          {webhookEvents.map((event) => (
            <CheckboxField
              key={event}
              label={webhookEventLabels[event]}
              checked={fields.events.includes(event)}
              onChange={() => toggle(event)}
            />
          ))}
        </fieldset>
        {problem && (
          <p role="alert" className="text-pretty text-danger text-sm">
            {problem}
          </p>
        )}
      </form>
    </FormDialog>
  );
}
