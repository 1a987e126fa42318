import { Hand, Mouse, MousePointerClick, ZoomIn } from 'lucide-react';
import { type Command, keyName } from './commands';

type Props = { commands: readonly Command[] };

const ways = [
  { icon: Mouse, title: 'Look around', text: 'Drag in the view, or use the arrow keys while it has the focus.' },
  { icon: MousePointerClick, title: 'Move', text: 'Press on the floor, on a circle, or on a point of interest in the list.' },
  { icon: ZoomIn, title: 'Come closer', text: 'Scroll, spread two fingers, or use the plus and minus of the bar.' },
  { icon: Hand, title: 'See it from outside', text: 'Dollhouse and Floorplan show the whole place; drag to turn it.' },
];

/** How one moves, and what the keys do. @see PLAYER-015 */
export function Tutorial({ commands }: Props) {
  return (
    <div className="px-4 pt-3 pb-4">
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
      <h3 className="mt-5 mb-1 font-medium text-ink text-sm max-md:sr-only">Keys</h3>
      <dl className="max-md:sr-only">
        {commands.map(({ id, label, keys }) => (
          <div key={id} className="flex items-center justify-between gap-4 border-line border-b py-1.5 last:border-0">
            <dt className="text-ink-soft text-sm">{label}</dt>
            <dd>
              <kbd className="inline-grid h-6 min-w-6 place-items-center rounded border border-line bg-sunken px-1.5 font-sans text-ink text-xs">
                {keyName(keys[0] ?? '')}
              </kbd>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
