import { zodResolver } from '@hookform/resolvers/zod';
import { useSuspenseQuery } from '@tanstack/react-query';
import Megaphone from 'lucide-react/icons/megaphone';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { type Control, Controller, useWatch } from 'react-hook-form';
import { saveGlobalMessage } from '@/backend/application/commands';
import { applicationQueries } from '@/backend/application/queries';
import { globalMessageForm } from '@/domain/application/forms';
import { type GlobalMessage, globalMessageFrom } from '@/domain/application/global-message';
import { datetimeLocal, parseDatetimeLocal } from '@/domain/time';
import { FormSection } from '@/ui/form-section';
import { IconButton } from '@/ui/icon-button';
import { SwitchField } from '@/ui/switch-field';
import { TextArea } from '@/ui/text-area';
import { TextField } from '@/ui/text-field';
import { MessageBanner } from '@/widgets/global-message/message-banner';
import { MessageText } from '@/widgets/global-message/message-text';
import { ConflictNotice } from '@/widgets/live-form/conflict-notice';
import { LiveFormFrame } from '@/widgets/live-form/live-form-frame';
import { useSavedForm } from '@/widgets/live-form/use-saved-form';

const nothingStored = globalMessageFrom({});
const resolver = zodResolver(globalMessageForm);
const labels: Record<keyof GlobalMessage, string> = {
  messageTitle: 'Message title',
  messageBody: 'Message body',
  messageId: 'Message id',
  messageEnabled: 'Show the message',
  frontendEnabled: 'Front end enabled',
  reopens: 'Expected to be over',
};
const paths = Object.keys(labels) as (keyof GlobalMessage)[];

const newId = () => crypto.randomUUID().slice(0, 8);

/** The message to all users, and maintenance. @see ADMIN-066 ADMIN-067 */
export function GlobalSettings() {
  const { data: stored } = useSuspenseQuery(applicationQueries.globalMessage());
  const live = useSavedForm<GlobalMessage, keyof GlobalMessage>({
    stored: stored ?? nothingStored,
    resolver,
    paths,
    write: saveGlobalMessage,
    done: 'Global settings saved',
  });
  const { form, conflicts, keepMine, keepTheirs, isChanged, isSaving, problem, save } = live;
  const { errors } = form.formState;
  const values = useWatch({ control: form.control }) as GlobalMessage;
  return (
    <LiveFormFrame
      label="Global settings"
      isChanged={isChanged}
      isSaving={isSaving}
      problem={problem}
      question={
        <ConflictNotice
          conflicts={conflicts}
          labels={labels}
          fieldsWithoutText={['messageEnabled', 'frontendEnabled']}
          changedAt={null}
          onKeepMine={keepMine}
          onKeepTheirs={keepTheirs}
        />
      }
      aside={<Preview message={values} />}
      onSave={save}
    >
      <FormSection title="Global settings" description="A message to everyone who uses Loggia, visitors too. Open pages show it at once.">
        <div className="flex flex-col gap-5 sm:col-span-2">
          <TextField label={labels.messageTitle} error={errors.messageTitle?.message} {...form.register('messageTitle')} />
          <TextArea label={labels.messageBody} rows={4} error={errors.messageBody?.message} {...form.register('messageBody')} />
          <TextField
            label={labels.messageId}
            hint="People who dismissed the message see it again once its id changes."
            autoComplete="off"
            spellCheck={false}
            error={errors.messageId?.message}
            endAdornment={<IconButton label="New id" icon={RefreshCw} onClick={() => form.setValue('messageId', newId())} />}
            {...form.register('messageId')}
          />
          <Switch control={form.control} name="messageEnabled" hint="Everyone sees it until they dismiss it." />
          <Switch control={form.control} name="frontendEnabled" hint="Switch it off for maintenance." />
          {!values.frontendEnabled && <Reopening control={form.control} />}
          {!values.frontendEnabled && <ClosedPages isStored={stored?.frontendEnabled === false} />}
        </div>
      </FormSection>
    </LiveFormFrame>
  );
}

type SwitchProps = { control: Control<GlobalMessage>; name: 'messageEnabled' | 'frontendEnabled'; hint: string };

const Switch = ({ control, name, hint }: SwitchProps) => (
  <Controller
    control={control}
    name={name}
    render={({ field }) => <SwitchField label={labels[name]} hint={hint} checked={field.value} onChange={field.onChange} />}
  />
);

const Reopening = ({ control }: { control: Control<GlobalMessage> }) => (
  <Controller
    control={control}
    name="reopens"
    render={({ field, fieldState }) => (
      <TextField
        type="datetime-local"
        max="9999-12-31T23:59"
        label={labels.reopens}
        hint="The notice names this time. Maintenance does not end by itself."
        value={datetimeLocal(new Date(field.value))}
        error={fieldState.error?.message}
        onChange={({ target }) => field.onChange(parseDatetimeLocal(target.value)?.toISOString() ?? '')}
      />
    )}
  />
);

/** What switching the front end off closes. */
const ClosedPages = ({ isStored }: { isStored: boolean }) => (
  <p role="status" className="text-pretty rounded-lg bg-notice-wash px-4 py-3 text-notice text-sm">
    {isStored ? 'Maintenance is on.' : 'Saving this turns maintenance on.'} A notice covers the dashboard, the editor, and every public,
    shared and embedded tour, for everyone except Super Admins. Open pages stay as they are below it, so nobody loses what they entered.
    Signing in stays possible. The notice protects no data: what people may read and change stays the same.
  </p>
);

function Preview({ message }: { message: GlobalMessage }) {
  const isEmpty = message.messageTitle.trim() === '' && message.messageBody.trim() === '';
  return (
    <section aria-label="Preview" className="flex flex-col gap-2">
      <h3 className="font-medium text-ink text-sm">Preview</h3>
      {isEmpty ? (
        <p className="text-pretty text-ink-soft text-sm">Nothing is shown without a title or a body.</p>
      ) : (
        <MessageBanner icon={Megaphone}>
          <MessageText message={message} />
        </MessageBanner>
      )}
      {!isEmpty && !message.messageEnabled && <p className="text-ink-faint text-xs">Not shown while it is switched off.</p>}
    </section>
  );
}
