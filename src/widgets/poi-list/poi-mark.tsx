import type { IconDescription, IconRef } from '@/domain/icons';
import type { Poi } from '@/domain/pois';
import { LightEye, LightPin, LightTag } from '@/ui/light-icons';
import { Picture } from '@/ui/picture';
import { ownPicture } from '@/widgets/file-preview/own-address';

type Props = { poi: Pick<Poi, 'icon' | 'type'>; icons: readonly IconDescription[] };

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
const shapes = { poi: LightPin, tag: LightTag, sweep: LightEye };

/** What a PoI looks like on the model: its organization's picture, or its colour, with the mark of its kind. */
export function PoiMark({ poi, icons }: Props) {
  const picture = ownPicture(icons.find(({ ref }) => ref === poi.icon)?.default ?? '');
  const drawn = <Drawn {...poi} />;
  return picture ? <Picture src={picture} alt="" className="size-6 shrink-0 rounded-full object-contain" otherwise={drawn} /> : drawn;
}

function Drawn({ icon, type }: Props['poi']) {
  const Shape = shapes[type];
  return (
    <span aria-hidden className={`grid size-6 shrink-0 place-items-center rounded-full outline outline-1 outline-white/25 ${colors[icon]}`}>
      <Shape size={13} strokeWidth={2} />
    </span>
  );
}
