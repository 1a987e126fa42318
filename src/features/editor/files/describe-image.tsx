import { useState } from 'react';
import type { FileItem } from '@/domain/content/content-blocks';
import type { ImageTexts } from '@/domain/content/file-changes';
import { contentLimits } from '@/domain/limits';
import { Button } from '@/ui/button';
import { CancelButton, FormDialog } from '@/ui/form-dialog';
import { TextArea } from '@/ui/text-area';
import { TextField } from '@/ui/text-field';

type Props = { name: string; item: FileItem; onApply: (texts: ImageTexts) => boolean; onClose: () => void };

/** Edits the alternative text and caption of an image. */
export function DescribeImage({ name, item, onApply, onClose }: Props) {
  const [alt, setAlt] = useState(item.alt ?? '');
  const [caption, setCaption] = useState(item.caption ?? '');
  const apply = () => {
    if (onApply({ alt, caption })) onClose();
  };
  return (
    <FormDialog
      isChanged={alt !== (item.alt ?? '') || caption !== (item.caption ?? '')}
      title={`Describe “${name}”`}
      open
      size="small"
      onClose={onClose}
      footer={
        <>
          <CancelButton />
          <Button look="primary" onClick={apply}>
            Apply
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <TextArea
          data-first-focus
          label="Alternative text"
          hint="What the image shows, for visitors who can’t see it."
          rows={3}
          maxLength={contentLimits.imageAlt}
          value={alt}
          onChange={(event) => setAlt(event.target.value)}
        />
        <TextField
          label="Caption"
          hint="Shown to everybody below the image."
          maxLength={contentLimits.imageCaption}
          value={caption}
          onChange={(event) => setCaption(event.target.value)}
        />
      </div>
    </FormDialog>
  );
}
