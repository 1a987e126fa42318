import { useId } from 'react';
import type { TourFile } from '@/domain/attachments';
import { documentTypeName } from '@/domain/document-type-texts';
import type { Organization } from '@/domain/organizations/organization';
import type { Tour } from '@/domain/tours/tour';
import { numberFormat } from '@/language/formats';
import { Dialog } from '@/ui/dialog';
import { EmptyState } from '@/ui/empty-state';
import { useTexts } from '@/ui/use-texts';
import { useBranding } from '../use-tour-or-wait';
import { planFloor } from './floor-plans';
import { tourFilesTexts } from './texts';
import { TourFileRow } from './tour-file-row';

type PanelProps = { tour: Tour; organization: Organization | null; onClose: () => void };

/** Dialog with the tour's files, over the landing page. @see PLAYER-004 */
export function FilesPanel({ tour, organization, onClose }: PanelProps) {
  const t = useTexts(tourFilesTexts);
  return (
    <Dialog title={t.files} description={tour.name} open onClose={onClose}>
      <TourFilesList tour={tour} organization={organization} headingLevel="h3" />
    </Dialog>
  );
}

type ViewProps = { tour: Tour };

/** Shows a tour's files instead of its scan: the player's mode `files`. @see PLAYER-077 */
export function TourFilesView({ tour }: ViewProps) {
  const t = useTexts(tourFilesTexts);
  const organization = useBranding(tour.organization);
  return (
    <div className="size-full overflow-y-auto bg-canvas">
      <div className="mx-auto max-w-3xl px-4 py-8 md:px-8 md:py-12">
        <h1 className="wrap-anywhere mb-6 text-balance font-semibold text-2xl text-ink tracking-tight">
          {tour.name ? t.filesOf({ tour: tour.name }) : t.filesOfTour}
        </h1>
        <TourFilesList tour={tour} organization={organization} headingLevel="h2" />
      </div>
    </div>
  );
}

type Props = {
  tour: Pick<Tour, 'floors' | 'floorplans' | 'documents' | 'files'>;
  organization: Organization | null;
  /** Heading level of the three lists, one below the title above them. */
  headingLevel: 'h2' | 'h3';
};

/** Floor plans, documents and files of a tour, each with its link. @see PLAYER-004 PLAYER-077 */
function TourFilesList({ tour, organization, headingLevel }: Props) {
  const t = useTexts(tourFilesTexts);
  const lists = [
    { title: t.floorPlans, files: tour.floorplans, subtitles: tour.floorplans.map((plan) => planFloor(tour, plan)) },
    { title: t.documents, files: tour.documents, subtitles: tour.documents.map(({ documentType }) => documentTypeName(documentType)) },
    { title: t.files, files: tour.files, subtitles: [] },
  ].filter(({ files }) => files.length > 0);
  if (lists.length === 0) return <EmptyState title={t.none}>{t.noneReason}</EmptyState>;
  return (
    <div className="flex flex-col gap-6">
      {lists.map((list) => (
        <FileSection key={list.title} {...list} heading={headingLevel} organization={organization} />
      ))}
    </div>
  );
}

type SectionProps = {
  title: string;
  files: readonly TourFile[];
  subtitles: readonly string[];
  heading: 'h2' | 'h3';
  organization: Organization | null;
};

const fileNumber = numberFormat();

function FileSection({ title, files, subtitles, heading: Heading, organization }: SectionProps) {
  const id = useId();
  const icons = organization?.iconDescription ?? [];
  return (
    <section aria-labelledby={id}>
      <Heading id={id} className="mb-2 flex items-baseline gap-2 font-semibold text-base text-ink">
        {title} <span className="font-normal text-ink-faint text-sm tabular-nums">{fileNumber.format(files.length)}</span>
      </Heading>
      <ul className="divide-y divide-line overflow-hidden rounded-xl border border-line bg-surface">
        {files.map((file, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same file can be listed twice
          <TourFileRow key={`${index} ${file.url}`} file={file} subtitle={subtitles[index] ?? ''} icons={icons} />
        ))}
      </ul>
    </section>
  );
}
