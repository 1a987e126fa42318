import Camera from 'lucide-react/icons/camera';
import { Button } from '@/ui/button';
import { useTexts } from '@/ui/use-texts';
import { useMutation } from '@/widgets/use-mutation';
import { sharePanelTexts } from './texts';

type Props = { name: string; screenshot: () => Promise<string> };

/** Downloads a screenshot of the current view. @see PLAYER-057 */
export function SaveScreenshot({ name, screenshot }: Props) {
  const t = useTexts(sharePanelTexts);
  const { mutate, isPending, error } = useMutation({
    mutationFn: screenshot,
    onSuccess: (image) => download(image, `${name || t.fileName}.jpg`),
    onError: (cause) => console.error('Failed to take a screenshot', cause),
    meta: { failed: null },
  });
  return (
    <div>
      <Button look="quiet" size="wide" busy={isPending} onClick={() => mutate()}>
        {!isPending && <Camera aria-hidden size={16} strokeWidth={1.75} />}
        {t.saveImage}
      </Button>
      {error && (
        <p role="alert" className="mt-1 text-pretty text-danger text-sm">
          {t.imageFailed({ reason: error.message })}
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
