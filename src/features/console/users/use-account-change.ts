import { useQueryClient } from '@tanstack/react-query';
import { useMutation } from '@/widgets/use-mutation';

/** A change of one account, after which the accounts are read again; the component shows the error. */
export function useAccountChange<Input>(change: (input: Input) => Promise<void>, onChanged: (input: Input) => void, done?: string) {
  const client = useQueryClient();
  return useMutation<void, Input>({
    mutationFn: change,
    onSuccess: (_, input) => {
      onChanged(input);
      void client.invalidateQueries({ queryKey: ['accounts'] });
    },
    meta: { ...(done !== undefined && { done }), failed: null },
  });
}
