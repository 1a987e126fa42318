import { record } from '@/domain/stored';

/** The auth emulator's address, the app's API key, and the tenant of its accounts. */
type Emulator = { address: string; apiKey: string; tenant: string };

const appName = 'loggia';

/**
 * Signs in through the auth emulator's page instead of the provider's. The SDK would load a script from Google's servers; this works offline: the
 * emulator stores the outcome in sessionStorage for the page it redirects to, which here is a script that posts it to the opener. @returns the id
 * token of the chosen account
 * @throws an error with the SDK's codes `auth/popup-blocked` and `auth/popup-closed-by-user`
 */
export async function signInWithEmulator({ address, apiKey, tenant }: Emulator): Promise<string> {
  const storageKey = JSON.stringify(`firebase:redirectEvent:${apiKey}:${appName}`);
  const postOutcome = `opener.postMessage(sessionStorage.getItem(${storageKey}),${JSON.stringify(window.location.origin)}),sessionStorage.removeItem(${storageKey}),close()`;
  const query = new URLSearchParams({
    apiKey,
    appName,
    authType: 'signInViaRedirect',
    providerId: 'microsoft.com',
    redirectUrl: `javascript:void(${postOutcome})`,
  });
  const opened = window.open(`${address}/emulator/auth/handler?${query}`, '_blank', 'popup,width=520,height=640');
  if (!opened) throw errorWithCode('auth/popup-blocked');
  const outcome = await outcomeFrom(opened, new URL(address).origin);
  const token = new URL(JSON.parse(outcome).urlResponse).searchParams.get('id_token');
  if (!token) throw errorWithCode('auth/internal-error');
  return tenantToken(token, tenant);
}

/**
 * Converts the emulator's token, which is its claims as JSON, to a tenant's format: an unsigned JWT with the tenant's id. Like the real provider's,
 * it does not say whether the address is verified: it must not take over a password account with the same address.
 */
function tenantToken(token: string, tenant: string): string {
  const claims = { ...record(JSON.parse(token)), email_verified: false, tid: tenant };
  return `${base64Url({ alg: 'none', typ: 'JWT' })}.${base64Url(claims)}.`;
}

const base64Url = (value: object): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(value))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

function outcomeFrom(opened: Window, origin: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const onMessage = ({ source, origin: from, data }: MessageEvent) => {
      if (source !== opened || from !== origin || typeof data !== 'string') return;
      end();
      resolve(data);
    };
    // closing a window fires no event; a message may still arrive after it is closed
    const watch = setInterval(() => {
      if (!opened.closed) return;
      clearInterval(watch);
      setTimeout(() => {
        end();
        reject(errorWithCode('auth/popup-closed-by-user'));
      }, 250);
    }, 250);
    const end = () => {
      clearInterval(watch);
      window.removeEventListener('message', onMessage);
    };
    window.addEventListener('message', onMessage);
  });
}

const errorWithCode = (code: string) => Object.assign(new Error(code), { code });
