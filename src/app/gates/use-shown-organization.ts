import { shownOrganization } from '@/domain/access/organization-choice';
import { localKeys } from '@/domain/application/local-keys';
import type { OrgId } from '@/domain/ids';
import { useSetting } from '@/ui/settings';
import { useWho } from '@/widgets/who';

/** The organization whose dashboard the person sees; null for someone without one. @see ACCESS-020 */
export function useShownOrganization(): OrgId | null {
  const who = useWho();
  const chosen = useSetting(localKeys.organizationId);
  return who && shownOrganization(who, chosen);
}
