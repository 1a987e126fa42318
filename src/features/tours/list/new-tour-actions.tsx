import Download from 'lucide-react/icons/download';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash';
import { Link } from 'react-router-dom';
import type { OrgId } from '@/domain/ids';
import { binPath, createTourPath, importToursPath } from '@/domain/page-addresses';
import { buttonStyle } from '@/ui/button';

type Props = { organization: OrgId; canCreate: boolean; canImport: boolean; hasBin: boolean };

/** @see TOUR-002 TOUR-003 */
export const NewTourActions = ({ organization, canCreate, canImport, hasBin }: Props) => (
  <>
    {hasBin && (
      <Link to={binPath} className={buttonStyle()}>
        <Trash2 aria-hidden size={16} strokeWidth={1.75} />
        Bin
      </Link>
    )}
    {canImport && (
      <Link to={importToursPath(organization)} className={buttonStyle()}>
        <Download aria-hidden size={16} strokeWidth={1.75} />
        Import
      </Link>
    )}
    {canCreate && (
      <Link to={createTourPath} className={buttonStyle({ look: 'primary' })}>
        <Plus aria-hidden size={16} strokeWidth={2} />
        Create
      </Link>
    )}
  </>
);
