import { useQuery, useQueryClient } from '@tanstack/react-query';
import { putThumb, sweepFileQueries, sweepFilesKey, uploadPoster } from '@/backend/older/files';
import type { OlderItem } from '@/domain/older/items';
import { Button } from '@/ui/button';
import { ImageWithFallback } from '@/ui/image-with-fallback';
import { usePlayerSession } from '@/widgets/player-session/player-session-context';
import { UploadButton } from '@/widgets/uploads/upload-button';
import { useMutation } from '@/widgets/use-mutation';
import { useOlderEditingSession } from './older-editing-session';
import { storageProblem } from './storage-problem';

const posterTypes = 'image/jpeg,image/png';

/** The screenshot of a point and the poster of its sweep. @see OLD-026 OLD-029 OLD-030 */
export function ItemImages({ item: { identifier, sweep } }: { item: OlderItem }) {
  const player = usePlayerSession();
  const client = useQueryClient();
  const ref = { ...useOlderEditingSession().ref, sweep };
  const enabled = sweep !== '';
  const thumbs = useQuery({ ...sweepFileQueries.thumbs(ref), enabled });
  const files = useQuery({ ...sweepFileQueries.files(ref), enabled });
  const onSuccess = () => client.invalidateQueries({ queryKey: sweepFilesKey(ref) });
  const screenshot = useMutation({
    mutationFn: async () => putThumb(ref, identifier, await player.takeScreenshot('older')),
    meta: { done: 'Screenshot uploaded', failed: storageProblem },
    onSuccess,
  });
  const upload = useMutation({
    mutationFn: (file: File) => uploadPoster(ref, file),
    meta: { done: 'Poster uploaded', failed: storageProblem },
    onSuccess,
  });
  if (!enabled) return null;
  return (
    <section aria-label="Images" className="grid grid-cols-2 gap-3">
      <Picture label="Screenshot" url={thumbs.data?.get(identifier)}>
        <Button size="small" busy={screenshot.isPending} onClick={() => screenshot.mutate()}>
          Take screenshot
        </Button>
      </Picture>
      <Picture label="Poster of the sweep" url={files.data?.poster}>
        <UploadButton
          size="small"
          label="Poster"
          accept={posterTypes}
          hint="JPEG or PNG, up to 25 MiB."
          busy={upload.isPending}
          onFiles={([file]) => file && upload.mutate(file)}
        >
          {upload.isPending ? 'Uploading…' : 'Upload poster'}
        </UploadButton>
      </Picture>
    </section>
  );
}

function Picture({ label, url, children }: { label: string; url: string | null | undefined; children: React.ReactNode }) {
  const none = <span className="grid size-full place-items-center px-2 text-center text-ink-faint text-xs">No image yet</span>;
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <p className="font-medium text-sm">{label}</p>
      <div className="aspect-3/2 overflow-hidden rounded-lg border border-line bg-sunken">
        {url ? <ImageWithFallback src={url} alt={label} className="size-full object-cover" fallback={none} /> : none}
      </div>
      {children}
    </div>
  );
}
