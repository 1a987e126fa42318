import FolderOpen from 'lucide-react/icons/folder-open';
import Pencil from 'lucide-react/icons/pencil';
import Play from 'lucide-react/icons/play';
import Printer from 'lucide-react/icons/printer';
import Share2 from 'lucide-react/icons/share-2';
import Table from 'lucide-react/icons/table';
import UserPlus from 'lucide-react/icons/user-plus';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { fileCount } from '@/domain/attachments';
import { dashboardPlayerPath, playerPath, tourFormPath } from '@/domain/page-addresses';
import type { Tour } from '@/domain/tours/tour';
import { numberFormat } from '@/language/formats';
import { Button, buttonStyle } from '@/ui/button';
import { useTexts } from '@/ui/use-texts';
import { landingHeroTexts } from './hero-texts';
import type { LandingDialog } from './use-landing-dialog';

type Props = {
  tour: Tour;
  inDashboard: boolean;
  canWrite: boolean;
  hasForm: boolean;
  canInvite: boolean;
  onOpen: (dialog: LandingDialog) => void;
};

const fileNumber = numberFormat();

/** Actions on the tour, with Explore first. @see PLAYER-002 PLAYER-003 PLAYER-004 */
export function LandingActions({ tour, inDashboard, canWrite, hasForm, canInvite, onOpen }: Props) {
  const t = useTexts(landingHeroTexts);
  const path = inDashboard ? dashboardPlayerPath : playerPath;
  const count = fileCount(tour);
  const hasScan = tour.matterportId !== '';
  return (
    <>
      {!hasScan && <p className="mt-4 text-ink text-sm">{t.noScan}</p>}
      <div className="mt-6 low-window:mt-3 flex flex-wrap items-center gap-2.5 print:hidden">
        {hasScan && (
          <Link to={path(tour.id)} className={buttonStyle({ look: 'light', size: 'large' })}>
            <Play aria-hidden size={18} strokeWidth={2} className="fill-current" />
            {t.explore}
          </Link>
        )}
        {canWrite && (
          <ActionLink
            to={hasForm ? tourFormPath(tour.id) : path(tour.id, 'edit')}
            icon={<Pencil aria-hidden size={16} strokeWidth={1.75} />}
          >
            {t.edit}
          </ActionLink>
        )}
        <Button onClick={() => onOpen('files')}>
          <FolderOpen aria-hidden size={16} strokeWidth={1.75} />
          {t.files} {count > 0 && <span className="tabular-nums opacity-75">{fileNumber.format(count)}</span>}
        </Button>
        <Button onClick={() => onOpen('share')}>
          <Share2 aria-hidden size={16} strokeWidth={1.75} />
          {t.share}
        </Button>
        {canInvite && (
          <Button onClick={() => onOpen('invite')}>
            <UserPlus aria-hidden size={16} strokeWidth={1.75} />
            {t.invite}
          </Button>
        )}
        {inDashboard && (
          <ActionLink to={path(tour.id, 'report')} icon={<Printer aria-hidden size={16} strokeWidth={1.75} />}>
            {t.report}
          </ActionLink>
        )}
        {inDashboard && (
          <Button onClick={() => onOpen('spreadsheet')}>
            <Table aria-hidden size={16} strokeWidth={1.75} />
            {t.spreadsheet}
          </Button>
        )}
      </div>
    </>
  );
}

function ActionLink({ to, icon, children }: { to: string; icon: ReactNode; children: ReactNode }) {
  return (
    <Link to={to} className={buttonStyle()}>
      {icon}
      {children}
    </Link>
  );
}
