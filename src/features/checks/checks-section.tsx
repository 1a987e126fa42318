import { useQuery } from '@tanstack/react-query';
import ClipboardCheck from 'lucide-react/icons/clipboard-check';
import { useCallback, useEffect, useId, useState } from 'react';
import { pointCheckQueries } from '@/backend/point-checks/queries';
import { canCheck } from '@/domain/access/checks';
import type { PointCheck } from '@/domain/point-checks/check';
import { typeOf } from '@/domain/point-types/point-type';
import type { Poi } from '@/domain/pois/poi';
import type { Tour } from '@/domain/tours/tour';
import { preload } from '@/loading/load-code';
import { Button } from '@/ui/button';
import { Spinner } from '@/ui/spinner';
import { useOnReconnect } from '@/ui/use-online';
import { useCurrentUser } from '@/widgets/current-user';
import { useAccessContext } from '@/widgets/use-access-context';
import { CheckDialog } from './check-dialog';
import { CheckItem, WaitingItem } from './check-item';
import { useSentChecks } from './sent-checks';
import { useWaitingChecks } from './use-waiting-checks';
import type { WaitingCheck } from './waiting-checks';

const waitingChecks = () => import('./waiting-checks-host').then((part) => part.WaitingChecksHost);

type Props = { tour: Tour; poi: Poi };

/** How many checks are shown before somebody asks for more. */
const shortCount = 3;

/** What was found at a point, newest first, and a button to change its state. It listens as long as it is there. */
export function ChecksSection({ tour, poi }: Props) {
  const titleId = useId();
  const user = useCurrentUser();
  const mayCheck = canCheck(user, tour, useAccessContext(tour.organization));
  const [isChecking, setChecking] = useState(false);
  useEffect(() => {
    // at once: what sends a check has to be there before the connection is lost
    if (mayCheck) void preload(waitingChecks);
  }, [mayCheck]);
  const [showsAll, setShowsAll] = useState(false);
  const { data: stored, error, refetch } = useQuery({ ...pointCheckQueries.ofPoint(tour.id, poi.identifier), gcTime: 0 });
  useOnReconnect(useCallback(() => void (error && refetch()), [error, refetch]));
  const isHere = ({ tour: id, point }: WaitingCheck) => id === tour.id && point === poi.identifier;
  const waiting = useWaitingChecks().filter(isHere).toReversed();
  const sent = useSentChecks().filter((check) => isHere(check) && !stored?.some(({ id }) => id === check.id));
  const states = typeOf(tour.pointTypes, poi.typeId)?.states ?? [];
  const all: PointCheck[] = [...sent.toReversed().map((check) => asCheck(check, user)), ...(stored ?? [])];
  const shown = showsAll ? all : all.slice(0, shortCount);
  return (
    <section aria-labelledby={titleId} className="mt-4 rounded-lg border border-line p-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 id={titleId} className="font-medium text-ink text-sm">
          Checks
        </h3>
        {mayCheck && (
          <Button size="small" onClick={() => setChecking(true)}>
            <ClipboardCheck aria-hidden size={16} strokeWidth={1.75} />
            Change state
          </Button>
        )}
      </div>
      {waiting.length + all.length > 0 && (
        <ul className="divide-y divide-line">
          {waiting.map((check) => (
            <WaitingItem key={check.id} states={states} check={check} />
          ))}
          {shown.map((check) => (
            <CheckItem key={check.id} tour={tour} states={states} check={check} />
          ))}
        </ul>
      )}
      {all.length > shown.length && (
        <Button size="small" look="quiet" onClick={() => setShowsAll(true)}>
          Show {all.length - shown.length} more
        </Button>
      )}
      {!stored && !error && <Spinner size={18} label="Loading what was checked" />}
      {error && (
        <div role="alert" className="mt-2 flex flex-col items-start gap-2">
          <p className="text-pretty text-ink-soft text-sm">Couldn’t load what was checked. {error.message}</p>
          <Button size="small" onClick={() => void refetch()}>
            Retry
          </Button>
        </div>
      )}
      {stored?.length === 0 && waiting.length + all.length === 0 && (
        <p className="mt-1 text-pretty text-ink-soft text-sm">
          {mayCheck
            ? 'Nobody has checked this yet. Change its state, with a note and a photo, wherever you are.'
            : 'Nobody has checked this yet.'}
        </p>
      )}
      {isChecking && <CheckDialog tour={tour} poi={poi} states={states} onClose={() => setChecking(false)} />}
    </section>
  );
}

/** What this page sent is shown until the server’s answer is there. */
const asCheck = (
  { id, point, state, note, at }: ReturnType<typeof useSentChecks>[number],
  user: ReturnType<typeof useCurrentUser>,
): PointCheck => ({
  id,
  point,
  state,
  note,
  hasPhoto: false,
  author: { uid: user?.uid ?? ('' as PointCheck['author']['uid']), email: user?.email ?? '', name: user?.displayName ?? '' },
  at,
});
