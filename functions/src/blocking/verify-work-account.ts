import { type AuthBlockingEvent, beforeUserCreated, beforeUserSignedIn } from 'firebase-functions/v2/identity';
import { findAccount } from '../core/accounts';
import { whyUnverified, workAccountProvider, workTenantsFrom } from '../core/work-accounts';

/** Signing in waits for it, 7 seconds at most. */
const options = { idToken: true, timeoutSeconds: 7, maxInstances: 100 };

/** A new work account is verified if its tenant vouches for its address, whatever the provider reports. @see AUTH-046 */
export const verifyNewWorkAccount = beforeUserCreated(options, (event) => {
  if (isWorkAccount(event)) return change(event, isVouchedFor(event));
});

/** The same at every later sign-in, and when a work account is linked. A verified address stays verified. @see AUTH-046 */
export const verifyWorkAccount = beforeUserSignedIn(options, async (event) => {
  if (!isWorkAccount(event)) return;
  if (isVouchedFor(event)) return change(event, true);
  const stored = await findAccount(event.data?.uid ?? '');
  return change(event, stored?.emailVerified === true && stored.email === event.data?.email);
});

const isWorkAccount = ({ additionalUserInfo }: AuthBlockingEvent): boolean => additionalUserInfo?.providerId === workAccountProvider;

function isVouchedFor({ data, credential }: AuthBlockingEvent): boolean {
  const reason = whyUnverified({ email: data?.email, idToken: credential?.idToken }, workTenantsFrom(process.env));
  if (reason !== null) console.info(`The work account of ${data?.uid} does not verify its address: ${reason}.`);
  return reason === null;
}

// returns nothing if nothing changes: the address may be verified by mail at the same moment
const change = ({ data }: AuthBlockingEvent, emailVerified: boolean) =>
  (data?.emailVerified === true) === emailVerified ? undefined : { emailVerified };
