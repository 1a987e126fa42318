import Captions from 'lucide-react/icons/captions';
import { useState } from 'react';
import { imageAltLimit } from '@/domain/limits';
import { Button } from '@/ui/button';
import { CancelButton, FormDialog } from '@/ui/form-dialog';
import { TextArea } from '@/ui/text-area';
import { type SteadyPoi, useEditingSession } from '../session/editing-context';

type Props = { poi: SteadyPoi };

/** Opens a dialog for the alternative text of a screenshot, which the report and lists of points read out. */
export function DescribeScreenshot({ poi }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" look="quiet" onClick={() => setOpen(true)}>
        <Captions aria-hidden size={16} strokeWidth={1.75} />
        Describe the screenshot
      </Button>
      {isOpen && <DescribeDialog poi={poi} onClose={() => setOpen(false)} />}
    </>
  );
}

function DescribeDialog({ poi: { identifier, screenshotAlt = '' }, onClose }: Props & { onClose: () => void }) {
  const session = useEditingSession();
  const [alt, setAlt] = useState(screenshotAlt);
  const apply = () => {
    const text = alt.trim();
    const isDone = session.editPoi('Describe screenshot', identifier, ({ screenshotAlt: _before, ...poi }) =>
      text === '' ? poi : { ...poi, screenshotAlt: text },
    );
    if (isDone) onClose();
  };
  return (
    <FormDialog
      isChanged={alt !== screenshotAlt}
      title="Describe the screenshot"
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
      <TextArea
        data-first-focus
        label="Alternative text"
        hint="What the screenshot shows, for people who can’t see it."
        rows={3}
        maxLength={imageAltLimit}
        value={alt}
        onChange={(event) => setAlt(event.target.value)}
      />
    </FormDialog>
  );
}
