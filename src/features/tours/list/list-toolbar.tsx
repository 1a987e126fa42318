import Download from 'lucide-react/icons/download';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import List from 'lucide-react/icons/list';
import ListFilter from 'lucide-react/icons/list-filter';
import Plus from 'lucide-react/icons/plus';
import { Link } from 'react-router-dom';
import { createTourPath, importToursPath } from '@/domain/addresses';
import { Button, buttonStyle } from '@/ui/button';
import { Segmented } from '@/ui/segmented';
import type { ListMode } from './list-layout';

type FilterProps = { isOpen: boolean; controls: string; count: number; onToggle: () => void };

/** @see TOUR-004 */
export function FilterToggle({ isOpen, controls, count, onToggle }: FilterProps) {
  return (
    <Button aria-expanded={isOpen} aria-controls={isOpen ? controls : undefined} onClick={onToggle}>
      <ListFilter aria-hidden size={16} strokeWidth={1.75} />
      Filter
      {count > 0 && (
        <span className="rounded-full bg-accent-wash px-1.5 font-semibold text-accent text-xs tabular-nums">
          {count}
          <span className="sr-only"> chosen</span>
        </span>
      )}
    </Button>
  );
}

const segments = [
  { value: 'grid', label: 'Grid', icon: LayoutGrid },
  { value: 'list', label: 'List', icon: List },
] as const;

/** @see TOUR-008 */
export const ModeSwitch = ({ mode, onChange }: { mode: ListMode; onChange: (mode: ListMode) => void }) => (
  <Segmented label="Show as" value={mode} segments={segments} onChange={onChange} iconsOnly />
);

/** @see TOUR-002 TOUR-003 */
export function NewTours({ canCreate, canImport }: { canCreate: boolean; canImport: boolean }) {
  return (
    <>
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
}
