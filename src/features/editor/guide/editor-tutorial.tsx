import ChevronDown from 'lucide-react/icons/chevron-down';
import Eye from 'lucide-react/icons/eye';
import FolderPlus from 'lucide-react/icons/folder-plus';
import Pencil from 'lucide-react/icons/pencil';
import Play from 'lucide-react/icons/play';
import { useId } from 'react';
import { Button } from '@/ui/button';
import { Keycap } from '@/ui/keycap';
import { type Command, keyParts } from '@/widgets/player-session/command';
import { usePlayerSession, usePlayerState } from '@/widgets/player-session/player-session-context';
import { ShortcutList } from '@/widgets/player-session/shortcut-list';
import { ShortcutsSwitch } from '@/widgets/player-session/shortcuts-switch';
import { WalkingKeys } from '@/widgets/player-session/walking-keys';
import { useEditingSession } from '../session/editing-context';
import { highlight } from './anchors';
import { type Topic, topics } from './topics';

type Props = { commands: readonly Command[] };

/** Explains the editor by topic, with all keyboard shortcuts. @see EDIT-099 EDIT-100 EDIT-101 EDIT-102 */
export function EditorTutorial({ commands }: Props) {
  return (
    <div className="flex flex-col gap-5 px-4 pt-4 pb-5">
      <StartButtons />
      <section aria-label="Topics" className="divide-y divide-line border-line border-y">
        {topics.map((topic) => (
          <TopicDetails key={topic.title} topic={topic} commands={commands} />
        ))}
      </section>
      <Keys commands={commands} />
    </div>
  );
}

function StartButtons() {
  const { store } = useEditingSession();
  const player = usePlayerSession().store;
  const isEditing = usePlayerState((state) => state.uiMode === 'edit');
  const chooseUiMode = usePlayerState((state) => state.setUiMode);
  const startGuide = () => {
    chooseUiMode('edit');
    store.setState({ tool: 'guide' });
  };
  const showFolderButton = () => {
    chooseUiMode('edit');
    const { closePanel, closePoi, setSidebarOpen } = player.getState();
    closePanel();
    if (window.matchMedia?.('(width < 64rem)').matches) closePoi();
    setSidebarOpen(true);
    // after the list is rendered and the closed panel has restored the focus
    requestAnimationFrame(() => requestAnimationFrame(() => highlight('add-folder')));
  };
  return (
    <div className="flex flex-col gap-2">
      <Button look="primary" onClick={startGuide}>
        <Play aria-hidden size={18} strokeWidth={1.75} />
        Start Guide
      </Button>
      <div className="grid grid-cols-2 gap-2">
        <Button size="small" onClick={() => chooseUiMode(isEditing ? 'play' : 'edit')}>
          {isEditing ? <Eye aria-hidden size={16} strokeWidth={1.75} /> : <Pencil aria-hidden size={16} strokeWidth={1.75} />}
          {isEditing ? 'Disable edit mode' : 'Enable edit mode'}
        </Button>
        <Button size="small" onClick={showFolderButton}>
          <FolderPlus aria-hidden size={16} strokeWidth={1.75} />
          Show folder button
        </Button>
      </div>
    </div>
  );
}

function TopicDetails({ topic: { title, icon: Icon, lines, commands: ids }, commands }: { topic: Topic } & Props) {
  const shown = ids.flatMap((id) => commands.find((command) => command.id === id) ?? []);
  return (
    <details className="group">
      <summary className="flex min-h-11 list-none items-center gap-3 rounded-md font-medium text-ink text-sm [&::-webkit-details-marker]:hidden">
        <Icon aria-hidden size={18} strokeWidth={1.75} className="shrink-0 text-ink-faint" />
        <span className="grow">{title}</span>
        <ChevronDown
          aria-hidden
          size={16}
          strokeWidth={1.75}
          className="shrink-0 text-ink-faint transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="flex flex-col gap-2 pb-4 ps-[30px] text-pretty text-ink-soft text-sm">
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {shown.length > 0 && (
          <ul className="flex flex-wrap gap-x-5 gap-y-1.5 pt-1 max-md:hidden">
            {shown.map(({ id, label, keys }) => (
              <li key={id} className="flex items-center gap-1.5 text-ink-faint text-xs">
                {keyParts(keys[0] ?? '').map((part) => (
                  <Keycap key={part}>{part}</Keycap>
                ))}
                {label}
              </li>
            ))}
          </ul>
        )}
      </div>
    </details>
  );
}

function Keys({ commands }: Props) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-4">
      <h3 id={titleId} className="font-medium text-ink text-sm">
        Keys
      </h3>
      <WalkingKeys />
      <ShortcutsSwitch hint="Single-letter keys, including P and T in the scan, which add a point of interest or a tag." />
      <ShortcutList commands={commands} />
    </section>
  );
}
