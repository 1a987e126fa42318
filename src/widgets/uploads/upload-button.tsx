import UploadMark from 'lucide-react/icons/upload';
import { type ComponentProps, useRef } from 'react';
import { uploadHint, uploadTypes } from '@/domain/files/file-types';
import { Button } from '@/ui/button';

type Props = Pick<ComponentProps<typeof Button>, 'size' | 'busy' | 'children'> & {
  /** what the files are for */
  label: string;
  multiple?: boolean;
  /** Other types than those of tour files, for the browser's dialog, and what is said about them. */
  accept?: string;
  hint?: string;
  onFiles: (files: File[]) => void;
};

/** Opens the browser's dialog to choose files of the types that can be uploaded. @see EDIT-082 */
export function UploadButton({
  label,
  multiple = false,
  accept = uploadTypes.join(','),
  hint = uploadHint(),
  onFiles,
  children,
  size,
  busy = false,
}: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button size={size} busy={busy} title={hint} onClick={() => input.current?.click()}>
        {!busy && <UploadMark aria-hidden size={16} strokeWidth={1.75} />}
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple={multiple}
        aria-label={label}
        accept={accept}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // so that the same files can be chosen again
          target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </>
  );
}
