import { dashboardPlayerPattern, playerPattern, tourPagePattern } from '@/domain/page-addresses';
import { paramsIn } from '@/domain/path-pattern';
import { publicTourPattern } from '@/domain/publishing/publication-page-addresses';
import { LeaveDialog } from '@/ui/leave-dialog';
import { useLeaveGuard } from '@/ui/use-leave-guard';
import { hasEnteredItems } from '../content/item-drafts';
import { hasUnfinishedFileWork, unfinishedFileWork } from '../files/uploads';
import { useEditingSession, useEditingState } from '../session/editing-context';

/** Asks for confirmation before leaving with unsaved changes. @see EDIT-059 */
export function LeaveEditor() {
  const { save, store } = useEditingSession();
  const needsSaving = useEditingState((state) => state.needsSaving);
  const keepsDraft = useEditingState((state) => state.canStoreDrafts);
  const tour = useEditingState((state) => state.input.tour.id);
  const hasUnfinishedFiles = useEditingState(hasUnfinishedFileWork);
  const hasItems = useEditingState(hasEnteredItems);
  const { question } = useLeaveGuard(needsSaving || hasUnfinishedFiles || hasItems, {
    normalize: (address) => tourOrAddress(address, tour),
  });
  const saveAll = async () => {
    await save();
    return !store.getState().needsSaving;
  };
  return (
    <LeaveDialog
      question={question}
      isHarmless={keepsDraft && !hasUnfinishedFiles && !hasItems}
      onSave={hasUnfinishedFiles || hasItems ? undefined : saveAll}
    >
      {hasUnfinishedFiles && <UnfinishedFiles />}
      {hasItems && <p>What you entered for a link or video isn’t added yet. If you leave, it will be lost.</p>}
      {needsSaving && <p>{keepsDraft ? storedText : notStoredText}</p>}
    </LeaveDialog>
  );
}

function UnfinishedFiles() {
  const uploads = useEditingState((state) => state.uploads);
  const stopUploads = useEditingState((state) => state.stopUploads);
  const mediaUploads = useEditingState((state) => state.mediaUploads);
  const hasUnsavedMarkers = useEditingState((state) => state.hasUnsavedMarkers);
  return (
    <div>
      <ul className="list-disc ps-5 text-ink">
        {unfinishedFileWork({ uploads, stopUploads, mediaUploads, hasUnsavedMarkers }).map((work) => (
          <li key={work} className="wrap-anywhere">
            {work}
          </li>
        ))}
      </ul>
      <p className="mt-2">If you leave, this will be lost.</p>
    </div>
  );
}

const storedText = 'Your changes aren’t saved yet. If you leave, they stay on this device, and you can restore them when you come back.';
const notStoredText = 'Your changes aren’t saved yet, and this browser can’t store them. If you leave, they will be lost.';

const patternsOfTour = [tourPagePattern, playerPattern, dashboardPlayerPattern, publicTourPattern] as const;

/** Addresses of the same tour count as one place, so that switching between them asks nothing. */
function tourOrAddress(address: string, tour: string): string {
  const [, path = ''] = address.split('#');
  return patternsOfTour.some((pattern) => paramsIn(pattern, path)?.tour === tour) ? tour : address;
}
