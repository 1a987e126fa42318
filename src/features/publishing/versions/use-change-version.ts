import { useQueryClient } from '@tanstack/react-query';
import { changeVersion } from '@/backend/publishing/commands';
import { publicationKey } from '@/backend/publishing/queries';
import type { CallableInput } from '@/domain/callables/inputs';
import type { Tour } from '@/domain/tours/tour';
import { toastSuccess } from '@/ui/toast';
import { useMutation } from '@/widgets/use-mutation';

type Changes = Omit<CallableInput<'changeVersion'>, 'tour' | 'version'>;
type Input = { version: string; changes: Changes; done: string };

/** Changes a version, and reads the list again. @param showsError whether the component shows errors itself */
export function useChangeVersion({ id, organization }: Tour, { showsError = false, onDone = () => {} } = {}) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ version, changes }: Input) => {
      await changeVersion({ tour: id, version, ...changes });
      await client.invalidateQueries({ queryKey: publicationKey(organization, id), exact: true });
    },
    onSuccess: (_, { done }) => {
      toastSuccess(done);
      onDone();
    },
    meta: { failed: showsError ? null : 'Couldn’t change the version: ' },
  });
}
