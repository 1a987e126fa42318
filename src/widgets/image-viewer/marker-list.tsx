import type { IconDescription } from '@/domain/icons';
import type { Marker } from '@/domain/markers/marker';
import { cn } from '@/ui/cn';
import { useTexts } from '@/ui/use-texts';
import type { WrittenIn } from '../content-language/tour-language';
import type { FileLanguages } from '../file-preview/file-languages';
import { markerImage, markerTitle } from './marker-geometry';
import { imageTexts } from './texts';

type Props = {
  markers: readonly Marker[];
  icons: readonly IconDescription[];
  languages?: FileLanguages | undefined;
  selected: number | null;
  onSelect: (marker: number | null) => void;
};

const auto: WrittenIn = { dir: 'auto' };

/** The markers of an image by name. The selected one shows its text below. @see EDIT-086 */
export function MarkerList({ markers, icons, languages, selected, onSelect }: Props) {
  const t = useTexts(imageTexts);
  return (
    <ol aria-label={t.markers} className="flex flex-col gap-0.5">
      {markers.map((marker, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: markers have no id
        <li key={index}>
          <button
            type="button"
            aria-expanded={marker.body ? index === selected : undefined}
            aria-current={index === selected || undefined}
            onClick={() => onSelect(index === selected ? null : index)}
            className={cn(
              'flex min-h-10 w-full items-center gap-2.5 rounded-md px-2 py-1.5 text-start text-ink text-sm transition-colors touch:min-h-11',
              index === selected ? 'bg-chosen font-medium' : 'hover:bg-hover',
            )}
          >
            <img src={markerImage(marker, icons)} alt="" className="size-6 shrink-0" />
            <span {...(marker.name && languages ? languages.marker(marker).name : auto)} className="wrap-anywhere min-w-0 grow">
              {markerTitle(marker, index)}
            </span>
          </button>
          {index === selected && marker.body && (
            <div className="py-2 pe-2 ps-10.5 text-ink-soft text-sm">
              <p {...(languages?.marker(marker).text ?? auto)} className="wrap-anywhere whitespace-pre-line">
                {marker.body}
              </p>
            </div>
          )}
        </li>
      ))}
    </ol>
  );
}

export const markerCountLabel = (count: number): string => imageTexts.get().markerCount(count);
