import { getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check';
import { attestWith } from './attestation';
import { appCheckKey } from './config';
import { firebaseApp } from './firebase-app';

/**
 * Starts App Check, so that every SDK that starts afterwards and every request of ours says that it comes from this app. Does nothing without
 * a key and with the emulators, which do not know it. Only loaded by a build that has a key.
 */
export function startAppCheck(): void {
  const key = appCheckKey(import.meta.env);
  if (key === '') return;
  const appCheck = initializeAppCheck(firebaseApp(), { provider: new ReCaptchaEnterpriseProvider(key), isTokenAutoRefreshEnabled: true });
  attestWith(async () => (await getToken(appCheck)).token);
}
