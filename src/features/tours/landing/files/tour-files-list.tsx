import { useId } from 'react';
import type { TourFile } from '@/domain/attachments';
import type { Organization } from '@/domain/organizations';
import type { Tour } from '@/domain/tours';
import { Empty } from '@/ui/empty';
import { planFloor } from './list-names';
import { TourFileRow } from './tour-file-row';

type Props = {
  tour: Pick<Tour, 'floors' | 'floorplans' | 'documents' | 'files'>;
  organization: Organization | null;
  /** Of the three lists, one step below the title above them. */
  headings: 'h2' | 'h3';
};

/** Floor plans, documents and files of a tour, each with its link. @see PLAYER-004 PLAYER-077 */
export function TourFilesList({ tour, organization, headings }: Props) {
  const lists = [
    { title: 'Floor plans', files: tour.floorplans, aboutOf: tour.floorplans.map((plan) => planFloor(tour, plan)) },
    { title: 'Documents', files: tour.documents, aboutOf: tour.documents.map(({ documentType }) => documentType) },
    { title: 'Files', files: tour.files, aboutOf: [] },
  ].filter(({ files }) => files.length > 0);
  if (lists.length === 0) return <Empty title="No files yet">Floor plans, documents and other files of this tour appear here.</Empty>;
  return (
    <div className="flex flex-col gap-6">
      {lists.map((list) => (
        <FileSection key={list.title} {...list} heading={headings} organization={organization} />
      ))}
    </div>
  );
}

type SectionProps = {
  title: string;
  files: readonly TourFile[];
  aboutOf: readonly string[];
  heading: 'h2' | 'h3';
  organization: Organization | null;
};

function FileSection({ title, files, aboutOf, heading: Heading, organization }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Heading id={id} className="mb-2 flex items-baseline gap-2 font-semibold text-base text-ink">
        {title} <span className="font-normal text-ink-faint text-sm tabular-nums">{files.length}</span>
      </Heading>
      <ul className="divide-y divide-line overflow-hidden rounded-xl border border-line bg-surface">
        {files.map((file, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a file may be there twice
          <TourFileRow key={`${index} ${file.url}`} file={file} about={aboutOf[index] ?? ''} icons={organization?.iconDescription ?? []} />
        ))}
      </ul>
    </section>
  );
}
