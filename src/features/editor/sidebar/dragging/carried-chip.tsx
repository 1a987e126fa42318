import Folder from 'lucide-react/icons/folder';
import type { IconDescription } from '@/domain/icons';
import { PoiMark } from '@/widgets/poi-list/poi-mark';
import type { Lift } from './use-lift';

type Props = { lift: Lift; icons: readonly IconDescription[] };

/** What is carried, at the pointer. */
export const CarriedChip = ({ lift: { row, refused }, icons }: Props) => (
  <div className="inline-flex max-w-72 cursor-grabbing items-center gap-2.5 rounded-lg border border-line bg-raised py-2 pr-3 pl-2.5 text-ink text-sm shadow-lifted">
    {row.kind === 'poi' ? (
      <PoiMark poi={row.poi} icons={icons} />
    ) : (
      <Folder aria-hidden size={16} strokeWidth={1.75} className="shrink-0 text-ink-soft" />
    )}
    <span className="min-w-0">
      <span className="block truncate font-medium">{row.name}</span>
      {refused && <span className="block text-danger text-xs">{refused}</span>}
    </span>
  </div>
);
