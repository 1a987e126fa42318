import { QueryClient } from '@tanstack/react-query';

// Firestore handles being offline; react-query doesn't need to
export const queryClient = new QueryClient({
  defaultOptions: { queries: { networkMode: 'always', retry: false }, mutations: { networkMode: 'always', retry: false } },
});
