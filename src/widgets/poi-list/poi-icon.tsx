import type { IconDescription, IconRef } from '@/domain/icons';
import type { MarkedPoi } from '@/domain/point-types/marked';
import { ImageWithFallback } from '@/ui/image-with-fallback';
import { EyeIcon, PinIcon, TagIcon } from '@/ui/inline-icons';
import { ownImageUrl } from '@/widgets/file-preview/own-url';
import { PoiMark } from './poi-mark';

type Props = { poi: Pick<MarkedPoi, 'icon' | 'type' | 'mark'>; icons: readonly IconDescription[] };

const colors: Record<IconRef, string> = {
  black: 'bg-neutral-950 text-white',
  blue: 'bg-blue-600 text-white',
  green: 'bg-emerald-400 text-neutral-950',
  pink: 'bg-pink-400 text-neutral-950',
  purple: 'bg-purple-600 text-white',
  red: 'bg-red-600 text-white',
  teal: 'bg-teal-400 text-neutral-950',
  white: 'bg-white text-neutral-950',
};
const shapes = { poi: PinIcon, tag: TagIcon, sweep: EyeIcon };

/** The icon of a PoI: its mark while points are coloured, else the organization's image, or its colour with the symbol of its type. */
export function PoiIcon({ poi, icons }: Props) {
  if (poi.mark) return <PoiMark mark={poi.mark} />;
  const picture = ownImageUrl(icons.find(({ ref }) => ref === poi.icon)?.default ?? '');
  const fallback = <FallbackIcon {...poi} />;
  return picture ? (
    <ImageWithFallback src={picture} alt="" className="size-6 shrink-0 rounded-full object-contain" fallback={fallback} />
  ) : (
    fallback
  );
}

function FallbackIcon({ icon, type }: Props['poi']) {
  const Shape = shapes[type];
  return (
    <span aria-hidden className={`grid size-6 shrink-0 place-items-center rounded-full outline outline-1 outline-white/25 ${colors[icon]}`}>
      <Shape size={13} strokeWidth={2} />
    </span>
  );
}
