import Hand from 'lucide-react/icons/hand';
import Mouse from 'lucide-react/icons/mouse';
import MousePointerClick from 'lucide-react/icons/mouse-pointer-click';
import Pencil from 'lucide-react/icons/pencil';
import ZoomIn from 'lucide-react/icons/zoom-in';
import { Button } from '@/ui/button';
import type { Command } from '@/widgets/player-session/command';
import { ShortcutList } from '@/widgets/player-session/shortcut-list';
import { ShortcutsSwitch } from '@/widgets/player-session/shortcuts-switch';
import { WalkingKeys } from '@/widgets/player-session/walking-keys';

type Props = { commands: readonly Command[] };

const tips = [
  {
    icon: Mouse,
    title: 'Look around',
    text: 'Drag the view, press the left and right arrow keys while it has focus, or use the arrows under More.',
  },
  { icon: MousePointerClick, title: 'Move', text: 'Click the floor, a circle, or a point of interest in the list.' },
  { icon: ZoomIn, title: 'Zoom', text: 'Scroll, pinch, or use the plus and minus buttons.' },
  { icon: Hand, title: 'See it from outside', text: 'Dollhouse and Floorplan show the whole space. Drag to rotate it.' },
];

/** Explains navigation and keyboard shortcuts. @see PLAYER-015 */
export function Tutorial({ commands }: Props) {
  // only present for users with write access
  const modeCommand = commands.find(({ id }) => id === 'mode');
  return (
    <div className="px-4 pt-3 pb-4">
      {modeCommand && (
        <div className="mb-4">
          <Button size="wide" onClick={modeCommand.run}>
            <Pencil aria-hidden size={18} strokeWidth={1.75} />
            Enable edit mode
          </Button>
        </div>
      )}
      <ul className="flex flex-col gap-3.5">
        {tips.map(({ icon: Icon, title, text }) => (
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
        <div className="mb-4">
          <ShortcutsSwitch hint="Single-letter keys such as M and S. Turn them off if you control this device by voice." />
        </div>
        <ShortcutList commands={commands} />
      </div>
    </div>
  );
}
