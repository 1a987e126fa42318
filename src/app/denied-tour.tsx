import Trash2 from 'lucide-react/icons/trash';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { localKeys } from '@/domain/application/local-keys';
import { toursPath } from '@/domain/page-addresses';
import { namesTour } from '@/domain/tours/tours-here';
import { BinnedTour } from '@/features/tours/bin/binned-tour';
import { buttonStyle } from '@/ui/button';
import { useSetting } from '@/ui/settings';
import { useTexts } from '@/ui/use-texts';
import { AskForAccess } from '@/widgets/ask-for-access/ask-for-access';
import { useCurrentUser } from '@/widgets/current-user';
import { Denied } from './denied';
import { useShownOrganization } from './gates/use-shown-organization';
import { tourAt } from './routes/tour-at';
import { deletedTourTexts, deniedTexts } from './texts';

type Props = {
  /** For addresses without a tour. */
  denied: ReactNode;
  /** Tries to show the page again. */
  retry: () => void;
};

/**
 * What a signed-in user can do about a tour that they may not open: whoever may restore it learns that it is in the bin, whoever deleted it that they
 * did, and all others can ask for access. @see ACCESS-046
 */
export function DeniedTour({ denied, retry }: Props) {
  const currentUser = useCurrentUser();
  const { pathname } = useLocation();
  const deletedTours = useSetting(localKeys.deletedTours);
  const organization = useShownOrganization();
  const tour = tourAt(pathname);
  if (!currentUser || tour === '') return denied;
  const isEditing = /\/edit$|\/(edit|edit-tour)\//.test(pathname);
  const fallback = namesTour(deletedTours, currentUser.uid, pathname) ? (
    <DeletedByYou />
  ) : (
    <Denied>
      <AskForAccess currentUser={currentUser} tour={tour} isEditing={isEditing} open={retry} />
    </Denied>
  );
  return <BinnedTour tour={tour} organization={organization} fallback={fallback} onRestored={retry} />;
}

/** Only for the person who deleted it: to all others a deleted tour looks like one that they may not see. */
function DeletedByYou() {
  const t = useTexts(deletedTourTexts);
  const { toTours } = useTexts(deniedTexts);
  return (
    <div className="mx-auto flex max-w-md flex-col items-center px-6 py-20 text-center">
      <title>{t.pageTitle}</title>
      <span className="mb-5 grid size-12 place-items-center rounded-full bg-sunken text-ink-soft">
        <Trash2 aria-hidden size={22} strokeWidth={1.75} />
      </span>
      <h1 className="font-semibold text-ink text-xl tracking-tight">{t.title}</h1>
      <p className="mt-2 text-pretty text-ink-soft text-sm">{t.byYou}</p>
      <Link to={toursPath} className={`mt-6 ${buttonStyle({ look: 'primary' })}`}>
        {toTours}
      </Link>
    </div>
  );
}
