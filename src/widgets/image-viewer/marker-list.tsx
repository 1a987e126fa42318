import type { IconDescription } from '@/domain/icons';
import type { Marker } from '@/domain/markers';
import { cn } from '@/ui/cn';
import { markerPicture, markerTitle } from './marks';

type Props = {
  markers: readonly Marker[];
  icons: readonly IconDescription[];
  chosen: number | null;
  onChoose: (marker: number | null) => void;
};

/** The markers of an image by name; what the chosen one says stands below it. @see EDIT-086 */
export function MarkerList({ markers, icons, chosen, onChoose }: Props) {
  return (
    <ol aria-label="Markers" className="flex flex-col gap-0.5">
      {markers.map((marker, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: marks have no other identity
        <li key={place}>
          <button
            type="button"
            aria-expanded={marker.body ? place === chosen : undefined}
            aria-current={place === chosen || undefined}
            onClick={() => onChoose(place === chosen ? null : place)}
            className={cn(
              'flex min-h-10 w-full items-center gap-2.5 rounded-md px-2 py-1.5 text-left text-ink text-sm transition-colors max-md:min-h-11',
              place === chosen ? 'bg-chosen font-medium' : 'hover:bg-hover',
            )}
          >
            <img src={markerPicture(marker, icons)} alt="" className="size-6 shrink-0" />
            <span className="wrap-anywhere min-w-0 grow">{markerTitle(marker, place)}</span>
          </button>
          {place === chosen && marker.body && (
            <p className="wrap-anywhere whitespace-pre-line py-2 pr-2 pl-10.5 text-ink-soft text-sm">{marker.body}</p>
          )}
        </li>
      ))}
    </ol>
  );
}

export const markerWords = (count: number): string => (count === 1 ? '1 marker' : `${count} markers`);
