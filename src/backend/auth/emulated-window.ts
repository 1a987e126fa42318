import { record } from '@/domain/stored';

/** Where the auth emulator is, the key the app shows it, and the tenant of the accounts in it. */
type Emulator = { address: string; apiKey: string; tenant: string };

const appName = 'loggia';

/**
 * The auth emulator's page in place of the provider's. The SDK's way to it needs a script of Google's, from the network; this one needs the
 * emulator alone: its page keeps the outcome for the page it leads back to, and that page here is one line which hands it to its opener.
 * @returns the id token of the account that was chosen
 * @throws an error with the codes of the SDK, `auth/popup-blocked` and `auth/popup-closed-by-user`
 */
export async function askEmulator({ address, apiKey, tenant }: Emulator): Promise<string> {
  const kept = JSON.stringify(`firebase:redirectEvent:${apiKey}:${appName}`);
  const handOver = `opener.postMessage(sessionStorage.getItem(${kept}),${JSON.stringify(window.location.origin)}),sessionStorage.removeItem(${kept}),close()`;
  const question = new URLSearchParams({
    apiKey,
    appName,
    authType: 'signInViaRedirect',
    providerId: 'microsoft.com',
    redirectUrl: `javascript:void(${handOver})`,
  });
  const opened = window.open(`${address}/emulator/auth/handler?${question}`, '_blank', 'popup,width=520,height=640');
  if (!opened) throw refusal('auth/popup-blocked');
  const outcome = await answerOf(opened, new URL(address).origin);
  const token = new URL(JSON.parse(outcome).urlResponse).searchParams.get('id_token');
  if (!token) throw refusal('auth/internal-error');
  return tenantToken(token, tenant);
}

/**
 * The emulator's token, which is its claims as JSON, as a tenant issues it: an unsigned JWT with the tenant's ID. Like the real provider's it
 * leaves open whether the address is verified: an account with a password that has the same address is not handed over to it.
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

function answerOf(opened: Window, origin: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const answered = ({ source, origin: from, data }: MessageEvent) => {
      if (source !== opened || from !== origin || typeof data !== 'string') return;
      end();
      resolve(data);
    };
    // A closed window tells nobody; one that answered may be closed before its answer is read.
    const watch = setInterval(() => {
      if (!opened.closed) return;
      clearInterval(watch);
      setTimeout(() => {
        end();
        reject(refusal('auth/popup-closed-by-user'));
      }, 250);
    }, 250);
    const end = () => {
      clearInterval(watch);
      window.removeEventListener('message', answered);
    };
    window.addEventListener('message', answered);
  });
}

const refusal = (code: string) => Object.assign(new Error(code), { code });
