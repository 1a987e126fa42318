import { useState } from 'react';
import { errorMessage } from '@/domain/app-error';
import { dayOfExpiry } from '@/domain/collaboration/expiry';
import { versionLimits } from '@/domain/limits';
import type { PublicationVersion } from '@/domain/publishing/publication-version';
import { isDeepEqual } from '@/domain/same';
import type { Tour } from '@/domain/tours/tour';
import { Button } from '@/ui/button';
import { CheckboxField } from '@/ui/checkbox-field';
import { ErrorNote } from '@/ui/error-note';
import { CancelButton, FormDialog } from '@/ui/form-dialog';
import { TextArea } from '@/ui/text-area';
import { TextField } from '@/ui/text-field';
import { DateRange, type DayRange, daysProblem, momentsOf } from '../date-range';
import { useOpensVersions } from '../use-opens-versions';
import { useChangeVersion } from './use-change-version';

type Props = { tour: Tour; version: PublicationVersion; onClose: () => void };

/** The name and the note of a version, and for editors of the tour who can open it when; its content never changes. */
export function EditVersionDialog({ tour, version, onClose }: Props) {
  const [name, setName] = useState(version.name);
  const [note, setNote] = useState(version.note);
  const [isPublic, setPublic] = useState(version.public);
  const initialDays = { opens: dayOfExpiry(version.opens), until: dayOfExpiry(version.until) };
  const [days, setDays] = useState(initialDays);
  const [isChecked, setChecked] = useState(false);
  const opensVersions = useOpensVersions(tour);
  const saving = useChangeVersion(tour, { showsError: true, onDone: onClose });
  const isChanged = name !== version.name || note !== version.note || isPublic !== version.public || !isDeepEqual(days, initialDays);
  const problems = { name: name.trim() === '' ? 'Enter a name.' : null, days: isPublic ? daysProblem(days) : null };
  const save = () => {
    setChecked(true);
    if (problems.name || problems.days) return;
    const access = { public: isPublic, ...changedMoments(days, initialDays) };
    const changes = { name: name.trim(), note: note.trim(), ...(opensVersions && access) };
    saving.mutate({ version: version.id, changes, done: 'Version updated' });
  };
  return (
    <FormDialog
      isChanged={isChanged && !saving.isPending && !saving.isSuccess}
      title={`Edit “${version.name}”`}
      description="The content of a version never changes."
      open
      onClose={() => !saving.isPending && onClose()}
      footer={
        <>
          <CancelButton />
          <Button look="primary" busy={saving.isPending} onClick={save}>
            Save
          </Button>
        </>
      }
    >
      <form
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <TextField
          label="Name"
          required
          data-first-focus
          maxLength={versionLimits.name}
          value={name}
          error={isChecked ? problems.name : null}
          onChange={({ target }) => setName(target.value)}
        />
        <TextArea
          label="Note"
          hint="For your colleagues. It does not become public."
          rows={2}
          maxLength={versionLimits.note}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        {opensVersions && (
          <CheckboxField
            label="Public"
            hint="Everybody with the address can open it."
            checked={isPublic}
            onChange={({ target }) => setPublic(target.checked)}
          />
        )}
        {opensVersions && isPublic && <DateRange value={days} error={isChecked ? problems.days : null} onChange={setDays} />}
        <button type="submit" hidden aria-hidden tabIndex={-1} />
      </form>
      {saving.error && <ErrorNote className="mt-4">Couldn’t save: {errorMessage(saving.error)}</ErrorNote>}
    </FormDialog>
  );
}

/** A day that was not changed may stand for another moment of it. */
function changedMoments(days: DayRange, before: DayRange) {
  const { opens, until } = momentsOf(days);
  return { ...(days.opens !== before.opens && { opens }), ...(days.until !== before.until && { until }) };
}
