import { Button } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { useEditingSession } from '../session/editing-context';
import type { ReuseOutcome, ReuseQuestion } from '../session/reuse-state';
import { OutcomeDetails } from './outcome-details';
import { placeFirst } from './place-points';
import { SaveTemplateDialog } from './save-template-dialog';
import { TemplatesDialog } from './templates-dialog';
import { ToTourDialog } from './to-tour-dialog';

/** The open dialog about points and folders that are used again. */
export function ReuseDialog({ question, onClose }: { question: ReuseQuestion; onClose: () => void }) {
  switch (question.about) {
    case 'reused':
      return <PastedDialog outcome={question.outcome} onClose={onClose} />;
    case 'to-tour':
      return <ToTourDialog selection={question.selection} onClose={onClose} />;
    case 'save-template':
      return <SaveTemplateDialog selection={question.selection} onClose={onClose} />;
    case 'templates':
      return <TemplatesDialog onClose={onClose} />;
  }
}

/** What was pasted, where there is something to know about it. */
function PastedDialog({ outcome, onClose }: { outcome: ReuseOutcome; onClose: () => void }) {
  const session = useEditingSession();
  const isReady = session.player.readyShowcase() !== null;
  const undo = () => {
    onClose();
    session.undo();
  };
  const place = () => {
    onClose();
    placeFirst(session);
  };
  return (
    <Dialog
      title={outcome.message}
      open
      size="small"
      onClose={onClose}
      footer={
        <>
          <Button look="quiet" onClick={undo}>
            Undo
          </Button>
          {outcome.waiting.length > 0 && isReady && (
            <Button onClick={place}>{outcome.waiting.length === 1 ? 'Place it now' : 'Place them now'}</Button>
          )}
          <Button look="primary" data-first-focus onClick={onClose}>
            Done
          </Button>
        </>
      }
    >
      <OutcomeDetails outcome={outcome} />
    </Dialog>
  );
}
