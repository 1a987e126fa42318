import { useState } from 'react';
import { Link } from 'react-router-dom';
import { allPois, type Folder, isUncategorized } from '@/domain/folders/folder';
import { numberFormat } from '@/language/formats';
import { Button } from '@/ui/button';
import { cn } from '@/ui/cn';
import { ImageWithFallback } from '@/ui/image-with-fallback';
import { PlanPlaceholder } from '@/ui/plan-placeholder';
import { useTexts } from '@/ui/use-texts';
import { landingTexts } from '../texts';
import type { leadOf } from './poi-picture';
import { PoiRow } from './poi-row';

type Props = {
  folder: Folder;
  lead: ReturnType<typeof leadOf>;
  /** Whether any folder of the tour has a picture: then those without have a drawing, so that all begin alike. */
  hasPictures: boolean;
  floors: readonly string[];
  /** The address of a point in the tour; "" if there is no scan. */
  pathTo: (poi: string) => string;
};

const shownAtFirst = 4;
const poiNumber = numberFormat();

/** The last of an odd number has its picture beside its points, so that no half of a row is empty. */
const besideItsPoints = 'sm:last:odd:col-span-2 sm:last:odd:grid sm:last:odd:grid-cols-2 sm:last:odd:gap-x-8';

/** A single one more is no reason to press. */
const isLong = (count: number) => count > shownAtFirst + 1;

/** A folder as in an exhibition: a picture, its name, and its first points; the others on a press. */
export function FolderExhibit({ folder, lead, hasPictures, floors, pathTo }: Props) {
  const t = useTexts(landingTexts);
  const [isWhole, setWhole] = useState(false);
  const count = allPois([folder]).length;
  const toggle = isWhole ? t.showFewer : t.showAll({ count });
  const toggleOf = isWhole ? t.showFewerOf : t.showAllOf;
  return (
    <section className={cn('min-w-0', hasPictures && besideItsPoints)}>
      {hasPictures && (
        <div className="relative mb-3.5 aspect-3/2 self-start overflow-hidden rounded-xl bg-sunken">
          <FolderPicture folder={folder} lead={lead} path={lead ? pathTo(lead.poi.identifier) : ''} />
        </div>
      )}
      <div className="min-w-0">
        {!isUncategorized(folder) && (
          <h3 className="wrap-anywhere flex items-baseline gap-2.5 font-semibold text-ink text-xl tracking-tight">
            <bdi className="min-w-0">{folder.name}</bdi>
            <span className="font-normal text-ink-faint text-sm tabular-nums">{poiNumber.format(count)}</span>
          </h3>
        )}
        {count === 0 && <p className="mt-1.5 text-ink-soft text-sm">{t.noPois}</p>}
        <FolderPois
          folder={folder}
          limit={isWhole || !isLong(count) ? count : shownAtFirst}
          leadId={lead?.poi.identifier}
          floors={floors}
          pathTo={pathTo}
        />
        {isLong(count) && (
          <div className="-ms-3 mt-1 print:hidden">
            <Button
              look="quiet"
              size="small"
              aria-label={isUncategorized(folder) ? toggle : toggleOf({ count, folder: folder.name })}
              aria-expanded={isWhole}
              onClick={() => setWhole(!isWhole)}
            >
              {toggle}
            </Button>
          </div>
        )}
      </div>
    </section>
  );
}

/** Leads where the picture was taken; the point's name below does the same, so that it is no further stop of the Tab key. */
function FolderPicture({ folder, lead, path }: Pick<Props, 'folder' | 'lead'> & { path: string }) {
  if (!lead) return <PlanPlaceholder seed={folder.id} />;
  const { src, alt } = lead.picture;
  const image = (
    <ImageWithFallback
      key={src}
      src={src}
      alt={alt}
      loading="lazy"
      referrerPolicy="no-referrer"
      className="size-full object-cover"
      fallback={<PlanPlaceholder seed={folder.id} />}
    />
  );
  if (path === '') return image;
  return (
    <Link to={path} tabIndex={-1} aria-hidden={alt === ''} className="group block size-full">
      <span className="block size-full transition-transform duration-300 group-hover:scale-[1.03]">{image}</span>
    </Link>
  );
}

type PoisProps = Pick<Props, 'folder' | 'floors' | 'pathTo'> & { limit: number; leadId: string | undefined };

/** Up to `limit` points of the folder, then of those inside it, each below its name. */
function FolderPois({ folder, limit, leadId, floors, pathTo }: PoisProps) {
  const own = folder.pois.slice(0, limit);
  let remaining = limit - own.length;
  const children = folder.children.map((child) => {
    const shown = Math.min(remaining, allPois([child]).length);
    remaining -= shown;
    return { child, shown };
  });
  return (
    <>
      {own.length > 0 && (
        <ul className="mt-1.5 divide-y divide-line">
          {own.map((poi) => (
            <PoiRow key={poi.identifier} poi={poi} floors={floors} hasPicture={poi.identifier !== leadId} path={pathTo(poi.identifier)} />
          ))}
        </ul>
      )}
      {children.map(
        ({ child, shown }) =>
          shown > 0 && (
            <section key={child.id} className="mt-3">
              <h4 className="wrap-anywhere font-semibold text-ink text-sm">
                <bdi>{child.name}</bdi>
              </h4>
              <FolderPois folder={child} limit={shown} leadId={leadId} floors={floors} pathTo={pathTo} />
            </section>
          ),
      )}
    </>
  );
}
