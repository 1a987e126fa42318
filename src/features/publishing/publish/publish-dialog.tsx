import { useState } from 'react';
import { canPublish } from '@/domain/access/tours';
import { timeAgo } from '@/domain/ago';
import { errorMessage, isAppError } from '@/domain/app-error';
import { versionLimits } from '@/domain/limits';
import type { Tour } from '@/domain/tours/tour';
import { tourTitle } from '@/domain/tours/tour-title';
import { Button } from '@/ui/button';
import { ErrorNote } from '@/ui/error-note';
import { CancelButton, FormDialog } from '@/ui/form-dialog';
import { TextArea } from '@/ui/text-area';
import { TextField } from '@/ui/text-field';
import { useOrganization } from '@/widgets/organization';
import { useOpensVersions } from '../use-opens-versions';
import { Included } from './included';
import { Opening } from './opening';
import { Published } from './published';
import { Review } from './review';
import { type Proposed, usePublish } from './use-publish';

type Props = {
  tour: Tour;
  /** The number that the version will have. */
  number: number;
  /** The version that the tour is an edited copy of, if it is one. */
  copyOf?: string;
  /** The proposal whose state the tour has, if it is one, and its note. */
  proposal?: Proposed;
  note?: string;
  onPublished?: () => void;
  /** @param published the new version; null if nothing was published */
  onClose: (published: string | null) => void;
};

/** Publishes the saved tour, or an edited copy of a version, as a version: what is in it, who can open it, and when. */
export function PublishDialog({ tour, number, copyOf, proposal, note = '', onPublished, onClose }: Props) {
  const isCopy = copyOf !== undefined || proposal !== undefined;
  const isActive = canPublish(useOrganization(tour.organization));
  const opensVersions = useOpensVersions(tour);
  const { form, isChanged, change, publication, problems, publishing, version } = usePublish({
    tour,
    number,
    mayBePublic: isActive && opensVersions,
    mayBeCurrent: opensVersions,
    copyOf,
    proposal,
    note,
    onPublished,
  });
  const [isChecked, setChecked] = useState(false);
  if (publishing.isSuccess)
    return <Published {...publishing.data} tour={tour} version={version} form={form} onClose={() => onClose(version)} />;
  const publish = () => {
    setChecked(true);
    if (Object.values(problems).every((problem) => problem === null)) publishing.mutate();
  };
  const close = () => {
    // what runs goes on at the server, and its outcome would be lost
    if (!publishing.isPending) onClose(null);
  };
  return (
    <FormDialog
      isChanged={isChanged && !publishing.isPending}
      title={`Publish “${tourTitle(tour)}”`}
      description={descriptionOf({ tour, copyOf, proposal })}
      open
      onClose={close}
      footer={
        <>
          <CancelButton disabled={publishing.isPending} />
          <Button look="primary" busy={publishing.isPending} onClick={publish}>
            {publishing.isError ? 'Try again' : 'Publish'}
          </Button>
        </>
      }
    >
      <form
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          publish();
        }}
      >
        <fieldset disabled={publishing.isPending} className="flex min-w-0 flex-col gap-5">
          <TextField
            label="Name"
            required
            data-first-focus
            maxLength={versionLimits.name}
            value={form.name}
            error={isChecked ? problems.name : null}
            onChange={({ target }) => change({ name: target.value })}
          />
          <TextArea
            label="Note"
            hint="What changed, for your colleagues. It does not become public."
            rows={2}
            maxLength={versionLimits.note}
            value={form.note}
            onChange={({ target }) => change({ note: target.value })}
          />
          {opensVersions ? (
            <Opening form={form} change={change} mayBePublic={isActive} problem={isChecked ? problems.days : null} />
          ) : (
            <p className="text-pretty text-ink-soft text-sm">
              Nobody outside can open this version until an editor of the organization makes it public.
            </p>
          )}
          <Included tour={tour} form={form} change={change} />
          <Review tour={tour} publication={publication} isCopy={isCopy} form={form} change={change} />
        </fieldset>
        <button type="submit" hidden aria-hidden tabIndex={-1} />
      </form>
      {isChecked && problems.required && (
        <p role="alert" className="mt-4 text-pretty text-danger text-sm">
          {problems.required}
        </p>
      )}
      <Progress isPending={publishing.isPending} error={publishing.error} />
    </FormDialog>
  );
}

const Progress = ({ isPending, error }: { isPending: boolean; error: Error | null }) => (
  <>
    <p role="status" className={isPending ? 'mt-4 text-ink-soft text-sm' : 'sr-only'}>
      {isPending && 'Publishing: files are copied first, which can take a few minutes for large tours…'}
    </p>
    {error && (
      <ErrorNote className="mt-4">
        Couldn’t publish the tour: {errorMessage(error)}{' '}
        {!isAppError(error, 'already-exists') && 'Nothing is published by half, and trying again publishes it once.'}
      </ErrorNote>
    )}
  </>
);

type Source = { tour: Tour; copyOf: string | undefined; proposal: Proposed | undefined };

function descriptionOf({ tour, copyOf, proposal }: Source): string {
  if (proposal !== undefined) return 'The state that was proposed. Later changes don’t change the version.';
  return copyOf === undefined
    ? savedText(tour)
    : 'The version with your changes, as the next one. The version itself and the tour stay as they are.';
}

const savedText = ({ updated }: Tour): string =>
  `The tour as it was saved${updated ? ` ${timeAgo(updated, Date.now())}` : ''}. Later changes don’t change the version.`;
