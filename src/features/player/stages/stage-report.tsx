import ImageOff from 'lucide-react/icons/image-off';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { stagePath } from '@/domain/page-addresses';
import { groupStagesByPoi, type StageEntry, type StageGroup } from '@/domain/tours/stages';
import type { Tour } from '@/domain/tours/tour';
import { Dialog } from '@/ui/dialog';
import { Spinner } from '@/ui/spinner';
import { useTexts } from '@/ui/use-texts';
import { ownImageUrl } from '@/widgets/file-preview/own-url';
import { useStages } from './stage-list';
import { stageTexts } from './texts';

type Props = { tour: Pick<Tour, 'organization' | 'tourTypeId'>; onClose: () => void };

/** Compares each point of interest across the stages. @see STAGE-005 */
export function StageReport({ tour, onClose }: Props) {
  const t = useTexts(stageTexts);
  const { data: stages } = useStages(tour);
  const groups = useMemo(() => (stages ? groupStagesByPoi(stages) : undefined), [stages]);
  return (
    <Dialog title={t.report} description={t.reportHint} size="large" open onClose={onClose}>
      {!groups && <Spinner label={t.loading} />}
      {groups?.length === 0 && <p className="text-ink-soft text-sm">{t.noPois}</p>}
      <div className="flex flex-col gap-8">
        {groups?.map((group) => (
          <Group key={group.name} group={group} />
        ))}
      </div>
    </Dialog>
  );
}

function Group({ group: { name, entries } }: { group: StageGroup }) {
  return (
    <section aria-label={name} className="[contain-intrinsic-size:auto_16rem] [content-visibility:auto]">
      <h3 dir="auto" className="wrap-anywhere mb-3 font-semibold text-base text-ink tracking-tight">
        {name}
      </h3>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(13rem,1fr))] gap-4">
        {entries.map((entry) => (
          <li key={`${entry.tour.id} ${entry.poi.identifier}`}>
            <Entry entry={entry} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Entry({ entry: { tour, poi, floor } }: { entry: StageEntry }) {
  return (
    <Link to={stagePath(tour.id, poi.name)} className="group block rounded-lg">
      <Screenshot address={poi.screenshot} alt={poi.screenshotAlt ?? ''} />
      <span dir="auto" className="wrap-anywhere mt-2 line-clamp-2 block font-medium text-ink text-sm group-hover:underline">
        {tour.name}
      </span>
      <span dir="auto" className="block truncate text-ink-faint text-xs" title={floor}>
        {floor}
      </span>
    </Link>
  );
}

function Screenshot({ address, alt }: { address: string; alt: string }) {
  const [isBroken, setBroken] = useState(false);
  const imageUrl = ownImageUrl(address);
  const frame = 'aspect-video w-full rounded-lg border border-line bg-sunken';
  if (!imageUrl || isBroken) {
    return (
      <span className={`grid place-items-center text-ink-faint ${frame}`}>
        <ImageOff aria-hidden size={20} strokeWidth={1.75} />
      </span>
    );
  }
  return <img src={imageUrl} alt={alt} loading="lazy" onError={() => setBroken(true)} className={`object-cover ${frame}`} />;
}
