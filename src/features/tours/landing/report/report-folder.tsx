import { allPois, type Folder, isUncategorized } from '@/domain/folders/folder';
import type { Poi } from '@/domain/pois/poi';
import { floorName } from '@/domain/tours/floors';
import { useTexts } from '@/ui/use-texts';
import { ownImageUrl } from '@/widgets/file-preview/own-url';
import { ReportBlock } from './report-block';
import { reportTexts } from './texts';

type Props = { folder: Folder; floors: readonly string[]; depth: number };

/** A folder with all its PoIs; renders nothing if it is empty. */
export function ReportFolder({ folder, floors, depth }: Props) {
  if (allPois([folder]).length === 0) return null;
  const Heading = depth === 0 ? 'h2' : 'h3';
  return (
    <section className="pt-8">
      {!isUncategorized(folder) && (
        <Heading className="wrap-anywhere break-after-avoid border-ink/15 border-b pb-1.5 font-semibold text-ink text-lg tracking-tight">
          <bdi>{folder.name}</bdi>
        </Heading>
      )}
      {folder.pois.map((poi) => (
        <ReportPoi key={poi.identifier} poi={poi} floors={floors} heading={depth === 0 ? 'h3' : 'h4'} />
      ))}
      {folder.children.map((child) => (
        <ReportFolder key={child.id} folder={child} floors={floors} depth={depth + 1} />
      ))}
    </section>
  );
}

type PoiProps = { poi: Poi; floors: readonly string[]; heading: 'h3' | 'h4' };

function ReportPoi({ poi, floors, heading: Heading }: PoiProps) {
  const t = useTexts(reportTexts);
  const screenshot = ownImageUrl(poi.screenshot);
  return (
    <section className="py-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <Heading className="wrap-anywhere break-after-avoid font-semibold text-base text-ink">
          <bdi>{poi.name}</bdi>
        </Heading>
        <p className="text-ink-soft text-sm">
          <bdi>{floorName(floors, poi.floor)}</bdi>
        </p>
      </div>
      {screenshot && (
        <img
          src={screenshot}
          alt={poi.screenshotAlt || t.viewOf({ poi: poi.name })}
          className="mt-3 aspect-video w-full max-w-lg break-inside-avoid rounded-lg border border-ink/15 object-cover"
        />
      )}
      {poi.tag?.description && (
        <p dir="auto" className="wrap-anywhere mt-2 max-w-[65ch] text-pretty text-ink">
          {poi.tag.description}
        </p>
      )}
      {poi.content.map((block) => (
        <ReportBlock key={block.identifier} block={block} />
      ))}
    </section>
  );
}
