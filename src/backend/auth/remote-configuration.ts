import { type RemoteConfiguration, remoteConfigurationFrom } from '@/domain/application/remote-configuration';
import { hourMs } from '@/domain/durations';
import { config } from '../config';
import { firebaseApp } from '../firebase-app';

/** Default values, until they are fetched or if that fails. */
export const bundledConfiguration: RemoteConfiguration = remoteConfigurationFrom({});

const timeoutMs = 8000;

/**
 * The remotely configured part of the sign-in page: from Firebase Remote Config, or from the JSON file in `VITE_REMOTE_CONFIG`. Remote Config has no
 * emulator: with emulators the file is /remote-config.json. Never fails: on errors the defaults are used.
 * @see AUTH-004 AUTH-017 MODEL-056
 */
export async function remoteConfiguration(): Promise<RemoteConfiguration> {
  try {
    const file: unknown = import.meta.env.VITE_REMOTE_CONFIG || (config().emulators ? '/remote-config.json' : '');
    return remoteConfigurationFrom(typeof file === 'string' && file !== '' ? await valuesOfFile(file) : await valuesOfFirebase());
  } catch (error) {
    console.warn('Couldn’t fetch the remote configuration; using the defaults.', error);
    return bundledConfiguration;
  }
}

async function valuesOfFile(file: string): Promise<unknown> {
  const response = await fetch(file, { cache: 'no-cache', signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`Fetching ${file} failed with status ${response.status}.`);
  return response.json();
}

async function valuesOfFirebase(): Promise<unknown> {
  const { fetchAndActivate, getRemoteConfig, getValue } = await import('firebase/remote-config');
  const remote = getRemoteConfig(firebaseApp());
  remote.settings = { fetchTimeoutMillis: timeoutMs, minimumFetchIntervalMillis: hourMs };
  remote.defaultConfig = { ...bundledConfiguration };
  await fetchAndActivate(remote);
  return {
    hideSignUpForm: getValue(remote, 'hideSignUpForm').asBoolean(),
    loginPageMessage: getValue(remote, 'loginPageMessage').asString(),
  };
}
