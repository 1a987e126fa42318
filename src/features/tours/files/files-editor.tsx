import { useRef, useState } from 'react';
import type { Tour } from '@/domain/tours';
import { listNames } from '@/domain/tours/file-lists';
import { floorChoices } from '@/domain/tours/floors';
import { Button } from '@/ui/button';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { Dialog } from '@/ui/dialog';
import { useFilesOverPage } from '@/ui/file-drop';
import { PortalHost } from '@/ui/portal-host';
import { useLeaveGuard } from '@/ui/use-leave-guard';
import { FileSection } from './file-section';
import { FilesNews } from './files-news';
import { FilesStatus } from './files-status';
import { type FileListsState, useFileLists } from './use-file-lists';

type Props = { tour: Tour; onClose: () => void };

export function FilesEditor({ tour, onClose }: Props) {
  const state = useFileLists(tour);
  const { draft, change, uploads, actions, saving, isSaving } = state;
  const leaving = useLeaving(state, onClose);
  const body = useRef<HTMLDivElement>(null);
  const isOver = useFilesOverPage();
  const floors = floorChoices(tour.floors);

  const save = () => {
    if (state.problem === null) return state.save();
    body.current?.querySelector<HTMLElement>(`[data-row="${state.problem}"] [aria-invalid]`)?.focus();
  };
  return (
    <>
      <Dialog
        title="Upload files to Tour"
        description={tour.name}
        open
        size="large"
        onClose={leaving.ask}
        footer={
          <>
            <FilesStatus state={state} />
            <Button onClick={leaving.ask}>Close</Button>
            <Button look="primary" busy={isSaving} onClick={save}>
              Save
            </Button>
          </>
        }
      >
        <PortalHost>
          <div ref={body} className="flex flex-col gap-7">
            <div className="flex flex-col gap-4">
              <p className="text-pretty text-ink-soft text-sm">
                PDF, Word, Excel and pictures up to 25 MiB, video up to 200 MiB. Drop files onto a list to upload them.
              </p>
              <FilesNews news={draft.news} onRead={() => change({ type: 'read' })} />
            </div>
            {listNames.map((name) => (
              <FileSection
                key={name}
                list={name}
                rows={draft.rows[name]}
                uploads={uploads.uploads}
                floors={floors}
                actions={actions}
                isOver={isOver}
              />
            ))}
            {saving.error && (
              <p role="alert" className="rounded-md bg-danger-wash px-3 py-2.5 text-danger text-sm">
                The files were not saved. {saving.error.message} What you changed is still here.
              </p>
            )}
          </div>
        </PortalHost>
      </Dialog>
      {leaving.isAsking && (
        <ConfirmDialog title="Close without saving?" confirm="Close without saving" danger onConfirm={leaving.leave} onClose={leaving.stay}>
          <p>{whatIsLost(state)}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

const whatIsLost = ({ uploads: { under } }: FileListsState): string =>
  under > 0
    ? `${under === 1 ? 'An upload is' : `${under} uploads are`} still under way and will be stopped. Your changes to the lists will be lost.`
    : 'Your changes to the lists, and the files you uploaded just now, will be lost.';

/** Closing, and leaving the page, while something is not saved. */
function useLeaving({ dirty, discard }: FileListsState, onClose: () => void) {
  const [isAsking, setAsking] = useState(false);
  const [isDone, setDone] = useState(false);
  const guard = useLeaveGuard(dirty && !isDone, { alsoQueries: true });

  const leave = () => {
    setDone(true);
    void discard();
    if (guard) guard.leave();
    else onClose();
  };
  const stay = () => {
    setAsking(false);
    guard?.stay();
  };
  return { isAsking: isAsking || guard !== null, ask: () => (dirty ? setAsking(true) : onClose()), leave, stay };
}
