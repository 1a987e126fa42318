import { Link } from 'react-router-dom';
import type { AuditEntry } from '@/domain/audit/audit';
import { type AuditNames, accountName, auditSentence } from '@/domain/audit/audit-sentence';
import { organizationEditPath } from '@/domain/console/console-page-addresses';
import { orgId } from '@/domain/ids';
import { formatClock, formatDateTime } from '@/domain/time';
import { DaySections } from '@/widgets/day-sections';

type Props = { entries: readonly AuditEntry[]; names: AuditNames };

/** The entries by day, newest first. */
export const AuditDays = ({ entries, names }: Props) => (
  <DaySections entries={entries}>{(ofDay) => ofDay.map((entry) => <Row key={entry.id} entry={entry} names={names} />)}</DaySections>
);

const Row = ({ entry, names }: { entry: AuditEntry; names: AuditNames }) => (
  <li className="flex gap-4 border-line border-b py-2.5 text-sm">
    <time dateTime={entry.at.toISOString()} title={formatDateTime(entry.at)} className="w-16 shrink-0 text-ink-faint tabular-nums">
      {formatClock(entry.at)}
    </time>
    <p className="wrap-anywhere min-w-0 flex-1 text-pretty text-ink-soft">
      <span className="font-medium text-ink" title={entry.actor || undefined}>
        {accountName(entry.actor, names)}
      </span>{' '}
      {auditSentence(entry, names)}
    </p>
    {entry.organization !== '' && (
      <Link
        to={organizationEditPath(orgId(entry.organization))}
        className="wrap-anywhere max-w-40 text-end max-md:-my-3 max-md:py-3 text-ink-soft underline decoration-line-strong underline-offset-2 hover:decoration-ink"
      >
        {entry.organization}
      </Link>
    )}
  </li>
);
