import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { imageMarkers } from '@/backend/markers/image-markers';
import { fileBlock, placeOf } from '@/domain/content/file-changes';
import { findPoi } from '@/domain/folders/find';
import { markersIdOf } from '@/domain/markers/changes';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { Spinner } from '@/ui/spinner';
import { fileTitle } from '@/widgets/file-preview/file-line';
import { useEditingState } from '../session/editing-context';
import { MarkerEditor } from './marker-editor';

/** The image of a PoI's files that is open, with its markers. @see EDIT-003 EDIT-092 */
export function LeafImage() {
  const leaf = useEditingState((state) => state.leafImage);
  const close = useEditingState((state) => state.openLeafImage);
  const tour = useEditingState((state) => state.given.tour.id);
  const present = useEditingState((state) => {
    const block = leaf && fileBlock(findPoi(state.edited.folders, leaf.poi)?.content ?? [], leaf.block);
    return (leaf && block?.content[placeOf(block, leaf.file)]) ?? null;
  });
  // when somebody else takes it off meanwhile, what is being marked stays on the screen
  const [last, setLast] = useState(present);
  if (present && present !== last) setLast(present);
  const item = present ?? last;
  const id = item ? markersIdOf(item) : '';
  const older = useQuery({
    queryKey: ['markers', tour, id],
    queryFn: () => imageMarkers(tour, id),
    enabled: id !== '',
    // it is read once, before anything is written
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    networkMode: 'always',
  });
  if (!leaf || !item) return null;
  const onClose = () => close(null);
  // markers of its own are newer than those of the document
  const hasOwn = item.markers.length > 0;
  if (!hasOwn && (older.isLoading || older.error)) {
    return (
      <Dialog title={fileTitle(item)} open size="full" onClose={onClose}>
        <div className="grid h-full place-items-center">
          {older.error ? (
            <div role="alert" className="flex flex-col items-center gap-4 text-center">
              <p className="text-ink-soft text-sm">The markers of this image could not be read. {older.error.message}</p>
              <Button onClick={() => void older.refetch()}>Retry</Button>
            </div>
          ) : (
            <Spinner size={20} label="Loading markers" />
          )}
        </div>
      </Dialog>
    );
  }
  return (
    <MarkerEditor
      key={`${leaf.block} ${item.url}`}
      leaf={leaf}
      item={item}
      markers={hasOwn ? item.markers : (older.data?.markers ?? [])}
      documentId={older.data?.id ?? null}
      onClose={onClose}
    />
  );
}
