/** Asks App Check for the token that says a request comes from this app. */
type Attester = () => Promise<string>;
type Headers = Readonly<Record<string, string>>;

/** How long a request waits for the token, in milliseconds: a browser that blocks App Check's script never gives one. */
const timeoutMs = 5000;

let attester: Attester | undefined;
let latest = '';

/** From now on requests that we make ourselves, past the SDKs, carry what this gives. */
export function attestWith(ask: Attester): void {
  attester = ask;
}

/**
 * The headers that say a request comes from this app. None where the installation has no App Check, and none when it gives no token: then
 * the server decides.
 */
export async function attestation(): Promise<Headers> {
  if (attester)
    latest = await Promise.race([attester(), tooLate()]).catch((error: unknown) => {
      console.warn('App Check gave no token.', error);
      return '';
    });
  return latestAttestation();
}

const tooLate = (): Promise<never> =>
  new Promise((_, reject) => setTimeout(() => reject(new Error(`No answer after ${timeoutMs} ms.`)), timeoutMs));

/** The same as they were last, for a request that cannot wait. */
export const latestAttestation = (): Headers => (latest === '' ? {} : { 'X-Firebase-AppCheck': latest });
