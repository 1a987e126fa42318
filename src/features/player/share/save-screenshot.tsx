import Camera from 'lucide-react/icons/camera';
import { Button } from '@/ui/button';
import { useMutation } from '@/widgets/use-mutation';

type Props = { name: string; screenshot: () => Promise<string> };

/** Downloads a screenshot of the current view. @see PLAYER-057 */
export function SaveScreenshot({ name, screenshot }: Props) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: screenshot,
    onSuccess: (image) => download(image, `${name || 'Tour'}.jpg`),
    onError: (cause) => console.error('Failed to take a screenshot', cause),
    meta: { failed: null },
  });
  return (
    <div>
      <Button look="quiet" busy={isPending} onClick={() => mutate()}>
        {!isPending && <Camera aria-hidden size={16} strokeWidth={1.75} />}
        Save an image of this view
      </Button>
      {error && (
        <p role="alert" className="mt-1 text-pretty text-danger text-sm">
          Couldn’t take a screenshot. {error.message}
        </p>
      )}
    </div>
  );
}

function download(image: string, name: string): void {
  const link = document.createElement('a');
  link.href = image;
  link.download = name;
  link.click();
}
