import { useMutation } from '@tanstack/react-query';
import Camera from 'lucide-react/icons/camera';
import { Button } from '@/ui/button';

type Props = { name: string; screenshot: () => Promise<string> };

/** A picture of what is seen, to keep. @see PLAYER-057 */
export function SavePicture({ name, screenshot }: Props) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: screenshot,
    onSuccess: (picture) => save(picture, `${name || 'Tour'}.jpg`),
    onError: (cause) => console.error('Failed to take a picture', cause),
  });
  return (
    <div className="border-line border-t pt-3">
      <Button look="quiet" busy={isPending} onClick={() => mutate()}>
        {!isPending && <Camera aria-hidden size={16} strokeWidth={1.75} />}
        Save a picture of this view
      </Button>
      {error && (
        <p role="alert" className="mt-1 text-pretty text-danger text-sm">
          No picture was taken. {error.message}
        </p>
      )}
    </div>
  );
}

function save(picture: string, name: string): void {
  const link = document.createElement('a');
  link.href = picture;
  link.download = name;
  link.click();
}
