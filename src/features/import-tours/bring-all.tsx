import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { type Arrival, bringOver } from '@/backend/older/bring-over';
import { errorMessage } from '@/domain/app-error';
import type { OrgId } from '@/domain/ids';
import type { OlderTour } from '@/domain/older/older-tours';
import { tourLandingPath } from '@/domain/page-addresses';
import { Button } from '@/ui/button';
import { ProgressBar } from '@/ui/progress-bar';
import { useMutation } from '@/widgets/use-mutation';

type Props = { organization: OrgId; tours: readonly OlderTour[] };
type Line = { older: OlderTour; arrival: Arrival | null; problem: string | null };

/** Brings all tours of an organization over that were not yet, one after the other, and reports on each. One that fails leaves the others alone. */
export function BringAll({ organization, tours }: Props) {
  const [report, setReport] = useState<readonly Line[]>([]);
  const [total, setTotal] = useState(0);
  const isStopped = useRef(false);
  const { mutate, isPending } = useMutation({
    mutationFn: async (all: readonly OlderTour[]) => {
      isStopped.current = false;
      setReport([]);
      setTotal(all.length);
      for (const older of all) {
        if (isStopped.current) return;
        const line = await bringOver(older, organization).then(
          (arrival): Line => ({ older, arrival, problem: null }),
          (error: unknown): Line => ({ older, arrival: null, problem: errorMessage(error) }),
        );
        setReport((before) => [...before, line]);
      }
    },
    meta: { failed: '' },
  });
  return (
    <>
      {(tours.length > 1 || isPending) && (
        <div className="flex flex-wrap items-center gap-3">
          <Button busy={isPending} onClick={() => mutate(tours)}>
            Bring over all {isPending ? total : tours.length} tours
          </Button>
          {isPending && (
            <>
              <span className="min-w-40 grow">
                <ProgressBar label="Bringing the tours over" value={total === 0 ? 0 : report.length / total} />
              </span>
              <Button
                look="quiet"
                onClick={() => {
                  isStopped.current = true;
                }}
              >
                Stop
              </Button>
            </>
          )}
        </div>
      )}
      {report.length > 0 && <Report lines={report} />}
    </>
  );
}

const Report = ({ lines }: { lines: readonly Line[] }) => {
  const failed = lines.filter(({ problem }) => problem !== null).length;
  return (
    <section aria-label="Report" className="rounded-xl border border-line bg-surface p-4 text-sm">
      <p role="status" className="font-medium text-ink tabular-nums">
        {lines.length - failed} of {lines.length} brought over
      </p>
      <ul className="mt-2 flex flex-col gap-2">
        {lines.map(({ older, arrival, problem }) => (
          <li key={older.id} className="wrap-anywhere text-ink-soft">
            {arrival ? (
              <Link to={tourLandingPath(arrival.tour)} className="font-medium text-ink underline underline-offset-4">
                {older.name}
              </Link>
            ) : (
              <span className="font-medium text-ink">{older.name}</span>
            )}
            {problem && <span className="text-danger"> was not brought over. {problem}</span>}
            {arrival?.wasThere && ' was brought over before.'}
            {arrival && arrival.notes.length > 0 && (
              <ul className="list-disc ps-5">
                {arrival.notes.map((note) => (
                  <li key={note}>{note}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
};
