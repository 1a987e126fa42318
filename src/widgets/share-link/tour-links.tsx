import { useQuery } from '@tanstack/react-query';
import { shareLinkQueries } from '@/backend/share-links/queries';
import { canDeleteLink, canWrite } from '@/domain/access/tours';
import { errorMessage } from '@/domain/app-error';
import { sortedLinks } from '@/domain/sharing/share-links';
import type { Tour } from '@/domain/tours/tour';
import { Button } from '@/ui/button';
import { commonTexts } from '@/ui/texts';
import { useNow } from '@/ui/use-now';
import { useTexts } from '@/ui/use-texts';
import { useCurrentUser } from '../current-user';
import { useAccessContext } from '../use-access-context';
import { LinkRow } from './link-row';
import { tourLinksTexts } from './links-texts';

type Props = { tour: Tour };

/** The share links of a tour with their settings: all of them for those who edit the tour, otherwise the user’s own. @see ACCESS-060 */
export function TourLinks({ tour }: Props) {
  const t = useTexts(tourLinksTexts);
  const currentUser = useCurrentUser();
  const context = useAccessContext(tour.organization);
  const seesAll = canWrite(currentUser, tour, context);
  const links = useQuery({
    ...shareLinkQueries.of(tour.id, seesAll ? undefined : currentUser?.uid),
    enabled: currentUser !== null,
  });
  // every second, so that a link is shown as expired when it is
  const now = new Date(useNow(links.data?.some(({ expires }) => expires !== null) ?? false));
  if (links.isError && !links.data) return <Failed error={links.error} onRetry={() => void links.refetch()} />;
  if (!links.data) return <div aria-hidden className="skeleton h-32 rounded-lg" />;
  if (links.data.length === 0) {
    return <p className="text-pretty py-2 text-ink-soft text-sm">{seesAll ? t.none : t.noneOfYours}</p>;
  }
  return (
    <ul aria-label={t.links} tabIndex={-1} className="divide-y divide-line outline-none">
      {sortedLinks(links.data, now).map((link) => (
        <LinkRow key={link.id} tour={tour} link={link} now={now} mayRemove={canDeleteLink(currentUser, tour, link, context)} />
      ))}
    </ul>
  );
}

function Failed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const t = useTexts(tourLinksTexts);
  const { tryAgain } = useTexts(commonTexts);
  return (
    <div role="alert" className="flex flex-col items-start gap-2 text-sm">
      <p className="text-pretty text-danger">{t.loadFailed({ reason: errorMessage(error) })}</p>
      <Button size="small" onClick={onRetry}>
        {tryAgain}
      </Button>
    </div>
  );
}
