import { useState } from 'react';
import type { PoiBatch } from '@/domain/folders/batch';
import { poisLostByBatch } from '@/domain/folders/batch-losses';
import type { Folder } from '@/domain/folders/folder';
import { type PoiId, poiId } from '@/domain/ids';
import { plural } from '@/domain/plural';
import { attachedFiles } from '@/domain/pois/deletion';
import type { Poi } from '@/domain/pois/poi';
import { CheckboxField } from '@/ui/checkbox-field';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { batchTitle, blocksLabel } from './batch-labels';
import { nouns } from './batch-rows';
import { fewNames } from './few-names';
import type { Selection } from './selection';

type Props = {
  folders: readonly Folder[];
  selection: Selection;
  batch: PoiBatch;
  onConfirm: (withFiles: boolean) => void;
  onClose: () => void;
};

/** Confirms a batch that deletes content; lists what is lost and which PoIs cannot be deleted. @see EDIT-077 */
export function ConfirmPoiBatch({ folders, selection, batch, onConfirm, onClose }: Props) {
  const [withFiles, setWithFiles] = useState(false);
  const ids: ReadonlySet<PoiId> = new Set([...selection].map(poiId));
  const loss = poisLostByBatch(folders, ids, batch, withFiles);
  const keptForFiles = poisLostByBatch(folders, ids, batch).staying.filter((poi) => attachedFiles(poi).length > 0);
  const isDeletion = batch === 'delete';
  return (
    <ConfirmDialog
      title={
        isDeletion ? `Delete ${plural(loss.pois.length, nouns.poi)}?` : `${batchTitle(batch)} from ${plural(loss.pois.length, nouns.poi)}?`
      }
      confirmLabel={isDeletion ? `Delete ${plural(loss.pois.length, nouns.poi)}` : batchTitle(batch)}
      danger
      disabled={loss.pois.length === 0}
      onConfirm={() => onConfirm(withFiles)}
      onClose={onClose}
    >
      {loss.pois.length > 0 && <p className="wrap-anywhere">{fewNames(loss.pois)}.</p>}
      {loss.blocks.length > 0 && <p>This also deletes: {blocksLabel(loss)}.</p>}
      {loss.staying.length > 0 && <SkippedPois pois={loss.staying} />}
      {keptForFiles.length > 0 && (
        <CheckboxField
          label={`Remove the files of ${plural(keptForFiles.length, nouns.poi)} first, and delete ${keptForFiles.length === 1 ? 'it' : 'them'} too`}
          hint="The files themselves stay in the file manager."
          checked={withFiles}
          onChange={({ target }) => setWithFiles(target.checked)}
        />
      )}
      <p>You can undo this until you leave the tour.</p>
    </ConfirmDialog>
  );
}

/** The PoIs that are not deleted, and why. */
export function SkippedPois({ pois }: { pois: readonly Poi[] }) {
  const withFiles = pois.filter((poi) => attachedFiles(poi).length > 0);
  const others = pois.filter((poi) => attachedFiles(poi).length === 0);
  return (
    <div className="wrap-anywhere flex flex-col gap-1.5 rounded-md bg-notice-wash px-3 py-2.5 text-notice">
      {withFiles.length > 0 && (
        <p>
          Unable to delete POI's with attached files. {plural(withFiles.length, nouns.poi)} {withFiles.length === 1 ? 'stays' : 'stay'}:{' '}
          {fewNames(withFiles)}.
        </p>
      )}
      {others.length > 0 && (
        <p>
          Cannot delete Points of Interest with children. {plural(others.length, nouns.poi)} {others.length === 1 ? 'stays' : 'stay'}:{' '}
          {fewNames(others)}.
        </p>
      )}
    </div>
  );
}
