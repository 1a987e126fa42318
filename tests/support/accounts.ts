import type { BrowserContext } from 'playwright-core';
import { inject } from 'vitest';
import { password } from '../../scripts/demo-data/accounts.mjs';

type Mail = { email: string; requestType: 'VERIFY_EMAIL' | 'PASSWORD_RESET'; oobLink: string };

const emulator = () => `http://127.0.0.1:${inject('ports').auth}`;
const project = () => `${emulator()}/identitytoolkit.googleapis.com/v1/projects/${inject('projectId')}`;

/** The mails that the identity provider would have sent to an address, the oldest first. */
export async function mailsTo(email: string): Promise<Mail[]> {
  const answer = await fetch(`${emulator()}/emulator/v1/projects/${inject('projectId')}/oobCodes`);
  const { oobCodes } = (await answer.json()) as { oobCodes: Mail[] };
  return oobCodes.filter((mail) => mail.email === email);
}

/** An account of its own for a journey that changes it; answers its id. Without `verified` it has yet to prove its address. */
export async function anAccount(email: string, { verified = true } = {}): Promise<string> {
  const { localId } = await asOwner('accounts', { email, password, displayName: 'Tess Tober', emailVerified: verified });
  return localId;
}

export const disable = (localId: string) => asOwner('accounts:update', { localId, disableUser: true });

/** Gives an account another name, as the provider knows it. */
export const rename = (localId: string, displayName: string) => asOwner('accounts:update', { localId, displayName });

async function asOwner(path: string, body: object): Promise<{ localId: string }> {
  const answer = await fetch(`${project()}/${path}`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as { localId: string };
}

const tokens = '**/securetoken.googleapis.com/**';

/**
 * From now on the identity service renews no token for this browser, because the sessions of the account were ended. The emulator goes on
 * renewing them.
 */
export async function endSessions(context: BrowserContext): Promise<void> {
  const json = { error: { code: 400, message: 'TOKEN_EXPIRED', status: 'INVALID_ARGUMENT' } };
  await context.route(tokens, (route) => route.fulfill({ status: 400, headers: { 'access-control-allow-origin': '*' }, json }));
}

/** Signing in begins a session that can be renewed again. */
export const renewSessions = (context: BrowserContext): Promise<void> => context.unroute(tokens);
