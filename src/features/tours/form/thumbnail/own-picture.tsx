import ImageUp from 'lucide-react/icons/image-up';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { pictureProblem, pictureTypes } from '@/domain/files/file-types';
import { contentTypeOf } from '@/domain/files/type-by-name';
import { webAddress } from '@/domain/web-address';
import { Button } from '@/ui/button';
import { cn } from '@/ui/cn';
import { CropPicture } from './crop-picture';

type Props = {
  /** Address of the own picture there is, or "". */
  current: string;
  /** How to cut out what is chosen now; null while nothing is. */
  onCut: (cut: (() => Promise<File>) | null) => void;
};

/** A picture somebody brings: chosen, dropped or pasted, then cut to its frame. @see TOUR-046 */
export function OwnPicture({ current, onCut }: Props) {
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const take = (found: File | undefined) => {
    if (!found) return;
    const refused = pictureProblem({ type: contentTypeOf(found), size: found.size });
    setProblem(refused);
    setFile(refused ? null : found);
    onCut(null);
  };
  usePastedFile(take);
  const unreadable = () => {
    setFile(null);
    onCut(null);
    setProblem('This picture cannot be read. Choose another one.');
  };
  return (
    <div className="flex flex-col gap-3">
      {file ? (
        <CropPicture key={`${file.name} ${file.size} ${file.lastModified}`} file={file} onCut={onCut} onUnreadable={unreadable} />
      ) : (
        <DropZone current={webAddress(current)} onFile={take} />
      )}
      {problem && (
        <p role="alert" className="text-danger text-sm">
          {problem}
        </p>
      )}
      {file && <PickButton label="Choose another picture" onFile={take} />}
    </div>
  );
}

function usePastedFile(take: (file: File | undefined) => void): void {
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const file = [...(event.clipboardData?.files ?? [])][0];
    if (!file) return;
    event.preventDefault();
    take(file);
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent) => onPaste(event);
    window.addEventListener('paste', listen);
    return () => window.removeEventListener('paste', listen);
  }, []);
}

type ZoneProps = { current: string | null; onFile: (file: File | undefined) => void };

function DropZone({ current, onFile }: ZoneProps) {
  const [over, setOver] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an addition; the button inside does the same
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onFile(event.dataTransfer.files[0]);
      }}
      className={cn(
        'relative grid aspect-video place-content-center justify-items-center gap-3 overflow-hidden rounded-lg border border-dashed px-6 text-center transition-colors',
        over ? 'border-accent-line bg-accent-wash' : 'border-line-strong',
      )}
    >
      {current && <img src={current} alt="The thumbnail there is" className="absolute inset-0 size-full object-cover" />}
      <div className={cn('relative grid justify-items-center gap-3', current && 'rounded-lg bg-raised p-4')}>
        <ImageUp aria-hidden size={24} strokeWidth={1.5} className="text-ink-faint" />
        <p className="text-pretty text-ink-soft text-sm">Drop a picture here, or paste one.</p>
        <PickButton label="Choose a picture" onFile={onFile} />
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
        accept={pictureTypes.join(',')}
        aria-label={label}
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          onFile(event.target.files?.[0]);
          // the same file can be chosen again
          event.target.value = '';
        }}
      />
      <Button size="small" onClick={() => input.current?.click()}>
        {label}
      </Button>
    </div>
  );
}
