import type { LucideIcon } from 'lucide-react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Copy from 'lucide-react/icons/copy';
import Download from 'lucide-react/icons/download';
import Folder from 'lucide-react/icons/folder';
import Globe from 'lucide-react/icons/globe';
import Layers from 'lucide-react/icons/layers';
import MapPin from 'lucide-react/icons/map-pin';
import Shapes from 'lucide-react/icons/shapes';
import Trash2 from 'lucide-react/icons/trash';
import type { Organization } from '@/domain/organizations/organization';
import type { BulkAct } from '@/domain/tours/bulk/bulk-acts';
import type { ListedTour } from '@/domain/tours/listed-tour';
import { Button } from '@/ui/button';
import { Menu, MenuItem } from '@/ui/menu';
import type { BulkKind, BulkRequest } from './bulk-request';
import { useActRights } from './use-act-rights';

type Props = { organization: Organization; tours: readonly ListedTour[]; onRequest: (request: BulkRequest) => void };

type Item = { kind: BulkKind; label: string; icon: LucideIcon };

const changes: readonly Item[] = [
  { kind: 'type', label: 'Type', icon: Shapes },
  { kind: 'collection', label: 'Collection', icon: Folder },
  { kind: 'access', label: 'Access', icon: Globe },
  { kind: 'place', label: 'Place', icon: MapPin },
];

const others: readonly (Item & { kind: BulkAct })[] = [
  { kind: 'publish', label: 'Publish a version', icon: Layers },
  { kind: 'duplicate', label: 'Duplicate', icon: Copy },
  { kind: 'export', label: 'Export data', icon: Download },
];

/** What the user may do with at least one of the selected tours. */
export function BulkActions({ organization, tours, onRequest }: Props) {
  const mayAct = useActRights(organization);
  const may = (act: BulkAct) => tours.some((tour) => mayAct(act, tour));
  const request = (kind: BulkKind) => onRequest({ kind, tours });
  return (
    <>
      {may('change') && <ItemMenu label="Change" items={changes} onChoose={request} />}
      <ItemMenu label="More" items={others.filter(({ kind }) => may(kind))} onChoose={request} />
      {may('delete') && (
        <Button size="small" look="danger" onClick={() => request('delete')}>
          <Trash2 aria-hidden size={16} strokeWidth={1.75} />
          Delete
        </Button>
      )}
    </>
  );
}

type MenuProps = { label: string; items: readonly Item[]; onChoose: (kind: BulkKind) => void };

function ItemMenu({ label, items, onChoose }: MenuProps) {
  if (items.length === 0) return null;
  const trigger = (
    <Button size="small">
      {label}
      <ChevronDown aria-hidden size={16} strokeWidth={1.75} />
    </Button>
  );
  return (
    <Menu trigger={trigger}>
      {items.map((item) => (
        <MenuItem key={item.kind} icon={item.icon} onSelect={() => onChoose(item.kind)}>
          {item.label}
        </MenuItem>
      ))}
    </Menu>
  );
}
