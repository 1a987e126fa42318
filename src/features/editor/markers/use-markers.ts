import { useEffect, useReducer } from 'react';
import { saveImageMarkers } from '@/backend/markers/image-markers';
import { AppError } from '@/domain/app-error';
import { changeFileBlock, fileBlock, fileIndex, markFile } from '@/domain/content/file-changes';
import { findPoi } from '@/domain/folders/find';
import { markersToStore } from '@/domain/markers/changes';
import type { Marker } from '@/domain/markers/marker';
import { mergeMarkers } from '@/domain/markers/merge';
import { useMutation } from '@/widgets/use-mutation';
import { type EditingSession, useEditingSession } from '../session/editing-context';
import type { LeafImage } from '../session/view-state';
import { changeDraft, isDirty, type MarkerDraft, startDraft } from './marker-draft';

/**
 * State of an image's markers while they are edited. Saving is an edit of the tour, and also updates the legacy document if there is one.
 * @param documentId the older markers document they were read from; null for none
 * @see EDIT-088 EDIT-089 EDIT-093
 */
export function useMarkers(leaf: LeafImage, saved: readonly Marker[], documentId: string | null) {
  const { poi, block, file } = leaf;
  const session = useEditingSession();
  const { lastMarkerIcon, input } = session.store.getState();
  const [draft, change] = useReducer(changeDraft, saved, (from) => startDraft(from, lastMarkerIcon));
  const dirty = isDirty(draft);
  useEffect(() => {
    session.store.setState({ hasUnsavedMarkers: dirty });
    return () => session.store.setState({ hasUnsavedMarkers: false });
  }, [session, dirty]);
  useEffect(() => session.store.setState({ lastMarkerIcon: draft.lastIcon }), [session, draft.lastIcon]);
  const saving = useMutation({
    mutationFn: async (submitted: Submitted) => {
      const toStore = () => withOthers(session, leaf, submitted, documentId !== null);
      if (documentId !== null) await saveImageMarkers(input.tour.id, { id: documentId, markers: toStore() });
      const markers = toStore();
      session.editPoi('Edit markers', poi, (found) => changeFileBlock(found, block, (now) => markFile(now, file, markers)));
      return markers;
    },
    onSuccess: (markers, submitted) => {
      change({ type: 'saved', submitted: submitted.markers, markers });
    },
    meta: { done: 'Markers saved.', failed: null },
  });
  return { draft, change, dirty, saving, save: () => saving.mutate({ saved: draft.saved, markers: draft.markers }) };
}

type Submitted = Pick<MarkerDraft, 'markers' | 'saved'>;

/** What was submitted, with what somebody else changed since the last save. @throws AppError `not-found` if the image was removed */
function withOthers({ store }: EditingSession, leaf: LeafImage, { saved, markers }: Submitted, hasDocument: boolean): Marker[] {
  const block = fileBlock(findPoi(store.getState().edited.folders, leaf.poi)?.content ?? [], leaf.block);
  const item = block?.content[fileIndex(block, leaf.file)];
  if (!item) throw new AppError('not-found', 'The image was removed from the point of interest in the meantime.');
  // those of the legacy document are not in the tour before they are saved
  const theirs = hasDocument && item.markers.length === 0 ? saved : item.markers;
  return markersToStore(mergeMarkers({ base: saved, mine: markersToStore(markers), theirs }));
}

export type MarkersState = ReturnType<typeof useMarkers>;
