import { Link } from 'react-router-dom';

import { backupProblems, isOtherRelease } from '@/domain/health/attention';
import type {
  BackupHealth,
  BackupRun,
  BinHealth,
  NearLimits,
  OrganizationHealth,
  Release,
  ReleaseHealth,
  StorageHealth,
} from '@/domain/health/health';
import { organizationCapacity } from '@/domain/health/near-limits';
import { orgId } from '@/domain/ids';
import { amountText, limitLabels } from '@/domain/organization-limits/texts';
import { chooseOrganizationPath } from '@/domain/page-addresses';
import { formatNumber, plural } from '@/domain/plural';
import { bytesText } from '@/domain/publishing/labels';
import { formatDateTime } from '@/domain/time';
import { Moment } from '@/widgets/moment';
import { Sentence, Values } from './health-card';

export const BinCard = ({ bin: { tours, locations } }: { bin: BinHealth }) => (
  <Values
    values={[
      ['Tours', formatNumber(tours)],
      ['Locations', formatNumber(locations)],
    ]}
  />
);

/** How much is stored, and the organizations with most of it. */
export function StoragePart({ storage }: { storage: StorageHealth | null }) {
  if (storage === null) return <Sentence>The daily purge counts it; it has not yet.</Sentence>;
  const { countedAt, files, bytes, largest } = storage;
  return (
    <div className="flex flex-col gap-3">
      <Values
        values={[
          ['All organizations', `${bytesText(bytes)} in ${plural(files, { one: '# file', other: '# files' })}`],
          ['Counted', <Moment key="counted" time={new Date(countedAt)} />],
        ]}
      />
      {largest.length > 0 && (
        <OrganizationList name="Organizations with most storage" items={largest} value={({ bytes: own }) => bytesText(own)} />
      )}
    </div>
  );
}

/** When the operator's commands made, tried and restored a backup. @param readAt in milliseconds */
export function BackupsPart({ backups, readAt }: { backups: BackupHealth; readAt: number }) {
  return (
    <div className="flex flex-col gap-4">
      <Values
        values={[
          ['Latest backup', <Run key="made" run={backups.made} />],
          ['Latest restore that was tried', <Run key="tried" run={backups.tried} />],
          ['Latest restore into this installation', <Run key="restored" run={backups.restored} />],
        ]}
      />
      {backupProblems(backups, readAt).map((problem) => (
        <Sentence key={problem}>{problem}</Sentence>
      ))}
    </div>
  );
}

const Run = ({ run }: { run: BackupRun | null }) =>
  run ? (
    <>
      <Moment time={new Date(run.at)} />: {run.detail}
    </>
  ) : (
    'None'
  );

/** Organizations that use 80 % of what they can have, or more. */
export function OrganizationsPart({ health: { nearLimits, organizations, isCutOff } }: { health: OrganizationHealth }) {
  const { tours, members } = organizationCapacity;
  return (
    <div className="flex flex-col gap-3">
      <Sentence>
        {nearLimits.length === 0 ? 'None' : 'These'} of {formatNumber(organizations)} {nearLimits.length === 0 ? 'has' : 'have'} used 80 %
        or more of what it can have: as a Super Admin set it, otherwise {formatNumber(tours)} tours and {formatNumber(members)} members.{' '}
        {isCutOff && 'There are more organizations, which were not counted.'}
      </Sentence>
      {nearLimits.length > 0 && (
        <OrganizationList
          name="Organizations near limits"
          items={nearLimits}
          value={({ warnings }) => warnings.map(warningText).join(' · ')}
        />
      )}
    </div>
  );
}

const warningText = ({ kind, used, limit }: NearLimits['warnings'][number]): string =>
  `${limitLabels[kind]}: ${amountText(kind, used)} of ${amountText(kind, limit)}`;

type ListProps<Item> = { name: string; items: readonly Item[]; value: (item: Item) => string };

/** Organizations, each with a way into it and what is said of it. */
const OrganizationList = <Item extends { organization: string }>({ name, items, value }: ListProps<Item>) => (
  <ul aria-label={name} className="max-h-60 divide-y divide-line overflow-y-auto text-sm">
    {items.map((item) => (
      <li key={item.organization} className="flex flex-wrap items-baseline justify-between gap-x-6 py-2">
        <Link to={chooseOrganizationPath(orgId(item.organization))} className="wrap-anywhere text-ink underline underline-offset-4">
          {item.organization}
        </Link>
        <span className="text-ink-soft tabular-nums">{value(item)}</span>
      </li>
    ))}
  </ul>
);

const releaseText = ({ version, build }: Release): string => [version || 'without a number', build].filter(Boolean).join(' · ');

export const ReleasesPart = ({ versions }: { versions: ReleaseHealth }) => (
  <div className="flex flex-col gap-4">
    <Values
      values={[
        ['App', releaseText(versions.app)],
        ['Functions', releaseText(versions.functions)],
        ['Rules', versions.ruleset === null ? 'Their time can’t be read here' : formatDateTime(new Date(versions.ruleset))],
        ['Node', versions.node],
      ]}
    />
    {isOtherRelease(versions) && (
      <Sentence>App and functions are of different releases. Reload this page; if that doesn’t help, deploy both again.</Sentence>
    )}
  </div>
);
