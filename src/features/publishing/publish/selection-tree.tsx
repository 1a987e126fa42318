import ChevronRight from 'lucide-react/icons/chevron-right';
import { useState } from 'react';
import { allPois, type Folder, isUncategorized } from '@/domain/folders/folder';
import { plural } from '@/domain/plural';
import type { Poi } from '@/domain/pois/poi';
import { CheckboxField } from '@/ui/checkbox-field';
import { cn } from '@/ui/cn';
import { IconButton } from '@/ui/icon-button';

/** The ids of folders and points of interest that are not published. */
export type Excluded = { folders: ReadonlySet<string>; pois: ReadonlySet<string> };

type Props = { folders: readonly Folder[]; excluded: Excluded; onChange: (excluded: Excluded) => void };

/** The folders and points of interest of a tour, each with a checkbox. A folder that is left out takes along what is in it. */
export const SelectionTree = ({ folders, excluded, onChange }: Props) => (
  <ul className="flex flex-col">
    {folders.map((folder) => (
      <FolderBranch key={folder.id} folder={folder} excluded={excluded} onChange={onChange} isExcluded={false} />
    ))}
  </ul>
);

type BranchProps = { folder: Folder; excluded: Excluded; isExcluded: boolean; onChange: (excluded: Excluded) => void };

function FolderBranch({ folder, excluded, isExcluded, onChange }: BranchProps) {
  const [isOpen, setOpen] = useState(false);
  const isOut = isExcluded || excluded.folders.has(folder.id);
  const name = isUncategorized(folder) ? 'No folder' : folder.name;
  const count = allPois([folder]).length;
  const hasContent = folder.pois.length > 0 || folder.children.length > 0;
  return (
    <li>
      <div className="flex items-center gap-1">
        <span className={cn('transition-transform', isOpen && 'rotate-90', !hasContent && 'invisible')}>
          <IconButton
            label={`${isOpen ? 'Close' : 'Open'} ${name}`}
            icon={ChevronRight}
            aria-expanded={isOpen}
            disabled={!hasContent}
            onClick={() => setOpen(!isOpen)}
          />
        </span>
        <CheckboxField
          label={name}
          hint={plural(count, { one: '# point', other: '# points' })}
          checked={!isOut}
          disabled={isExcluded}
          onChange={() => onChange({ ...excluded, folders: toggled(excluded.folders, folder.id) })}
        />
      </div>
      {isOpen && (
        <ul className="ms-4 border-line border-s ps-3">
          {folder.pois.map((poi) => (
            <PoiLeaf key={poi.identifier} poi={poi} excluded={excluded} onChange={onChange} isExcluded={isOut} />
          ))}
          {folder.children.map((child) => (
            <FolderBranch key={child.id} folder={child} excluded={excluded} onChange={onChange} isExcluded={isOut} />
          ))}
        </ul>
      )}
    </li>
  );
}

type LeafProps = { poi: Poi; excluded: Excluded; isExcluded: boolean; onChange: (excluded: Excluded) => void };

const PoiLeaf = ({ poi, excluded, isExcluded, onChange }: LeafProps) => (
  <li className="ps-8">
    <CheckboxField
      label={poi.name}
      checked={!isExcluded && !excluded.pois.has(poi.identifier)}
      disabled={isExcluded}
      onChange={() => onChange({ ...excluded, pois: toggled(excluded.pois, poi.identifier) })}
    />
  </li>
);

function toggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
}
