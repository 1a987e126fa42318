import { MutationCache, QueryClient } from '@tanstack/react-query';
import toast from 'react-hot-toast';

declare module '@tanstack/react-query' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface merges with the library's
  interface Register {
    mutationMeta: { done?: string; failed?: string };
  }
}

/** One toast at a time: a new one takes the place of the last. @see UI-006 */
const single = { id: 'toast' };

const mutationCache = new MutationCache({
  onSuccess: (_data, _input, _result, { meta }) => {
    if (meta?.done) toast.success(meta.done, single);
  },
  onError: (error, _input, _result, { meta }) => {
    if (meta?.failed) toast.error(meta.failed + error.message, single);
  },
});

// Firestore knows about being offline; react-query does not have to.
export const queryClient = new QueryClient({
  mutationCache,
  defaultOptions: { queries: { networkMode: 'always', retry: false }, mutations: { networkMode: 'always', retry: false } },
});
