import { useQuery } from '@tanstack/react-query';
import { tourQueries } from '@/backend/tours/queries';
import { belongs } from '@/domain/access/principals';
import { byName } from '@/domain/search';
import type { Tour } from '@/domain/tours';
import { useFacts } from '@/widgets/facts';
import { useWho } from '@/widgets/who';

const sorted = (tours: Tour[]) => tours.toSorted(byName);

/** The tours of the same organization and type: all of them for those who belong to it, the public ones for others. @see STAGE-003 */
export function useStages({ organization, tourTypeId }: Pick<Tour, 'organization' | 'tourTypeId'>) {
  const who = useWho();
  const { directory } = useFacts(organization);
  const seesAll = belongs(who, organization, directory);
  return useQuery({ ...tourQueries.stages(organization, tourTypeId, { publicOnly: !seesAll }), select: sorted });
}
