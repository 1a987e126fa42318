import { useCallback, useState } from 'react';
import { useOnline, useOnReconnect } from '@/ui/use-online';

/** Whether something of the network failed to load, and why; it is tried again as soon as the connection is back. */
export function useLoadFailure(name: string, otherCause: string) {
  const [hasFailed, setFailed] = useState(false);
  const isOnline = useOnline();
  useOnReconnect(useCallback(() => setFailed(false), []));
  const message = isOnline ? otherCause : `You’re offline. The ${name} loads when you’re back online.`;
  return { failure: hasFailed ? message : null, onError: () => setFailed(true) };
}
