import { useEffect, useRef, useState } from 'react';
import { createCollection, newCollectionId, updateCollection } from '@/backend/collections/commands';
import { removeFile } from '@/backend/storage/remove-file';
import { uploadFile } from '@/backend/storage/upload-file';
import { isAppError } from '@/domain/app-error';
import type { Collection, CollectionFields } from '@/domain/collections/collection';
import { fileAddressFrom } from '@/domain/files/file-address';
import { imageProblem } from '@/domain/files/file-types';
import { collectionCoverPath } from '@/domain/files/paths';
import type { CollectionId, OrgId } from '@/domain/ids';
import { toastError } from '@/ui/toast';
import { useMutation } from '@/widgets/use-mutation';

/** What happens to the cover image; null leaves it as it is. */
export type CoverChoice = { kind: 'new'; crop: () => Promise<File> } | { kind: 'remove' };

type Options = { organization: OrgId; collection: Collection | null; onSaved: (id: CollectionId) => void };
type Input = { fields: Partial<CollectionFields>; cover: CoverChoice | null };

/** Uploads the cover, then creates or changes the collection. Whatever fails, nothing half saved stays behind. @see COLL-021 COLL-022 */
export function useSaveCollection({ organization, collection, onSaved }: Options) {
  const [percent, setPercent] = useState<number | null>(null);
  const running = useRef(new AbortController());
  const newId = useRef<CollectionId | null>(null);
  useEffect(() => () => running.current.abort(), []);

  const { mutateAsync, isPending, error } = useMutation({
    mutationFn: async ({ fields, cover }: Input) => {
      running.current = new AbortController();
      newId.current ??= collection?.id ?? (await newCollectionId());
      const id = newId.current;
      const upload = cover?.kind === 'new' ? await uploadCover(id, cover.crop) : null;
      const changes = { ...fields, ...(upload && { coverUrl: upload.url }), ...(cover?.kind === 'remove' && { coverUrl: '' }) };
      try {
        if (collection) await updateCollection({ id, changes });
        else
          await createCollection({
            id,
            organization,
            fields: { name: '', description: '', coverUrl: '', coverAlt: '', isPublic: false, ...changes },
          });
      } catch (cause) {
        if (upload) await removeUnused(upload.path);
        throw cause;
      }
      const replaced = cover && fileAddressFrom(collection?.coverUrl ?? '')?.path;
      if (replaced) await removeUnused(replaced);
      return id;
    },
    onSuccess: (id) => onSaved(id),
    onError: (failure) => {
      if (!isAppError(failure, 'cancelled')) toastError(collection ? 'Error updating collection' : 'Error creating collection');
    },
    onSettled: () => setPercent(null),
    meta: { done: collection ? 'Collection updated' : 'Collection created', failed: null },
  });

  async function uploadCover(id: CollectionId, crop: () => Promise<File>): Promise<{ path: string; url: string }> {
    const file = await crop();
    const path = collectionCoverPath(organization, id);
    const { signal } = running.current;
    const { url } = await uploadFile({ path, file, signal, onProgress: setPercent, problem: imageProblem });
    return { path, url };
  }

  const save = (input: Input): Promise<boolean> =>
    mutateAsync(input).then(
      () => true,
      () => false,
    );
  return {
    save,
    cancel: () => running.current.abort(),
    isPending,
    percent,
    problem: error && !isAppError(error, 'cancelled') ? error.message : null,
  };
}

const removeUnused = (path: string): Promise<void> =>
  removeFile(path).catch((cause) => console.warn('Couldn’t delete an unused cover image from storage.', cause));
