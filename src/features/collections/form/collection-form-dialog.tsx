import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import type { Collection } from '@/domain/collections/collection';
import type { OrgId } from '@/domain/ids';
import { collectionLimits } from '@/domain/limits';
import { collectionPath } from '@/domain/page-addresses';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { ErrorNote } from '@/ui/error-note';
import { LeaveDialog } from '@/ui/leave-dialog';
import { ProgressBar } from '@/ui/progress-bar';
import { TextArea } from '@/ui/text-area';
import { TextField } from '@/ui/text-field';
import { useLeaveGuard } from '@/ui/use-leave-guard';
import { ConflictNotice } from '@/widgets/live-form/conflict-notice';
import { CoverField } from './cover-field';
import { PublicPage } from './public-page';
import { fieldLabels, useCollectionForm } from './use-collection-form';

type Props = {
  organization: OrgId;
  /** Null for a new one. */
  collection: Collection | null;
  onClose: () => void;
};

const formId = 'collection-form';

/** Creates or changes a collection: its name, its description, its cover image and whether it has a public page. @see COLL-003 COLL-004 COLL-019 COLL-020 COLL-021 COLL-022 */
export function CollectionFormDialog({ organization, collection, onClose }: Props) {
  const [isSaved, setSaved] = useState(false);
  const navigate = useNavigate();
  const leave = (to: () => void) => {
    // the guard lets go before the address changes
    flushSync(() => setSaved(true));
    to();
  };
  const close = () => leave(onClose);
  // a new collection is opened, in place of the dialog: Back leads to the list
  const state = useCollectionForm({
    organization,
    collection,
    onSaved: (id) => (collection ? close() : leave(() => void navigate(collectionPath(id), { replace: true }))),
  });
  const { form, isChanged, conflicts, keepMine, keepTheirs, saving, cover } = state;
  const guard = useLeaveGuard(!isSaved && (isChanged || cover.choice !== null));
  const { errors } = form.formState;
  const closeOrAsk = () => {
    if (saving.isPending) return saving.cancel();
    if (isChanged || cover.choice !== null) guard.ask(close);
    else close();
  };
  return (
    <Dialog
      title={collection ? 'Edit collection' : 'Create collection'}
      description={collection?.name}
      open
      onClose={closeOrAsk}
      footer={
        <>
          {saving.percent !== null && (
            <div className="grow">
              <ProgressBar label="Uploading the cover image" value={saving.percent / 100} />
            </div>
          )}
          <Button onClick={closeOrAsk}>Cancel</Button>
          <Button look="primary" type="submit" form={formId} busy={saving.isPending}>
            {collection ? 'Save' : 'Create collection'}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        aria-label="Collection"
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          state.submit();
        }}
      >
        <TextField label={fieldLabels.name} required autoComplete="off" error={errors.name?.message ?? null} {...form.register('name')} />
        <TextArea
          label={fieldLabels.description}
          hint={`Shown at the top of its page. At most ${collectionLimits.description.toLocaleString('en')} characters.`}
          rows={4}
          error={errors.description?.message ?? null}
          {...form.register('description')}
        />
        <CoverField collection={collection} cover={cover} disabled={saving.isPending} />
        <TextArea
          label={fieldLabels.coverAlt}
          hint="What the cover image shows, for people who can’t see it."
          rows={2}
          error={errors.coverAlt?.message ?? null}
          {...form.register('coverAlt')}
        />
        <PublicPage collection={collection} control={form.control} register={form.register} />
        <ConflictNotice
          conflicts={conflicts}
          labels={fieldLabels}
          fieldsWithoutText={['isPublic']}
          changedAt={null}
          onKeepMine={keepMine}
          onKeepTheirs={keepTheirs}
        />
        {saving.problem && <ErrorNote>{saving.problem}</ErrorNote>}
      </form>
      <LeaveDialog question={guard.question}>Your changes aren’t saved yet and will be lost if you leave.</LeaveDialog>
    </Dialog>
  );
}
