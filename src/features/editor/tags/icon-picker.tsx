import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId, useState } from 'react';
import type { IconDescription, IconRef } from '@/domain/icons';
import type { PoiType } from '@/domain/pois/poi';
import { filterBySearch } from '@/domain/search';
import { cn } from '@/ui/cn';
import { Popover } from '@/ui/popover';
import { SearchBox } from '@/ui/search-box';
import { PoiIcon } from '@/widgets/poi-list/poi-icon';

type Props = { icons: readonly IconDescription[]; value: IconRef; type: PoiType; onChange: (icon: IconRef) => void };

const iconName = ({ description, ref }: Pick<IconDescription, 'description' | 'ref'>) =>
  description || `${ref.slice(0, 1).toUpperCase()}${ref.slice(1)}`;

/** Chooses one of the eight icons, labelled with the organization's descriptions. @see EDIT-033 */
export function IconPicker({ icons, value, type, onChange }: Props) {
  const selected = icons.find(({ ref }) => ref === value);
  const name = selected ? iconName(selected) : value;
  return (
    <Popover
      label="Choose an icon"
      align="start"
      trigger={
        <button
          type="button"
          aria-label={`Icon: ${name}`}
          className="flex h-11 w-full items-center gap-2.5 rounded-md border border-line-strong bg-surface px-3 text-ink text-sm transition-colors hover:border-ink-soft"
        >
          <PoiIcon poi={{ icon: value, type }} icons={icons} />
          <span className="min-w-0 grow truncate text-start">{name}</span>
          <ChevronDown aria-hidden size={16} strokeWidth={1.75} className="shrink-0 text-ink-faint" />
        </button>
      }
    >
      <Choices icons={icons} value={value} type={type} onChange={onChange} />
    </Popover>
  );
}

function Choices({ icons, value, type, onChange }: Props) {
  const [search, setSearch] = useState('');
  const name = useId();
  const found = filterBySearch(icons, search, 'icons', ({ description, ref }) => [description, ref]);
  return (
    <div className="flex flex-col gap-2 [&>search]:w-full">
      <SearchBox label="Search icons" value={search} onChange={setSearch} />
      {/* as tall as all eight icons, so that searching does not change the height */}
      <div className="min-h-80 max-md:min-h-88">
        <fieldset className="flex flex-col">
          <legend className="sr-only">Icon</legend>
          {found.map((icon) => (
            <label
              key={icon.ref}
              className={cn(
                'flex min-h-10 cursor-pointer items-center gap-2.5 rounded-md px-2 text-ink text-sm outline-accent-line hover:bg-hover has-focus-visible:outline-2 touch:min-h-11',
                icon.ref === value && 'bg-chosen',
              )}
            >
              <input type="radio" name={name} className="sr-only" checked={icon.ref === value} onChange={() => onChange(icon.ref)} />
              <PoiIcon poi={{ icon: icon.ref, type }} icons={icons} />
              <span className="min-w-0 grow truncate">{iconName(icon)}</span>
              {icon.description && <span className="text-ink-faint text-xs">{icon.ref}</span>}
            </label>
          ))}
        </fieldset>
        {found.length === 0 && <p className="px-2 py-3 text-ink-soft text-sm">No matching icons</p>}
      </div>
    </div>
  );
}
