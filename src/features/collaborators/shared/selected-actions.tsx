import CalendarClock from 'lucide-react/icons/calendar-clock';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Mail from 'lucide-react/icons/mail';
import Trash2 from 'lucide-react/icons/trash';
import { accessLevelLabels, accessLevels } from '@/domain/access/invitations';
import type { Collaboration } from '@/domain/collaboration/collaborations';
import { Button } from '@/ui/button';
import { Menu, MenuItem } from '@/ui/menu';
import { SelectionBar } from '@/widgets/entity-list/selection-bar';
import type { Selection } from '@/widgets/entity-list/use-selection';
import type { InvitationActions } from '@/widgets/invitation-dialog/use-invitation-changes';

type Props = {
  selection: Selection;
  invitations: readonly Collaboration[];
  actions: InvitationActions;
  onChooseEnd: () => void;
  onResend: () => void;
};

/** Changes access or end of the selected people, sends their emails again, or removes them, all at once. */
export const SelectedActions = ({ selection, invitations, actions, onChooseEnd, onResend }: Props) => (
  <SelectionBar selection={selection}>
    <Menu
      trigger={
        <Button size="small">
          Access
          <ChevronDown aria-hidden size={16} strokeWidth={1.75} />
        </Button>
      }
    >
      {accessLevels.map((accessLevel) => (
        <MenuItem key={accessLevel} onSelect={() => actions.change(invitations, { accessLevel })}>
          {accessLevelLabels[accessLevel]}
        </MenuItem>
      ))}
    </Menu>
    <Button size="small" onClick={onChooseEnd}>
      <CalendarClock aria-hidden size={16} strokeWidth={1.75} />
      End
    </Button>
    <Button size="small" onClick={onResend}>
      <Mail aria-hidden size={16} strokeWidth={1.75} />
      Send again
    </Button>
    <Button
      size="small"
      look="danger"
      onClick={() => {
        actions.revoke(invitations);
        selection.clear();
      }}
    >
      <Trash2 aria-hidden size={16} strokeWidth={1.75} />
      Remove
    </Button>
  </SelectionBar>
);
