import { useEditingState } from '../../session/editing-context';
import { DeleteFolder } from './delete-folder';
import { MoveDialog } from './move-dialog';
import { RefusedDeletion } from './refused-deletion';

/** What the list asks before it goes on. */
export function SidebarQuestions() {
  const question = useEditingState((state) => state.question);
  const ask = useEditingState((state) => state.ask);
  const close = () => ask(null);
  switch (question?.about) {
    case 'delete-folder':
      return <DeleteFolder id={question.id} onClose={close} />;
    case 'refused':
      return <RefusedDeletion id={question.id} onClose={close} />;
    case 'move':
      return <MoveDialog entry={question.entry} onClose={close} />;
    default:
      return null;
  }
}
