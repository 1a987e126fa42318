import Hand from 'lucide-react/icons/hand';
import Mouse from 'lucide-react/icons/mouse';
import MousePointerClick from 'lucide-react/icons/mouse-pointer-click';
import Pencil from 'lucide-react/icons/pencil';
import ZoomIn from 'lucide-react/icons/zoom-in';
import { Button } from '@/ui/button';
import { useTexts } from '@/ui/use-texts';
import type { Command } from '@/widgets/player-session/command';
import { ShortcutList } from '@/widgets/player-session/shortcut-list';
import { ShortcutsSwitch } from '@/widgets/player-session/shortcuts-switch';
import { WalkingKeys } from '@/widgets/player-session/walking-keys';
import { tutorialTexts } from './texts';

type Props = { commands: readonly Command[] };

const tips = [
  { icon: Mouse, title: 'lookTitle', text: 'look' },
  { icon: MousePointerClick, title: 'moveTitle', text: 'move' },
  { icon: ZoomIn, title: 'zoomTitle', text: 'zoom' },
  { icon: Hand, title: 'outsideTitle', text: 'outside' },
] as const;

/** Explains navigation and keyboard shortcuts. @see PLAYER-015 */
export function Tutorial({ commands }: Props) {
  const t = useTexts(tutorialTexts);
  // only present for users with write access
  const modeCommand = commands.find(({ id }) => id === 'mode');
  return (
    <div className="px-4 pt-3 pb-4">
      {modeCommand && (
        <div className="mb-4">
          <Button size="wide" onClick={modeCommand.run}>
            <Pencil aria-hidden size={18} strokeWidth={1.75} />
            {t.enableEditing}
          </Button>
        </div>
      )}
      <ul className="flex flex-col gap-3.5">
        {tips.map(({ icon: Icon, title, text }) => (
          <li key={title} className="flex gap-3">
            <Icon aria-hidden size={20} strokeWidth={1.75} className="mt-0.5 shrink-0 text-accent" />
            <div>
              <h3 className="font-medium text-ink text-sm">{t[title]}</h3>
              <p className="text-pretty text-ink-soft text-sm">{t[text]}</p>
            </div>
          </li>
        ))}
      </ul>
      <div className="max-md:hidden">
        <h3 className="mt-5 mb-2 font-medium text-ink text-sm">{t.keys}</h3>
        <div className="mb-4">
          <WalkingKeys />
        </div>
        <div className="mb-4">
          <ShortcutsSwitch hint={t.shortcutsHint} />
        </div>
        <ShortcutList commands={commands} />
      </div>
    </div>
  );
}
