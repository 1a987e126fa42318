import { useEffect } from 'react';
import { type RemoteConfiguration, remoteConfigurationFrom } from '@/domain/application/remote-configuration';
import { useSetting, writeSetting } from '@/ui/settings';

const storageKey = 'remoteConfiguration';

/** The sign-in page's remote configuration: the cached one at first, then the fetched one. @see AUTH-004 AUTH-017 MODEL-056 */
export function useRemoteConfiguration(): RemoteConfiguration {
  useEffect(() => {
    fetchOnce();
  }, []);
  return parseConfiguration(useSetting(storageKey));
}

// A failed fetch clears the cached configuration, so that it can't keep hiding the sign-up form.
async function fetchOnce(): Promise<void> {
  try {
    const { remoteConfiguration } = await import('@/backend/auth/remote-configuration');
    writeSetting(storageKey, JSON.stringify(await remoteConfiguration()));
  } catch {
    writeSetting(storageKey, null);
  }
}

function parseConfiguration(stored: string | null): RemoteConfiguration {
  try {
    return remoteConfigurationFrom(JSON.parse(stored ?? '{}'));
  } catch {
    return remoteConfigurationFrom({});
  }
}
