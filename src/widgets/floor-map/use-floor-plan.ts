import { useMemo } from 'react';
import type { FloorPlan } from '@/domain/attachments';
import type { LaidPlan } from '@/domain/plans/floor-frame';
import { planOfFloor } from '@/domain/plans/laid-plan';
import { ownImageUrl } from '@/widgets/file-preview/own-url';
import { useImageSize } from './use-image-size';

/** The plan of a floor that is laid over this scan; null without one, until its image is there, and where the image is another one. */
export function useFloorPlan(plans: readonly FloorPlan[], floor: number, model: string): { address: string; laid: LaidPlan } | null {
  const found = useMemo(() => planOfFloor(plans, floor, model), [plans, floor, model]);
  const address = found && ownImageUrl(found.plan.url);
  const size = useImageSize(address);
  const isSame = found && size && size.width === found.laid.image.width && size.height === found.laid.image.height;
  return useMemo(() => (isSame && address !== null ? { address, laid: found.laid } : null), [isSame, address, found]);
}
