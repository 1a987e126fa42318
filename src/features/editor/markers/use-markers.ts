import { useEffect, useReducer } from 'react';
import { saveImageMarkers } from '@/backend/markers/image-markers';
import { AppError } from '@/domain/app-error';
import { changeFileBlock, fileBlock, markFile } from '@/domain/content/file-changes';
import { findPoi } from '@/domain/folders/find';
import { markersToStore } from '@/domain/markers/changes';
import type { Marker } from '@/domain/markers/marker';
import { useMutation } from '@/widgets/use-mutation';
import { type EditingSession, useEditingSession } from '../session/editing-context';
import type { LeafImage } from '../session/view-state';
import { changeDraft, isDirty, startDraft } from './marker-draft';

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
    mutationFn: async (submitted: readonly Marker[]) => {
      const markers = markersToStore(submitted);
      if (!hasFile(session, leaf)) throw new AppError('not-found', 'The image was removed from the point of interest in the meantime.');
      if (documentId !== null) await saveImageMarkers(input.tour.id, { id: documentId, markers });
      session.editPoi('Edit markers', poi, (found) => changeFileBlock(found, block, (now) => markFile(now, file, markers)));
      return markers;
    },
    onSuccess: (markers, submitted) => {
      change({ type: 'saved', submitted, markers });
    },
    meta: { done: 'Markers saved.', failed: null },
  });
  return { draft, change, dirty, saving, save: () => saving.mutate(draft.markers) };
}

function hasFile({ store }: EditingSession, { poi, block, file }: LeafImage): boolean {
  const found = fileBlock(findPoi(store.getState().edited.folders, poi)?.content ?? [], block);
  return found?.content.some(({ url }) => url === file.url) ?? false;
}

export type MarkersState = ReturnType<typeof useMarkers>;
