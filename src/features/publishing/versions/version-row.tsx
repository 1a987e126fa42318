import ExternalLink from 'lucide-react/icons/external-link';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { plural } from '@/domain/plural';
import { versionState } from '@/domain/publishing/access';
import { bytesText, datesText, stateLabels } from '@/domain/publishing/labels';
import { publicTourPath } from '@/domain/publishing/publication-page-addresses';
import type { PublicationVersion } from '@/domain/publishing/publication-version';
import { visitsText } from '@/domain/publishing/visits';
import type { Tour } from '@/domain/tours/tour';
import { Badge } from '@/ui/badge';
import { buttonStyle } from '@/ui/button';
import { ItemMenuButton } from '@/widgets/entity-list/item-menu-button';
import type { ItemView } from '@/widgets/entity-list/list-item';
import { Moment } from '@/widgets/moment';
import type { VersionRequest } from './version-dialogs';

const versionMenu = () => import('./version-menu').then((it) => it.VersionMenu);

type Props = {
  version: PublicationVersion;
  tour: Tour;
  isCurrent: boolean;
  /** In the last 30 days; null where they are not counted. */
  visits: number | null;
  view: ItemView;
  now: Date;
  onRequest: (request: VersionRequest) => void;
};

/** A version: its name and note, who published it and when, its size, who can open it, and what can be done with it. */
export function VersionRow({ version, tour, isCurrent, visits, view: { look, isFastScrolling }, now, onRequest }: Props) {
  const name = (
    <h3 dir="auto" className="truncate font-medium text-ink text-sm" title={version.name}>
      {version.name}
    </h3>
  );
  if (isFastScrolling) return <article className="flex h-full items-center border-line border-b px-1">{name}</article>;
  const state = versionState(version, now);
  const text = (
    <div className="min-w-0">
      {name}
      <Published version={version} />
      {version.note !== '' && (
        <p dir="auto" className="truncate text-ink-soft text-xs" title={version.note}>
          {version.note}
        </p>
      )}
    </div>
  );
  const size = (
    <div className="text-ink-faint text-xs tabular-nums max-md:flex max-md:flex-wrap max-md:gap-x-3">
      <p>{sizeText(version)}</p>
      {visits !== null && <p>{visitsText(visits)}</p>}
    </div>
  );
  const dates = datesText(version, now);
  const states = (
    <div className="flex min-w-0 flex-col gap-1">
      <span className="flex flex-wrap gap-1.5">
        <Badge look={state === 'public' ? 'accent' : 'plain'}>{stateLabels[state]}</Badge>
        {isCurrent && <Badge look="accent">Current</Badge>}
      </span>
      <span className="truncate text-ink-faint text-xs" title={dates}>
        {dates}
      </span>
    </div>
  );
  const actions = (
    <Actions>
      {state === 'public' && (
        <Link
          to={publicTourPath(tour.organization, tour.id, version.id)}
          target="_blank"
          aria-label={`Open ${version.name}`}
          className={buttonStyle({ size: 'small' })}
        >
          <ExternalLink aria-hidden size={14} strokeWidth={2} />
          Open
        </Link>
      )}
      <ItemMenuButton label={`Menu of ${version.name}`} load={versionMenu} props={{ version, tour, isCurrent, onRequest }} />
    </Actions>
  );
  if (look === 'narrow') {
    return (
      <article className="flex h-full flex-col justify-center gap-2 border-line border-b">
        {text}
        {size}
        <div className="flex items-center justify-between gap-3">
          {states}
          {actions}
        </div>
      </article>
    );
  }
  return (
    <article className="grid h-full grid-cols-[minmax(0,1fr)_9rem_13rem_8rem] items-center gap-x-4 border-line border-b px-1 transition-colors focus-within:bg-hover hover:bg-hover">
      {text}
      {size}
      {states}
      {actions}
    </article>
  );
}

const Actions = ({ children }: { children: ReactNode }) => <span className="flex items-center justify-end gap-1">{children}</span>;

const Published = ({ version: { publishedAt, publishedBy } }: { version: PublicationVersion }) => (
  <p className="truncate text-ink-soft text-xs">
    {publishedAt && (
      <>
        Published <Moment time={publishedAt} />
      </>
    )}
    {publishedBy.name && ` by ${publishedBy.name}`}
  </p>
);

const sizeText = ({ poiCount, fileCount, bytes }: PublicationVersion): string =>
  `${plural(poiCount, { one: '# point', other: '# points' })}, ${fileCount === 0 ? 'no files' : `${plural(fileCount, { one: '# file', other: '# files' })}, ${bytesText(bytes)}`}`;
