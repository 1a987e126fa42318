import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId, useState } from 'react';
import type { IconDescription, IconRef } from '@/domain/icons';
import type { PoiType } from '@/domain/pois';
import { searched } from '@/domain/search';
import { cn } from '@/ui/cn';
import { Popover } from '@/ui/popover';
import { SearchBox } from '@/ui/search-box';
import { PoiMark } from '@/widgets/poi-list/poi-mark';

type Props = { icons: readonly IconDescription[]; value: IconRef; type: PoiType; onChange: (icon: IconRef) => void };

const named = ({ description, ref }: Pick<IconDescription, 'description' | 'ref'>) =>
  description || `${ref.slice(0, 1).toUpperCase()}${ref.slice(1)}`;

/** One of the eight icons, by what they mean to the organization. @see EDIT-033 */
export function IconPicker({ icons, value, type, onChange }: Props) {
  const present = icons.find(({ ref }) => ref === value);
  const name = present ? named(present) : value;
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
          <PoiMark poi={{ icon: value, type }} icons={icons} />
          <span className="min-w-0 grow truncate text-left">{name}</span>
          <ChevronDown aria-hidden size={16} strokeWidth={1.75} className="shrink-0 text-ink-faint" />
        </button>
      }
    >
      <Choices icons={icons} value={value} type={type} onChange={onChange} />
    </Popover>
  );
}

function Choices({ icons, value, type, onChange }: Props) {
  const [sought, setSought] = useState('');
  const name = useId();
  const found = searched(icons, sought, 'icons', ({ description, ref }) => [description, ref]);
  return (
    <div className="flex flex-col gap-2 [&>search]:w-full">
      <SearchBox label="Search icons" value={sought} onChange={setSought} />
      {/* as tall as all eight, so that what is typed moves nothing */}
      <div className="min-h-80 max-md:min-h-88">
        <fieldset className="flex flex-col">
          <legend className="sr-only">Icon</legend>
          {found.map((icon) => (
            <label
              key={icon.ref}
              className={cn(
                'flex min-h-10 cursor-pointer items-center gap-2.5 rounded-md px-2 text-ink text-sm outline-accent-line hover:bg-hover has-focus-visible:outline-2 max-md:min-h-11',
                icon.ref === value && 'bg-chosen',
              )}
            >
              <input type="radio" name={name} className="sr-only" checked={icon.ref === value} onChange={() => onChange(icon.ref)} />
              <PoiMark poi={{ icon: icon.ref, type }} icons={icons} />
              <span className="min-w-0 grow truncate">{named(icon)}</span>
              {icon.description && <span className="text-ink-faint text-xs">{icon.ref}</span>}
            </label>
          ))}
        </fieldset>
        {found.length === 0 && <p className="px-2 py-3 text-ink-soft text-sm">No icon is called or described like this.</p>}
      </div>
    </div>
  );
}
