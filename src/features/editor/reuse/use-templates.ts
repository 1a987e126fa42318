import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { templateQueries } from '@/backend/templates/queries';
import { canEditOrganization, canViewOrganization } from '@/domain/access/principals';
import type { ListedTemplate } from '@/domain/reuse/template';
import { byName } from '@/domain/search';
import { useCurrentUser } from '@/widgets/current-user';
import { useAccessContext } from '@/widgets/use-access-context';
import { useEditingState } from '../session/editing-context';

/** Whether the user may use the templates of the tour's organization, and change them. */
export function useTemplateAccess(): { canUse: boolean; canManage: boolean } {
  const organization = useEditingState((state) => state.input.tour.organization);
  const currentUser = useCurrentUser();
  const { directory } = useAccessContext(organization);
  return {
    canUse: organization !== '' && canViewOrganization(currentUser, organization, directory),
    canManage: organization !== '' && canEditOrganization(currentUser, organization, directory),
  };
}

export type Templates = {
  templates: readonly ListedTemplate[] | null;
  /** also while it is tried again, when there is no error */
  hasFailed: boolean;
  error: Error | null;
  isFetching: boolean;
  retry: () => void;
};

/** The templates of the tour's organization by name; null while they are loading, and with an error. */
export function useTemplates(): Templates {
  const organization = useEditingState((state) => state.input.tour.organization);
  const { canUse } = useTemplateAccess();
  const { data, error, errorUpdateCount, isFetching, refetch } = useQuery({
    ...templateQueries.of(organization),
    enabled: canUse,
    throwOnError: false,
  });
  const templates = useMemo(() => data?.toSorted(byName) ?? null, [data]);
  return { templates, hasFailed: errorUpdateCount > 0, error, isFetching, retry: () => void refetch() };
}

/** Reads the list again, once somebody changed it here. */
export function useReloadTemplates(): () => void {
  const organization = useEditingState((state) => state.input.tour.organization);
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: templateQueries.of(organization).queryKey });
}
