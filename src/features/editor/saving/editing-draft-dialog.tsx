import { useMemo } from 'react';
import { plural } from '@/domain/plural';
import { formatDateTime } from '@/domain/time';
import { differenceSummary, editedDifference } from '@/domain/tours/difference';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { ErrorNote } from '@/ui/error-note';
import { useMutation } from '@/widgets/use-mutation';
import { DifferenceList } from '../merging/difference-list';
import { useEditingSession, useEditingState } from '../session/editing-context';
import type { EditingDraft } from '../session/saving-state';
import { discardDraft, restoreDraft } from './editing-drafts';
import { ExportActions } from './export-actions';

type Props = { draft: EditingDraft };

/** Offers to restore a draft with unsaved changes, and lists those changes. */
export function EditingDraftDialog({ draft }: Props) {
  const session = useEditingSession();
  const offer = useEditingState((state) => state.offerDraft);
  const isNewer = useEditingState((state) => state.historyId !== draft.historyId);
  const restoring = useMutation({ mutationFn: () => restoreDraft(session, draft), meta: { failed: '' } });
  const problem = restoring.data === false && 'Your current changes couldn’t be saved. Save them first, then restore this version.';
  const difference = useMemo(() => editedDifference(draft.base, draft.edited), [draft]);
  const discard = () => {
    discardDraft(session, draft).catch((error: unknown) => console.warn('Could not remove the draft from this device.', error));
  };
  return (
    <Dialog
      title="You have unsaved changes"
      description={`From ${formatDateTime(draft.at)}: ${[difference.length > 0 && differenceSummary(difference), screenshotsLabel(draft)].filter(Boolean).join(', ')}.`}
      open
      opensUnprompted
      onClose={() => offer(null)}
      footer={
        <>
          <span className="me-auto max-md:hidden">
            <ExportActions edited={draft.edited} />
          </span>
          <Button look="danger" onClick={discard}>
            Discard
          </Button>
          <Button onClick={() => offer(null)}>Not now</Button>
          <Button look="primary" busy={restoring.isPending} onClick={() => restoring.mutate()}>
            Restore
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4 text-sm">
        <p className="text-pretty text-ink-soft">
          The tour was closed before these changes were saved. They are stored on this device.
          {isNewer && ' The tour has been saved since then. Restoring merges both versions and asks you about conflicts.'}
        </p>
        <DifferenceList difference={difference} />
        {problem && <ErrorNote>{problem}</ErrorNote>}
      </div>
    </Dialog>
  );
}

const screenshotsLabel = ({ pictures }: EditingDraft): string => {
  const count = pictures?.size ?? 0;
  return count === 0 ? '' : plural(count, { one: '# screenshot', other: '# screenshots' });
};
