import { useEffect } from 'react';
import { type RemoteConfiguration, remoteConfigurationFrom } from '@/domain/application/remote-configuration';
import { useSetting, writeSetting } from '@/ui/settings';

const key = 'remoteConfiguration';

/** What the sign-in page is told from afar: at once what it was told the last time, then what it is told now. @see AUTH-004 AUTH-017 MODEL-056 */
export function useRemoteConfiguration(): RemoteConfiguration {
  useEffect(() => {
    fetchOnce();
  }, []);
  return told(useSetting(key));
}

// What was told the last time holds only until this fetch ends, however it ends: a failed one hides nothing.
async function fetchOnce(): Promise<void> {
  try {
    const { remoteConfiguration } = await import('@/backend/auth/remote-configuration');
    writeSetting(key, JSON.stringify(await remoteConfiguration()));
  } catch {
    writeSetting(key, null);
  }
}

function told(kept: string | null): RemoteConfiguration {
  try {
    return remoteConfigurationFrom(JSON.parse(kept ?? '{}'));
  } catch {
    return remoteConfigurationFrom({});
  }
}
