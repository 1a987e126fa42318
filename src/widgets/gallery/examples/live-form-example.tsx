import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import * as z from 'zod/mini';
import { Button } from '@/ui/button';
import { TextField } from '@/ui/text-field';
import { ConflictNotice } from '../../live-form/conflict-notice';
import { SaveControls } from '../../live-form/save-controls';
import { useLiveForm } from '../../live-form/use-live-form';

const schema = z.object({ name: z.string(), about: z.string() });
type Values = z.infer<typeof schema>;
const resolver = zodResolver(schema);
const paths = ['name', 'about'] as const;
const labels = { name: 'Hall name', about: 'About the hall' };

/** A form that somebody else saves too. */
export function LiveFormExample() {
  const [stored, setStored] = useState<Values>({ name: 'Hall', about: '' });
  const { form, conflicts, isChanged, keepMine, keepTheirs, markSaved } = useLiveForm<Values, keyof Values>({
    resolver,
    paths,
    stored,
    isSaving: false,
  });
  const save = (values: Values) => {
    markSaved(values);
    setStored(values);
  };
  const { errors } = form.formState;
  return (
    <form noValidate aria-label="Hall" onSubmit={form.handleSubmit(save)} className="flex max-w-md flex-col gap-4">
      <TextField label={labels.name} error={errors.name?.message ?? null} {...form.register('name')} />
      <TextField label={labels.about} error={errors.about?.message ?? null} {...form.register('about')} />
      <SaveControls
        question={
          <ConflictNotice
            conflicts={conflicts}
            labels={labels}
            fieldsWithoutText={[]}
            changedAt={new Date(2030, 0, 1, 14, 5)}
            onKeepMine={keepMine}
            onKeepTheirs={keepTheirs}
          />
        }
        isNew={false}
        isChanged={isChanged}
        isSaving={false}
        problem={null}
      />
      <Button onClick={() => setStored({ name: 'Theirs', about: 'Red bricks.' })}>Save as someone else</Button>
    </form>
  );
}
