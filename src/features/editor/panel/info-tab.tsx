import type { PoiId } from '@/domain/ids';
import { ContentOutline } from '../content/content-outline';
import { TagSection } from '../tags/tag-section';
import { ViewSection } from '../tags/view-section';
import { NameField } from './name-field';

type Props = { poi: PoiId };

/**
 * What a point of interest is called, where it is seen from, and what there is to read about it. Only what remembers something of its own
 * begins anew with another point of interest.
 */
export function InfoTab({ poi }: Props) {
  return (
    <div className="flex flex-col gap-6">
      <NameField key={`name ${poi}`} poi={poi} />
      <ContentOutline key={`content ${poi}`} poi={poi} />
      <ViewSection poi={poi} />
      <TagSection poi={poi} />
    </div>
  );
}
