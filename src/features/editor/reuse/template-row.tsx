import type { LucideIcon } from 'lucide-react';
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import FolderIcon from 'lucide-react/icons/folder';
import MapPin from 'lucide-react/icons/map-pin';
import Pencil from 'lucide-react/icons/pencil';
import Rotate3d from 'lucide-react/icons/rotate-3d';
import Trash2 from 'lucide-react/icons/trash';
import type { ListedTemplate, TemplateKind } from '@/domain/reuse/template';
import { Button } from '@/ui/button';
import { IconButton } from '@/ui/icon-button';
import { Menu, MenuItem } from '@/ui/menu';

type Props = {
  template: ListedTemplate;
  canManage: boolean;
  isLoading: boolean;
  onAdd: (template: ListedTemplate) => void;
  onManage: (managed: { template: ListedTemplate; to: 'rename' | 'delete' }) => void;
};

const kinds: Readonly<Record<TemplateKind, { icon: LucideIcon; label: string }>> = {
  point: { icon: MapPin, label: 'Point' },
  folder: { icon: FolderIcon, label: 'Folder' },
  tour: { icon: Rotate3d, label: 'Tour' },
};

/** A template in the library. */
export function TemplateRow({ template, canManage, isLoading, onAdd, onManage }: Props) {
  const { icon: Icon, label } = kinds[template.kind];
  return (
    <li className="flex min-h-11 items-center gap-2.5 rounded-md px-2 hover:bg-hover">
      <Icon aria-hidden size={16} strokeWidth={1.75} className="shrink-0 text-ink-faint" />
      <span className="min-w-0 grow">
        <span dir="auto" title={template.name} className="block truncate text-ink text-sm">
          {template.name}
        </span>
        <span className="sr-only">{label}</span>
      </span>
      <Button size="small" aria-label={`Add “${template.name}”`} busy={isLoading} onClick={() => onAdd(template)}>
        Add
      </Button>
      {canManage && (
        <Menu trigger={<IconButton label={`Menu of “${template.name}”`} icon={EllipsisVertical} />}>
          <MenuItem icon={Pencil} onSelect={() => onManage({ template, to: 'rename' })}>
            Rename
          </MenuItem>
          <MenuItem icon={Trash2} look="danger" onSelect={() => onManage({ template, to: 'delete' })}>
            Delete
          </MenuItem>
        </Menu>
      )}
    </li>
  );
}
