import { useQuery } from '@tanstack/react-query';
import MapPin from 'lucide-react/icons/map-pin';
import { sweepFileQueries } from '@/backend/older/files';
import { iconImage } from '@/domain/icons';
import { poiId } from '@/domain/ids';
import { iconOf } from '@/domain/older/edits';
import type { OlderItem } from '@/domain/older/items';
import { cn } from '@/ui/cn';
import { ImageWithFallback } from '@/ui/image-with-fallback';
import { usePlayerState } from '@/widgets/player-session/player-session-context';
import { useOlderEditingSession } from './older-editing-session';

/** A point with those below it. */
export function ItemRow({ item, depth }: { item: OlderItem; depth: number }) {
  const isOpen = usePlayerState((state) => state.activePoi === item.identifier);
  const openPoi = usePlayerState((state) => state.openPoi);
  const closePoi = usePlayerState((state) => state.closePoi);
  return (
    <li>
      <button
        type="button"
        aria-pressed={isOpen}
        onClick={() => (isOpen ? closePoi() : openPoi(poiId(item.identifier)))}
        style={{ paddingInlineStart: `${0.5 + depth}rem` }}
        className={cn(
          'group flex min-h-12 w-full items-center gap-3 rounded-lg py-1 pe-2 text-start text-ink text-sm hover:bg-hover',
          isOpen && 'bg-accent-wash',
        )}
      >
        <Thumbnail item={item} />
        <span className="wrap-anywhere line-clamp-2 min-w-0 grow">{item.name || 'Without a name'}</span>
        {item.tasks.length > 0 && <span className="shrink-0 text-ink-faint text-xs tabular-nums">{item.tasks.length}</span>}
      </button>
      {item.tasks.length > 0 && (
        <ul>
          {item.tasks.map((task) => (
            <ItemRow key={task.identifier} item={task} depth={depth + 1} />
          ))}
        </ul>
      )}
    </li>
  );
}

/** The image of a point, twice as large under the pointer; without one its icon. @see OLD-029 OLD-034 */
function Thumbnail({ item }: { item: OlderItem }) {
  const { ref } = useOlderEditingSession();
  const { data } = useQuery({ ...sweepFileQueries.thumbs({ ...ref, sweep: item.sweep }), enabled: item.sweep !== '' });
  const url = data?.get(item.identifier);
  const icon =
    item.type === 'tag' ? (
      <img src={iconImage(iconOf(item))} alt="" className="size-5" />
    ) : (
      <MapPin aria-hidden size={18} strokeWidth={1.75} className="text-ink-faint" />
    );
  if (!url) return <span className="grid size-10 shrink-0 place-items-center">{icon}</span>;
  return (
    <ImageWithFallback
      src={url}
      alt=""
      className="size-10 shrink-0 rounded-md object-cover transition-[width,height] group-hover:size-20 motion-reduce:transition-none"
      fallback={icon}
    />
  );
}
