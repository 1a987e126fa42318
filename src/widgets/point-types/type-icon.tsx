import type { LucideIcon } from 'lucide-react';
import Box from 'lucide-react/icons/box';
import Camera from 'lucide-react/icons/camera';
import CircleCheck from 'lucide-react/icons/circle-check';
import DoorOpen from 'lucide-react/icons/door-open';
import Droplet from 'lucide-react/icons/droplet';
import Flame from 'lucide-react/icons/flame';
import Info from 'lucide-react/icons/info';
import Lamp from 'lucide-react/icons/lamp';
import Leaf from 'lucide-react/icons/leaf';
import MapPin from 'lucide-react/icons/map-pin';
import Plug from 'lucide-react/icons/plug';
import Shield from 'lucide-react/icons/shield';
import Thermometer from 'lucide-react/icons/thermometer';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import Wifi from 'lucide-react/icons/wifi';
import Wrench from 'lucide-react/icons/wrench';
import type { PointIcon, PointType } from '@/domain/point-types/point-type';
import { cn } from '@/ui/cn';
import { pointColorValue } from './color-mark';

const icons: Record<PointIcon, LucideIcon> = {
  pin: MapPin,
  door: DoorOpen,
  flame: Flame,
  plug: Plug,
  droplet: Droplet,
  thermometer: Thermometer,
  wrench: Wrench,
  shield: Shield,
  camera: Camera,
  box: Box,
  lamp: Lamp,
  wifi: Wifi,
  info: Info,
  alert: TriangleAlert,
  check: CircleCheck,
  leaf: Leaf,
};

type Props = { type: Pick<PointType, 'icon' | 'color'>; className?: string };

/** The icon of a type on its colour. */
export function TypeIcon({ type, className }: Props) {
  const Icon = icons[type.icon];
  return (
    <span
      aria-hidden
      className={cn('grid size-7 shrink-0 place-items-center rounded-md border border-line', className)}
      style={{ background: `color-mix(in oklab, ${pointColorValue(type.color)} 22%, transparent)` }}
    >
      <Icon size={16} strokeWidth={1.75} />
    </span>
  );
}
