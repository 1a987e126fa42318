import { getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check';
import { appCheckKey } from '../config';
import { firebaseApp } from '../firebase-app';
import { attestWith } from './attestation';

/**
 * Starts App Check, so that SDKs initialized later and our own requests prove that they come from this app. Does nothing without a key, or with
 * the emulators, which do not support it. Loaded only by builds with a key.
 */
export function startAppCheck(): void {
  const key = appCheckKey(import.meta.env);
  if (key === '') return;
  const appCheck = initializeAppCheck(firebaseApp(), { provider: new ReCaptchaEnterpriseProvider(key), isTokenAutoRefreshEnabled: true });
  attestWith(async () => (await getToken(appCheck)).token);
}
