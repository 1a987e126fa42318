import ImageUp from 'lucide-react/icons/image-up';
import { useRef, useState } from 'react';
import { cutShortProblem } from '@/backend/storage/image-file';
import { imageProblem, imageTypes } from '@/domain/files/file-types';
import { contentTypeOf } from '@/domain/files/type-by-name';
import { webAddress } from '@/domain/web-address';
import { Button } from '@/ui/button';
import { cn } from '@/ui/cn';
import type { CropOutput } from '@/ui/image-crop/crop-image';
import { ImageCrop } from '@/ui/image-crop/image-crop';
import { useWindowPaste } from '@/ui/use-window-paste';

type Props = {
  /** URL of the current image, or "". */
  current: string;
  /** Alternative text of the current image. */
  currentLabel: string;
  /** Width divided by height. Without it, the area may have any shape. */
  aspect?: number;
  output: CropOutput;
  /** Crops the selected image; null while none is selected. */
  onCrop: (crop: (() => Promise<File>) | null) => void;
};

/** An image of the user's own: chosen, dropped or pasted, then cropped. @see TOUR-046 SET-004 */
export function PicturePicker({ current, currentLabel, aspect, output, onCrop }: Props) {
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const latest = useRef<File>(undefined);
  const reject = (error: string) => {
    setFile(null);
    onCrop(null);
    setProblem(error);
  };
  const selectFile = (selected: File | undefined) => {
    if (!selected) return;
    latest.current = selected;
    const error = imageProblem({ type: contentTypeOf(selected), size: selected.size });
    setProblem(error);
    setFile(error ? null : selected);
    onCrop(null);
    // another one may be chosen in the meantime
    if (!error) void cutShortProblem(selected).then((damage) => damage && latest.current === selected && reject(damage));
  };
  usePastedFile(selectFile);
  const unreadable = () => reject('Couldn’t read this image. Choose another one.');
  return (
    <div className="flex flex-col gap-3">
      {file ? (
        <ImageCrop
          key={`${file.name} ${file.size} ${file.lastModified}`}
          file={file}
          {...(aspect !== undefined && { aspect })}
          output={output}
          onCrop={onCrop}
          onUnreadable={unreadable}
        />
      ) : (
        <DropZone current={webAddress(current)} label={currentLabel} isCover={aspect !== undefined} onFile={selectFile} />
      )}
      {problem && (
        <p role="alert" className="text-danger text-sm">
          {problem}
        </p>
      )}
      {file && <PickButton label="Choose another image" onFile={selectFile} />}
    </div>
  );
}

function usePastedFile(selectFile: (file: File | undefined) => void): void {
  useWindowPaste((event) => {
    const [file] = event.clipboardData?.files ?? [];
    if (!file) return;
    event.preventDefault();
    selectFile(file);
  });
}

type ZoneProps = { current: string | null; label: string; isCover: boolean; onFile: (file: File | undefined) => void };

function DropZone({ current, label, isCover, onFile }: ZoneProps) {
  const [isDragOver, setDragOver] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same as dropping a file
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setDragOver(true);
      }}
      onDragLeave={() => setDragOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setDragOver(false);
        onFile(event.dataTransfer.files[0]);
      }}
      className={cn(
        'relative grid aspect-video place-content-center justify-items-center gap-3 overflow-hidden rounded-lg border border-dashed px-6 text-center transition-colors',
        isDragOver ? 'border-accent-line bg-accent-wash' : 'border-line-strong',
      )}
    >
      {current && (
        <img src={current} alt={label} className={cn('absolute inset-0 size-full', isCover ? 'object-cover' : 'object-contain p-6')} />
      )}
      <div className={cn('relative grid justify-items-center gap-3', current && 'rounded-lg bg-raised p-4')}>
        <ImageUp aria-hidden size={24} strokeWidth={1.5} className="text-ink-faint" />
        <p className="text-pretty text-ink-soft text-sm">Drop an image here, or paste one.</p>
        <PickButton label="Choose an image" onFile={onFile} />
      </div>
    </div>
  );
}

type PickProps = { label: string; onFile: (file: File | undefined) => void };

function PickButton({ label, onFile }: PickProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div>
      <input
        ref={input}
        type="file"
        accept={imageTypes.join(',')}
        aria-label={label}
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          onFile(event.target.files?.[0]);
          // lets the same file be selected again
          event.target.value = '';
        }}
      />
      <Button size="small" onClick={() => input.current?.click()}>
        {label}
      </Button>
    </div>
  );
}
