import { Link } from 'react-router-dom';
import { backupProblem, isOtherRelease } from '@/domain/health/attention';
import type { BackupHealth, BackupRun, BinHealth, OrganizationHealth, Release, ReleaseHealth } from '@/domain/health/health';
import { organizationCapacity } from '@/domain/health/near-limits';
import { orgId } from '@/domain/ids';
import { chooseOrganizationPath } from '@/domain/page-addresses';
import { formatNumber } from '@/domain/plural';
import { formatDateTime } from '@/domain/time';
import { Sentence, Values } from './health-card';

export const BinCard = ({ bin: { tours, locations } }: { bin: BinHealth }) => (
  <Values
    values={[
      ['Tours', formatNumber(tours)],
      ['Locations', formatNumber(locations)],
    ]}
  />
);

/** When the operator's commands made and restored a backup. @param readAt in milliseconds */
export function BackupsPart({ backups, readAt }: { backups: BackupHealth; readAt: number }) {
  const problem = backupProblem(backups, readAt);
  return (
    <div className="flex flex-col gap-4">
      <Values
        values={[
          ['Latest backup', runText(backups.made)],
          ['Latest restore into this installation', runText(backups.restored)],
        ]}
      />
      {problem && <Sentence>{problem}</Sentence>}
    </div>
  );
}

const runText = (run: BackupRun | null): string => (run ? `${formatDateTime(new Date(run.at))}: ${run.detail}` : 'None');

/** Organizations with more than 80 % of the tours or members that they can have. */
export function OrganizationsPart({ health: { nearLimits, organizations, isCutOff } }: { health: OrganizationHealth }) {
  const { tours, members } = organizationCapacity;
  return (
    <div className="flex flex-col gap-3">
      <Sentence>
        {nearLimits.length === 0 ? 'None' : 'These'} of {formatNumber(organizations)} {nearLimits.length === 0 ? 'has' : 'have'} more than
        80 % of {formatNumber(tours)} tours or {formatNumber(members)} members.{' '}
        {isCutOff && 'There are more organizations, which were not counted.'}
      </Sentence>
      {nearLimits.length > 0 && (
        <ul aria-label="Organizations near limits" className="max-h-60 divide-y divide-line overflow-y-auto text-sm">
          {nearLimits.map((count) => (
            <li key={count.organization} className="flex flex-wrap items-baseline justify-between gap-x-6 py-2">
              <Link to={chooseOrganizationPath(orgId(count.organization))} className="wrap-anywhere text-ink underline underline-offset-4">
                {count.organization}
              </Link>
              <span className="text-ink-soft tabular-nums">
                {formatNumber(count.tours)} tours · {formatNumber(count.members)} members
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

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
