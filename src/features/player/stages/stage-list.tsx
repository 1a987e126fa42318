import { useQuery } from '@tanstack/react-query';
import Check from 'lucide-react/icons/check';
import FileText from 'lucide-react/icons/file-text';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { tourQueries } from '@/backend/tours/queries';
import { canViewOrganization } from '@/domain/access/principals';
import { stagePath } from '@/domain/page-addresses';
import { byName } from '@/domain/search';
import type { Tour } from '@/domain/tours/tour';
import { tourTitle } from '@/domain/tours/tour-title';
import { Button } from '@/ui/button';
import { Spinner } from '@/ui/spinner';
import { commonTexts } from '@/ui/texts';
import { useTexts } from '@/ui/use-texts';
import { useCurrentUser } from '@/widgets/current-user';
import { useAccessContext } from '@/widgets/use-access-context';
import { stageTexts } from './texts';

type Props = {
  stages: readonly Tour[] | undefined;
  current: Pick<Tour, 'id' | 'name'>;
  poiName: string;
  error: Error | null;
  onRetry: () => void;
  onReport: () => void;
};

/** The tour that is open, marked, and the other stages, by name. @see STAGE-001 STAGE-002 */
export function StageList({ stages, current, poiName, error, onRetry, onReport }: Props) {
  const t = useTexts(stageTexts);
  const { retry } = useTexts(commonTexts);
  if (error) {
    return (
      <div role="alert" className="flex flex-col items-start gap-2 px-1 pt-3">
        <p className="text-pretty text-ink-soft text-sm">{t.loadingFailed({ reason: error.message })}</p>
        <Button size="small" onClick={onRetry}>
          {retry}
        </Button>
      </div>
    );
  }
  if (!stages) {
    return (
      <p className="grid h-16 place-items-center">
        <Spinner label={t.loading} />
      </p>
    );
  }
  const isListed = stages.some(({ id }) => id === current.id);
  // a visitor finds only public tours; the open one may be theirs by a share link
  const shown = isListed ? stages : [current, ...stages].toSorted(byName);
  const hasOthers = shown.length > 1;
  return (
    <>
      <ul className="-mx-1 mt-2 max-h-64 overflow-y-auto px-1 py-0.5">
        {shown.map(({ id, name }) => (
          <li key={id}>
            <StageLink
              // what visitors are not shown among the others, they cannot open either
              to={id === current.id && !isListed ? null : stagePath(id, poiName)}
              isCurrent={id === current.id}
            >
              <span dir="auto" className="wrap-anywhere line-clamp-2">
                {tourTitle({ name })}
              </span>
              {id === current.id && <Check aria-hidden size={16} strokeWidth={2} className="shrink-0 text-accent" />}
            </StageLink>
          </li>
        ))}
      </ul>
      {!hasOthers && <p className="px-3 pt-2 text-ink-soft text-sm">{t.none}</p>}
      {hasOthers && (
        <div className="mt-2 border-line border-t pt-2">
          <Button look="quiet" size="small" onClick={onReport}>
            <FileText aria-hidden size={16} strokeWidth={1.75} />
            {t.compare}
          </Button>
        </div>
      )}
    </>
  );
}

type StageLinkProps = { to: string | null; isCurrent: boolean; children: ReactNode };

function StageLink({ to, isCurrent, children }: StageLinkProps) {
  const look =
    'flex min-h-10 items-center justify-between gap-3 rounded-md px-3 py-1.5 text-ink-soft text-sm transition-colors hover:bg-hover hover:text-ink aria-[current]:bg-chosen aria-[current]:font-medium aria-[current]:text-ink touch:min-h-11';
  const current = isCurrent ? 'true' : undefined;
  if (to === null)
    return (
      <span aria-current={current} className={look}>
        {children}
      </span>
    );
  return (
    <Link to={to} aria-current={current} className={look}>
      {children}
    </Link>
  );
}

const sortByName = (tours: Tour[]) => tours.toSorted(byName);

/** Loads the tours of the same organization and type: all for its members, only public ones for others. @see STAGE-003 */
export function useStages({ organization, tourTypeId }: Pick<Tour, 'organization' | 'tourTypeId'>) {
  const currentUser = useCurrentUser();
  const { directory } = useAccessContext(organization);
  const seesAll = canViewOrganization(currentUser, organization, directory);
  return useQuery({ ...tourQueries.stages(organization, tourTypeId, { publicOnly: !seesAll }), select: sortByName });
}
