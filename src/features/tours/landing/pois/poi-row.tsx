import { Link } from 'react-router-dom';
import type { Poi } from '@/domain/pois/poi';
import { plainText } from '@/domain/rich-text';
import { floorTexts } from '@/domain/tours/floor-texts';
import { floorName } from '@/domain/tours/floors';
import { ImageWithFallback } from '@/ui/image-with-fallback';
import { useTexts } from '@/ui/use-texts';
import { poiPicture } from './poi-picture';

type Props = {
  poi: Poi;
  floors: readonly string[];
  /** Whether its picture is shown here; that of its folder is shown above. */
  hasPicture: boolean;
  /** Path that opens the tour at the PoI; "" if the tour has no scan. */
  path: string;
};

/** A PoI in a list with its name, floor, the beginning of its text and its picture; links to the PoI in the tour. */
export function PoiRow({ poi, floors, hasPicture, path }: Props) {
  // the names of floors are in the language of the page
  useTexts(floorTexts);
  const excerpt = excerptOf(poi);
  const picture = hasPicture ? poiPicture(poi) : null;
  return (
    <li className="-mx-2 relative flex min-h-11 items-center gap-3 rounded-md px-2 py-2.5 transition-colors has-[a]:hover:bg-hover">
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-baseline justify-between gap-x-4">
          <bdi className="wrap-anywhere font-medium text-ink text-sm">
            {path === '' ? (
              poi.name
            ) : (
              <Link to={path} className="underline-offset-4 after:absolute after:inset-0 hover:underline">
                {poi.name}
              </Link>
            )}
          </bdi>
          {floors.length > 1 && <bdi className="text-ink-soft text-xs">{floorName(floors, poi.floor)}</bdi>}
        </p>
        {excerpt && (
          <p dir="auto" className="mt-0.5 line-clamp-2 max-w-[65ch] text-pretty text-ink-soft text-sm">
            {excerpt}
          </p>
        )}
      </div>
      {picture && (
        <ImageWithFallback
          key={picture.src}
          src={picture.src}
          alt={picture.alt}
          loading="lazy"
          referrerPolicy="no-referrer"
          className="size-14 shrink-0 rounded-md object-cover"
          fallback={null}
        />
      )}
    </li>
  );
}

function excerptOf({ content, tag }: Poi): string {
  for (const block of content) {
    const text = block.type === 'text' ? plainText(block.content) : '';
    if (text) return text;
  }
  return tag?.description ?? '';
}
