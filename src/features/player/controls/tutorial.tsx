import Hand from 'lucide-react/icons/hand';
import Mouse from 'lucide-react/icons/mouse';
import MousePointerClick from 'lucide-react/icons/mouse-pointer-click';
import Pencil from 'lucide-react/icons/pencil';
import ZoomIn from 'lucide-react/icons/zoom-in';
import { Button } from '@/ui/button';
import type { Command } from '@/widgets/visit/command';
import { KeyList } from '@/widgets/visit/key-list';
import { WalkingKeys } from '@/widgets/visit/walking-keys';

type Props = { commands: readonly Command[] };

const ways = [
  { icon: Mouse, title: 'Look around', text: 'Drag in the view, or press left and right while it has the focus.' },
  { icon: MousePointerClick, title: 'Move', text: 'Press on the floor, on a circle, or on a point of interest in the list.' },
  { icon: ZoomIn, title: 'Come closer', text: 'Scroll, spread two fingers, or use the plus and minus of the bar.' },
  { icon: Hand, title: 'See it from outside', text: 'Dollhouse and Floorplan show the whole place; drag to turn it.' },
];

/** How one moves, and what the keys do. @see PLAYER-015 */
export function Tutorial({ commands }: Props) {
  // only who may write has it; the guide and its topics come with the editor
  const mode = commands.find(({ id }) => id === 'mode');
  return (
    <div className="px-4 pt-3 pb-4">
      {mode && (
        <div className="mb-4">
          <Button size="wide" onClick={mode.run}>
            <Pencil aria-hidden size={18} strokeWidth={1.75} />
            Enable edit mode
          </Button>
        </div>
      )}
      <ul className="flex flex-col gap-3.5">
        {ways.map(({ icon: Icon, title, text }) => (
          <li key={title} className="flex gap-3">
            <Icon aria-hidden size={20} strokeWidth={1.75} className="mt-0.5 shrink-0 text-accent" />
            <div>
              <h3 className="font-medium text-ink text-sm">{title}</h3>
              <p className="text-pretty text-ink-soft text-sm">{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <div className="max-md:hidden">
        <h3 className="mt-5 mb-2 font-medium text-ink text-sm">Keys</h3>
        <div className="mb-4">
          <WalkingKeys />
        </div>
        <KeyList commands={commands} />
      </div>
    </div>
  );
}
