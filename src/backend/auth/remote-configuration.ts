import { type RemoteConfiguration, remoteConfigurationFrom } from '@/domain/application/remote-configuration';
import { config } from '../config';
import { firebaseApp } from '../firebase-app';

/** What holds until something was fetched, and when that fails. */
export const bundledConfiguration: RemoteConfiguration = remoteConfigurationFrom({});

const timeout = 8000;
const hour = 3_600_000;

/**
 * What the sign-in page is told from afar: by Firebase Remote Config, or by the JSON file that `VITE_REMOTE_CONFIG` names in its place. There
 * is no emulator of Remote Config: with emulators the file is /remote-config.json. It never fails: what cannot be fetched is as bundled.
 * @see AUTH-004 AUTH-017 MODEL-056
 */
export async function remoteConfiguration(): Promise<RemoteConfiguration> {
  try {
    const file: unknown = import.meta.env.VITE_REMOTE_CONFIG || (config().emulators ? '/remote-config.json' : '');
    return remoteConfigurationFrom(typeof file === 'string' && file !== '' ? await valuesOfFile(file) : await valuesOfFirebase());
  } catch (error) {
    console.warn('The remote configuration was not fetched; the sign-in page is shown as usual.', error);
    return bundledConfiguration;
  }
}

async function valuesOfFile(file: string): Promise<unknown> {
  const answer = await fetch(file, { cache: 'no-cache', signal: AbortSignal.timeout(timeout) });
  if (!answer.ok) throw new Error(`${file} answered ${answer.status}.`);
  return answer.json();
}

async function valuesOfFirebase(): Promise<unknown> {
  const { fetchAndActivate, getRemoteConfig, getValue } = await import('firebase/remote-config');
  const remote = getRemoteConfig(firebaseApp());
  remote.settings = { fetchTimeoutMillis: timeout, minimumFetchIntervalMillis: hour };
  remote.defaultConfig = { ...bundledConfiguration };
  await fetchAndActivate(remote);
  return {
    hideSignUpForm: getValue(remote, 'hideSignUpForm').asBoolean(),
    loginPageMessage: getValue(remote, 'loginPageMessage').asString(),
  };
}
