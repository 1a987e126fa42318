import { allPois, type Folder, isUncategorized } from '@/domain/folders/folder';
import { floorNameText } from '@/domain/languages/name-texts';
import { folderThing, poiThing } from '@/domain/languages/things';
import type { Poi } from '@/domain/pois/poi';
import { floorName } from '@/domain/tours/floors';
import type { Tour } from '@/domain/tours/tour';
import { useTexts } from '@/ui/use-texts';
import { useTextLanguage, useTextLanguages } from '@/widgets/content-language/tour-language';
import { ownImageUrl } from '@/widgets/file-preview/own-url';
import { PointDetails } from '@/widgets/point-types/point-details';
import { ReportBlock } from './report-block';
import { reportTexts } from './texts';

type ReportedTour = Pick<Tour, 'floors' | 'pointTypes'>;
type Props = { folder: Folder; tour: ReportedTour; depth: number };

/** A folder with all its PoIs; renders nothing if it is empty. */
export function ReportFolder({ folder, tour, depth }: Props) {
  const name = useTextLanguage(folderThing(folder.id), 'name');
  if (allPois([folder]).length === 0) return null;
  const Heading = depth === 0 ? 'h2' : 'h3';
  return (
    <section className="pt-8">
      {!isUncategorized(folder) && (
        <Heading className="wrap-anywhere break-after-avoid border-ink/15 border-b pb-1.5 font-semibold text-ink text-lg tracking-tight">
          <bdi {...name}>{folder.name}</bdi>
        </Heading>
      )}
      {folder.pois.map((poi) => (
        <ReportPoi key={poi.identifier} poi={poi} tour={tour} heading={depth === 0 ? 'h3' : 'h4'} />
      ))}
      {folder.children.map((child) => (
        <ReportFolder key={child.id} folder={child} tour={tour} depth={depth + 1} />
      ))}
    </section>
  );
}

type PoiProps = { poi: Poi; tour: ReportedTour; heading: 'h3' | 'h4' };

function ReportPoi({ poi, tour: { floors, pointTypes }, heading: Heading }: PoiProps) {
  const t = useTexts(reportTexts);
  const textLanguage = useTextLanguages();
  const thing = poiThing(poi.identifier);
  const screenshot = ownImageUrl(poi.screenshot);
  return (
    <section className="py-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <Heading className="wrap-anywhere break-after-avoid font-semibold text-base text-ink">
          <bdi {...textLanguage(thing, 'name')}>{poi.name}</bdi>
        </Heading>
        <p className="text-ink-soft text-sm">
          <bdi {...textLanguage(...floorNameText(floors, poi.floor))}>{floorName(floors, poi.floor)}</bdi>
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
        <p {...textLanguage(thing, 'tag description')} className="wrap-anywhere mt-2 max-w-[65ch] whitespace-pre-line text-pretty text-ink">
          {poi.tag.description}
        </p>
      )}
      <PointDetails poi={poi} pointTypes={pointTypes} />
      {poi.content.map((block) => (
        <ReportBlock key={block.identifier} block={block} poi={thing} />
      ))}
    </section>
  );
}
