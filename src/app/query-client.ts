import { MutationCache, QueryClient } from '@tanstack/react-query';

declare module '@tanstack/react-query' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface merges with the library's
  interface Register {
    mutationMeta: { done?: string; failed?: string };
  }
}

/** One toast at a time: a new one takes the place of the last. @see UI-006 */
const single = { id: 'toast' };

// `Toasts` fetches the same code soon after the first paint: it is there before anybody has changed anything, also offline.
const toasts = async () => (await import('react-hot-toast')).toast;

const mutationCache = new MutationCache({
  onSuccess: (_data, _input, _result, { meta }) => {
    const { done } = meta ?? {};
    if (done) void toasts().then((toast) => toast.success(done, single));
  },
  onError: (error, _input, _result, { meta }) => {
    const { failed } = meta ?? {};
    if (failed) void toasts().then((toast) => toast.error(failed + error.message, single));
  },
});

// Firestore knows about being offline; react-query does not have to.
export const queryClient = new QueryClient({
  mutationCache,
  defaultOptions: { queries: { networkMode: 'always', retry: false }, mutations: { networkMode: 'always', retry: false } },
});
