import Pencil from 'lucide-react/icons/pencil';
import { Button } from '../../button';
import { IconButton } from '../../icon-button';

export const ButtonExample = () => (
  <div className="flex flex-wrap items-center gap-4">
    <Button look="primary">Primary</Button>
    <Button>Plain</Button>
    <Button look="quiet">Quiet</Button>
    <Button look="danger">Danger</Button>
    <Button look="primary" busy>
      Saving…
    </Button>
    <Button disabled>Disabled</Button>
    <Button size="small">Small</Button>
    <IconButton label="Edit" icon={Pencil} />
  </div>
);
