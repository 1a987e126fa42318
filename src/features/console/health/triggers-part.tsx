import { Link } from 'react-router-dom';
import { purgeProblem } from '@/domain/health/attention';
import { handbook } from '@/domain/health/handbook';
import type { StartedPublication, TriggerHealth } from '@/domain/health/health';
import { tourId } from '@/domain/ids';
import { formatNumber } from '@/domain/plural';
import { versionsPath } from '@/domain/publishing/publication-page-addresses';
import { Moment } from '@/widgets/moment';
import { Sentence, Values } from './health-card';

const listFormat = new Intl.ListFormat('en-GB');

/** What the server should have done by itself. @param readAt in milliseconds */
export function TriggersPart({ health, readAt }: { health: TriggerHealth; readAt: number }) {
  const { publications, waitingGrants, overdueEntries, waitingRenewals, unreadIndexes, queues, search, purge } = health;
  const problem = purgeProblem(purge, readAt);
  return (
    <div className="flex flex-col gap-4">
      <Values
        values={[
          ['Publications that were interrupted', formatNumber(publications.length), handbook.publications],
          ['Addresses whose access is not up to date', formatNumber(waitingGrants), handbook.grants],
          ['Bin entries past their purge date', formatNumber(overdueEntries), handbook.purge],
          ['Tours whose file addresses aren’t closed', formatNumber(waitingRenewals), handbook.renewals],
          ['Organizations whose tour index isn’t read', formatNumber(unreadIndexes.length), handbook.index],
          ['Webhook deliveries that are overdue', formatNumber(queues.deliveries), handbook.webhooks],
          ['Mails about notifications that are overdue', formatNumber(queues.notifications), handbook.notifications],
          ['Overviews that are overdue', formatNumber(queues.overviews), handbook.overviews],
          ['Search', <SearchState key="search" search={search} />, handbook.search],
          ['Daily purge', purge ? <Moment key="purge" time={new Date(purge.endedAt)} /> : 'Never', handbook.purge],
        ]}
      />
      {publications.length > 0 && <Publications publications={publications} />}
      {waitingGrants > 0 && <Sentence>Look at the log of invitationWritten. Changing an invitation starts it again.</Sentence>}
      {unreadIndexes.length > 0 && (
        <Sentence>
          Lists of {listFormat.format(unreadIndexes)} read every tour, which is slower and billed for each. The daily purge builds their
          index again. If it doesn’t help, the tours don’t fit into an index.
        </Sentence>
      )}
      {search.behind > 0 && (
        <Sentence>
          What was changed in these tours isn’t found. The daily purge mends it; npm run search:rebuild does it now. If it comes back, look
          at the log of tourWritten.
        </Sentence>
      )}
      {problem && <Sentence>{problem}</Sentence>}
    </div>
  );
}

const SearchState = ({ search: { indexedTo, behind } }: Pick<TriggerHealth, 'search'>) =>
  indexedTo === null ? (
    `Nothing is indexed, ${formatNumber(behind)} behind`
  ) : (
    <>
      Latest change indexed <Moment time={new Date(indexedTo)} />, {formatNumber(behind)} behind
    </>
  );

const Publications = ({ publications }: { publications: readonly StartedPublication[] }) => (
  <div>
    <Sentence>Publish these again: a publication that was interrupted has no version.</Sentence>
    <ul aria-label="Publications that were interrupted" className="mt-2 max-h-60 list-disc overflow-y-auto ps-5 text-sm">
      {publications.map(({ organization, tour, name, startedAt }) => (
        <li key={`${tour} ${startedAt}`} className="wrap-anywhere py-0.5 text-ink-soft">
          <Link to={versionsPath(tourId(tour))} className="text-ink underline underline-offset-4">
            {name}
          </Link>{' '}
          of {organization}, <Moment time={new Date(startedAt)} />
        </li>
      ))}
    </ul>
  </div>
);
