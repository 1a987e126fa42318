import Download from 'lucide-react/icons/download';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash';
import { Link } from 'react-router-dom';
import { binPath, createTourPath, importToursPath } from '@/domain/addresses';
import { buttonStyle } from '@/ui/button';

/** @see TOUR-002 TOUR-003 */
export const NewTourActions = ({ canCreate, canImport, hasBin }: { canCreate: boolean; canImport: boolean; hasBin: boolean }) => (
  <>
    {hasBin && (
      <Link to={binPath} className={buttonStyle()}>
        <Trash2 aria-hidden size={16} strokeWidth={1.75} />
        Bin
      </Link>
    )}
    {canImport && (
      <Link to={importToursPath} className={buttonStyle()}>
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
