import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { imageMarkers } from '@/backend/markers/image-markers';
import { fileBlock, fileIndex } from '@/domain/content/file-changes';
import { findPoi } from '@/domain/folders/find';
import { markersIdOf } from '@/domain/markers/changes';
import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { Spinner } from '@/ui/spinner';
import { fileTitle } from '@/widgets/file-preview/file-row';
import { useEditingState } from '../session/editing-context';
import { MarkerEditor } from './marker-editor';

/** Opens an image of a PoI's files in the marker editor. @see EDIT-003 EDIT-092 */
export function LeafImage() {
  const leaf = useEditingState((state) => state.leafImage);
  const close = useEditingState((state) => state.openLeafImage);
  const tour = useEditingState((state) => state.input.tour.id);
  const currentItem = useEditingState((state) => {
    const block = leaf && fileBlock(findPoi(state.edited.folders, leaf.poi)?.content ?? [], leaf.block);
    return (leaf && block?.content[fileIndex(block, leaf.file)]) ?? null;
  });
  // keep the editor open if another user removes the image
  const [lastItem, setLastItem] = useState(currentItem);
  if (currentItem && currentItem !== lastItem) setLastItem(currentItem);
  const item = currentItem ?? lastItem;
  const id = item ? markersIdOf(item) : '';
  const documentQuery = useQuery({
    queryKey: ['markers', tour, id],
    queryFn: () => imageMarkers(tour, id),
    enabled: id !== '',
    // read once, before editing starts
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    networkMode: 'always',
  });
  if (!leaf || !item) return null;
  const onClose = () => close(null);
  // the item's own markers are newer than the legacy document's
  const hasOwnMarkers = item.markers.length > 0;
  if (!hasOwnMarkers && (documentQuery.isLoading || documentQuery.error)) {
    return (
      <Dialog title={fileTitle(item)} open size="full" onClose={onClose}>
        <div className="grid h-full place-items-center">
          {documentQuery.error ? (
            <div role="alert" className="flex flex-col items-center gap-4 text-center">
              <p className="text-ink-soft text-sm">Couldn’t load the markers of this image. {documentQuery.error.message}</p>
              <Button onClick={() => void documentQuery.refetch()}>Retry</Button>
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
      markers={hasOwnMarkers ? item.markers : (documentQuery.data?.markers ?? [])}
      documentId={documentQuery.data?.id ?? null}
      onClose={onClose}
    />
  );
}
