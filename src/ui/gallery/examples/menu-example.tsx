import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash';
import { Button } from '../../button';
import { Menu, MenuItem, MenuSeparator } from '../../menu';
import { Popover } from '../../popover';

const nothing = () => undefined;

export const MenuExample = () => (
  <div className="flex flex-wrap gap-4">
    <Menu trigger={<Button>Menu</Button>}>
      <MenuItem icon={Pencil} onSelect={nothing}>
        Edit
      </MenuItem>
      <MenuItem disabled onSelect={nothing}>
        Duplicate
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={Trash2} look="danger" onSelect={nothing}>
        Delete
      </MenuItem>
    </Menu>
    <Popover label="More" trigger={<Button>Popover</Button>}>
      A few words.
    </Popover>
  </div>
);
