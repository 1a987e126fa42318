import Camera from 'lucide-react/icons/camera';
import { useRef, useState } from 'react';
import { errorMessage } from '@/domain/app-error';
import { imageTypes } from '@/domain/files/file-types';
import { Button } from '@/ui/button';
import { smallPhoto } from './photo';
import { PhotoImage } from './photo-image';

type Props = { photo: ArrayBuffer | null; onChange: (photo: ArrayBuffer | null) => void };

/** A photo of the camera, or an image of a device without one. HEIC is not asked for: iPhones then give it as JPEG. */
export function PhotoField({ photo, onChange }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [isReading, setReading] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const take = async (file: File | undefined) => {
    if (!file) return;
    setProblem(null);
    setReading(true);
    await smallPhoto(file).then(onChange, (error: unknown) => setProblem(errorMessage(error)));
    setReading(false);
  };
  return (
    <div className="flex flex-col gap-2">
      <p className="font-medium text-ink text-sm">Photo</p>
      {photo && <PhotoImage photo={photo} alt="The photo of this check" />}
      <div className="flex flex-wrap gap-2">
        <input
          ref={input}
          type="file"
          accept={imageTypes.join()}
          capture="environment"
          className="sr-only"
          tabIndex={-1}
          aria-label="Photo"
          onChange={({ target }) => {
            void take(target.files?.[0]);
            target.value = '';
          }}
        />
        <Button busy={isReading} onClick={() => input.current?.click()}>
          <Camera aria-hidden size={18} strokeWidth={1.75} />
          {photo ? 'Take another photo' : 'Take a photo'}
        </Button>
        {photo && (
          <Button look="quiet" onClick={() => onChange(null)}>
            Remove the photo
          </Button>
        )}
      </div>
      {problem && (
        <p role="alert" className="text-danger text-sm">
          {problem}
        </p>
      )}
    </div>
  );
}
