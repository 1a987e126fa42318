import { useRef } from 'react';
import { uploadHint } from '@/domain/files/file-types';
import { placePlansPath } from '@/domain/page-addresses';
import { plural } from '@/domain/plural';
import { listNames } from '@/domain/tours/file-lists';
import { floorChoices } from '@/domain/tours/floors';
import type { Tour } from '@/domain/tours/tour';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { ErrorNote } from '@/ui/error-note';
import { LeaveDialog } from '@/ui/leave-dialog';
import { PortalHost } from '@/ui/portal-host';
import { useLeaveGuard } from '@/ui/use-leave-guard';
import { FileSection } from './file-section';
import { FilesStatus } from './files-status';
import { RemoteChangesNotice } from './remote-changes-notice';
import { type FileListsState, useFileLists } from './use-file-lists';

type Props = { tour: Tour; onClose: () => void };

export function FilesEditor({ tour, onClose }: Props) {
  const state = useFileLists(tour);
  const { draft, change, uploads, actions, saving, isSaving } = state;
  const guard = useLeaveGuard(state.dirty, { includeQuery: true });
  const requestClose = () => guard.ask(onClose);
  const body = useRef<HTMLDivElement>(null);
  const floors = floorChoices(tour.floors);
  const placingPath = tour.matterportId === '' ? null : placePlansPath(tour.id);

  const save = () => {
    if (state.invalidRowKey === null) return state.save();
    body.current?.querySelector<HTMLElement>(`[data-row="${state.invalidRowKey}"] [aria-invalid]`)?.focus();
  };
  return (
    <>
      <Dialog
        title="Upload files to Tour"
        description={tour.name}
        open
        size="large"
        onClose={requestClose}
        footer={
          <>
            <FilesStatus state={state} />
            <Button onClick={requestClose}>Close</Button>
            <Button look="primary" busy={isSaving} onClick={save}>
              Save
            </Button>
          </>
        }
      >
        <PortalHost>
          <div ref={body} className="flex flex-col gap-7">
            <div className="flex flex-col gap-4">
              <p className="text-pretty text-ink-soft text-sm">{uploadHint()} Drop files onto a list to upload them.</p>
              <RemoteChangesNotice remoteChanges={draft.remoteChanges} onDismiss={() => change({ type: 'dismiss' })} />
            </div>
            {listNames.map((name) => (
              <FileSection
                key={name}
                list={name}
                rows={draft.rows[name]}
                uploads={uploads}
                floors={floors}
                actions={actions}
                placingPath={placingPath}
              />
            ))}
            {saving.error && <ErrorNote>The files weren’t saved. {saving.error.message} Your changes are still here.</ErrorNote>}
          </div>
        </PortalHost>
      </Dialog>
      <LeaveDialog
        question={guard.question}
        title="Close without saving?"
        leaveLabel="Close without saving"
        onDiscard={() => void state.discard()}
      >
        <p>{lossMessage(state)}</p>
      </LeaveDialog>
    </>
  );
}

const lossMessage = ({ pending: { length } }: FileListsState): string =>
  length > 0
    ? `${plural(length, { one: 'An upload is', other: '# uploads are' })} still running and will be stopped. Your changes to the lists will be lost.`
    : 'Your changes to the lists and your newly uploaded files will be lost.';
