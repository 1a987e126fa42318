import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { activityQueries } from '@/backend/activity/queries';
import { actorOf } from '@/domain/activity/activity';
import { actsOf, foldedEntry } from '@/domain/activity/acts';
import { errorMessage } from '@/domain/app-error';
import type { OrgId } from '@/domain/ids';
import { activityPath } from '@/domain/page-addresses';
import { Button } from '@/ui/button';
import { ActivitySentence } from '@/widgets/activity-sentence';
import { Moment } from '@/widgets/moment';
import { Section } from './section';

/** Names of people would have to be read. */
const noNames: ReadonlyMap<string, string> = new Map();

/** The latest that people did in the organization, for those who run it. */
export function LatestActivity({ organization }: { organization: OrgId }) {
  const { data, error, isPending, refetch } = useQuery(activityQueries.latest(organization));
  return (
    <Section
      title="Latest activity"
      action={
        <Link to={activityPath} className="rounded-sm text-accent text-sm underline-offset-2 hover:underline max-md:py-2.5">
          All activity
        </Link>
      }
    >
      {isPending && <div role="status" aria-label="Loading the activity" className="skeleton h-32 rounded-xl" />}
      {error && !data && (
        <div role="alert" className="flex flex-wrap items-center gap-3 text-sm">
          <p>{errorMessage(error)}</p>
          <Button size="small" onClick={() => void refetch()}>
            Try again
          </Button>
        </div>
      )}
      {data?.entries.length === 0 && <p className="text-ink-soft text-sm">Nothing happened yet.</p>}
      {data && data.entries.length > 0 && (
        <ul className="border-line border-t">
          {actsOf(data.entries).map((act, at, acts) => (
            <li key={act[0].id} className="flex items-baseline gap-x-4 border-line border-b py-2.5 text-sm max-md:flex-col">
              <p className="wrap-anywhere min-w-0 grow text-pretty text-ink-soft">
                <span className="font-medium text-ink">{actorOf(act[0])}</span>{' '}
                <ActivitySentence entry={foldedEntry(act, data.hasMore && at === acts.length - 1)} names={noNames} />
              </p>
              <Moment time={act[0].at} className="shrink-0 text-ink-faint text-xs tabular-nums" />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
