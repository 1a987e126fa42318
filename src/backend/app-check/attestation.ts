/** Requests the App Check token that proves a request comes from this app. */
type Attester = () => Promise<string>;
type Headers = Readonly<Record<string, string>>;

/** How long a request waits for the token; a browser that blocks App Check's script never returns one. */
const timeoutMs = 5000;

let attester: Attester | undefined;
let latest = '';

/** Sets the source of the token for our own requests, which bypass the SDKs. */
export function attestWith(newAttester: Attester): void {
  attester = newAttester;
}

/**
 * The headers that prove a request comes from this app. Empty when the installation has no App Check, or it returns no token; then the server
 * decides.
 */
export async function attestation(): Promise<Headers> {
  if (attester)
    latest = await Promise.race([attester(), timeout()]).catch((error: unknown) => {
      console.warn('App Check gave no token.', error);
      return '';
    });
  return latestAttestation();
}

const timeout = (): Promise<never> =>
  new Promise((_, reject) => setTimeout(() => reject(new Error(`No answer after ${timeoutMs} ms.`)), timeoutMs));

/** The headers as last fetched, for a request that cannot wait. */
export const latestAttestation = (): Headers => (latest === '' ? {} : { 'X-Firebase-AppCheck': latest });
