import { useState } from 'react';
import type { Folder } from '@/domain/folders';
import type { PoiBatch } from '@/domain/folders/batch';
import { lossOfPois } from '@/domain/folders/batch-losses';
import { type PoiId, poiId } from '@/domain/ids';
import type { Poi } from '@/domain/pois';
import { attachedFiles } from '@/domain/pois/deletion';
import { CheckboxField } from '@/ui/checkbox-field';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { counted } from './batch-rows';
import { blocksInWords, fewNames, titleOfBatch } from './batch-words';
import type { Selection } from './selection';

type Props = {
  folders: readonly Folder[];
  selection: Selection;
  batch: PoiBatch;
  onConfirm: (withFiles: boolean) => void;
  onClose: () => void;
};

/** Names what is lost before it is; what may not be deleted is named, with the way on. @see EDIT-077 */
export function ConfirmPoiBatch({ folders, selection, batch, onConfirm, onClose }: Props) {
  const [withFiles, setWithFiles] = useState(false);
  const ids: ReadonlySet<PoiId> = new Set([...selection].map(poiId));
  const loss = lossOfPois(folders, ids, batch, withFiles);
  const keptForFiles = lossOfPois(folders, ids, batch).staying.filter((poi) => attachedFiles(poi).length > 0);
  const isDeletion = batch === 'delete';
  return (
    <ConfirmDialog
      title={
        isDeletion ? `Delete ${counted(loss.pois.length, 'PoI')}?` : `${titleOfBatch(batch)} from ${counted(loss.pois.length, 'PoI')}?`
      }
      confirm={isDeletion ? `Delete ${counted(loss.pois.length, 'PoI')}` : titleOfBatch(batch)}
      danger
      disabled={loss.pois.length === 0}
      onConfirm={() => onConfirm(withFiles)}
      onClose={onClose}
    >
      {loss.pois.length > 0 && <p className="wrap-anywhere">{fewNames(loss.pois)}.</p>}
      {loss.blocks.length > 0 && <p>With this goes: {blocksInWords(loss)}.</p>}
      {loss.staying.length > 0 && <Staying pois={loss.staying} />}
      {keptForFiles.length > 0 && (
        <CheckboxField
          label={`Remove the files of ${counted(keptForFiles.length, 'PoI')} first, and delete ${keptForFiles.length === 1 ? 'it' : 'them'} too`}
          hint="The files themselves stay in the file manager."
          checked={withFiles}
          onChange={({ target }) => setWithFiles(target.checked)}
        />
      )}
      <p>Undo brings all of it back until you leave this tour.</p>
    </ConfirmDialog>
  );
}

/** The PoIs that are left, and why. */
export function Staying({ pois }: { pois: readonly Poi[] }) {
  const withFiles = pois.filter((poi) => attachedFiles(poi).length > 0);
  const others = pois.filter((poi) => attachedFiles(poi).length === 0);
  return (
    <div className="wrap-anywhere flex flex-col gap-1.5 rounded-md bg-notice-wash px-3 py-2.5 text-notice">
      {withFiles.length > 0 && (
        <p>
          Unable to delete POI's with attached files. {counted(withFiles.length, 'PoI')} {withFiles.length === 1 ? 'stays' : 'stay'}:{' '}
          {fewNames(withFiles)}.
        </p>
      )}
      {others.length > 0 && (
        <p>
          Cannot delete Points of Interest with children. {counted(others.length, 'PoI')} {others.length === 1 ? 'stays' : 'stay'}:{' '}
          {fewNames(others)}.
        </p>
      )}
    </div>
  );
}
