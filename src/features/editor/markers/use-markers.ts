import { useMutation } from '@tanstack/react-query';
import { useEffect, useReducer } from 'react';
import { saveImageMarkers } from '@/backend/markers/image-markers';
import { AppError } from '@/domain/app-error';
import { changeFileBlock, fileBlock, markFile } from '@/domain/content/file-changes';
import { findPoi } from '@/domain/folders/find';
import type { Marker } from '@/domain/markers';
import { savedMarkers } from '@/domain/markers/changes';
import { say } from '@/ui/say';
import { useEditingSession } from '../session/editing-context';
import type { EditingSession } from '../session/editing-session';
import type { LeafImage } from '../session/files-slice';
import { changeDraft, isDirty, startDraft } from './draft';

/**
 * The markers of an image while they are written. Saved, they are a step of the tour's editing, and stand also in the document they came from.
 * @param documentId the older markers document they were read from; null for none
 * @see EDIT-088 EDIT-089 EDIT-093
 */
export function useMarkers(leaf: LeafImage, saved: readonly Marker[], documentId: string | null) {
  const { poi, block, file } = leaf;
  const session = useEditingSession();
  const { lastMarkerIcon, given } = session.store.getState();
  const [draft, change] = useReducer(changeDraft, saved, (from) => startDraft(from, lastMarkerIcon));
  const dirty = isDirty(draft);
  useEffect(() => {
    session.store.setState({ hasUnsavedMarkers: dirty });
    return () => session.store.setState({ hasUnsavedMarkers: false });
  }, [session, dirty]);
  useEffect(() => session.store.setState({ lastMarkerIcon: draft.lastIcon }), [session, draft.lastIcon]);
  const saving = useMutation({
    mutationFn: async (written: readonly Marker[]) => {
      const markers = savedMarkers(written);
      if (!isThere(session, leaf)) throw new AppError('not-found', 'The image was taken off the point of interest meanwhile.');
      if (documentId !== null) await saveImageMarkers(given.tour.id, { id: documentId, markers });
      session.editPoi('Edit markers', poi, (found) => changeFileBlock(found, block, (now) => markFile(now, file, markers)));
      return markers;
    },
    onSuccess: (markers, written) => {
      change({ type: 'saved', written, markers });
      say('Markers saved.');
    },
  });
  return { draft, change, dirty, saving, save: () => saving.mutate(draft.markers) };
}

function isThere({ store }: EditingSession, { poi, block, file }: LeafImage): boolean {
  const found = fileBlock(findPoi(store.getState().edited.folders, poi)?.content ?? [], block);
  return found?.content.some(({ url }) => url === file.url) ?? false;
}

export type MarkersState = ReturnType<typeof useMarkers>;
