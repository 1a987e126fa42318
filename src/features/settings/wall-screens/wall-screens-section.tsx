import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { wallScreenQueries } from '@/backend/wall-screens/queries';
import { canEditWallScreens } from '@/domain/access/organizations';
import { errorMessage } from '@/domain/app-error';
import type { Organization } from '@/domain/organizations/organization';
import type { WallScreen } from '@/domain/wall-screens';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { useCurrentUser } from '@/widgets/current-user';
import { Loading } from '../loading';
import { DeleteWallScreen } from './delete-wall-screen';
import { WallScreenDialog } from './wall-screen-dialog';
import { WallScreenRow } from './wall-screen-row';

type Open = { kind: 'new' } | { kind: 'edit' | 'delete'; screen: WallScreen };

/** The pages of other sites that the organization shows at an address of its own, such as on a display in its entrance. @see OLD-036 MODEL-058 */
export function WallScreensSection({ organization }: { organization: Organization }) {
  const currentUser = useCurrentUser();
  const [open, setOpen] = useState<Open | null>(null);
  const { data: wallScreens, error, refetch } = useQuery({ ...wallScreenQueries.of(organization.id), throwOnError: false });
  if (!canEditWallScreens(currentUser, organization.id)) {
    return <EmptyState title="You don’t have permission to change the screens.">Editors of {organization.name} change them.</EmptyState>;
  }
  if (error) return <ErrorState title="The screens couldn’t be loaded" message={errorMessage(error)} retry={() => void refetch()} />;
  if (!wallScreens) return <Loading />;
  const close = () => setOpen(null);
  const add = (
    <Button onClick={() => setOpen({ kind: 'new' })}>
      <Plus aria-hidden size={16} strokeWidth={1.75} />
      Add a screen
    </Button>
  );
  return (
    <section aria-label="Screens">
      <p className="mb-4 text-pretty text-ink-soft text-sm">
        A screen shows a page of another site, full window, at an address that stays: for a display in the entrance, or behind a code on a
        sign. What it shows can be changed at any time.
      </p>
      {wallScreens.length === 0 ? (
        <EmptyState title="No screens yet" action={add}>
          Opening hours, a timetable, a live image: any page of the web.
        </EmptyState>
      ) : (
        <>
          <ul aria-label="Screens" className="divide-y divide-line rounded-xl border border-line bg-surface">
            {wallScreens.map((screen) => (
              <WallScreenRow
                key={screen.id}
                organization={organization.id}
                screen={screen}
                onEdit={() => setOpen({ kind: 'edit', screen })}
                onDelete={() => setOpen({ kind: 'delete', screen })}
              />
            ))}
          </ul>
          <div className="mt-4">{add}</div>
        </>
      )}
      {open?.kind === 'new' && <WallScreenDialog organization={organization} screen={null} onClose={close} />}
      {open?.kind === 'edit' && <WallScreenDialog organization={organization} screen={open.screen} onClose={close} />}
      {open?.kind === 'delete' && <DeleteWallScreen organization={organization.id} screen={open.screen} onClose={close} />}
    </section>
  );
}
