import type { BrowserContext } from 'playwright-core';
import { inject } from 'vitest';
import { password } from '../../scripts/demo-data/accounts.mjs';

type Mail = { email: string; requestType: 'VERIFY_EMAIL' | 'PASSWORD_RESET'; oobLink: string };

const emulator = () => `http://127.0.0.1:${inject('ports').auth}`;
const project = () => `${emulator()}/identitytoolkit.googleapis.com/v1/projects/${inject('projectId')}`;

/** The emails that the identity provider would have sent to an address, the oldest first. */
export async function mailsTo(email: string): Promise<Mail[]> {
  const answer = await fetch(`${emulator()}/emulator/v1/projects/${inject('projectId')}/oobCodes`);
  const { oobCodes } = (await answer.json()) as { oobCodes: Mail[] };
  return oobCodes.filter((mail) => mail.email === email);
}

/** Creates an account that the test may change, and returns its id. Its address is unverified unless `verified` is set. */
export async function anAccount(email: string, { verified = true } = {}): Promise<string> {
  const { localId } = await asOwner('accounts', { email, password, displayName: 'Tess Tober', emailVerified: verified });
  return localId;
}

export const disable = (localId: string) => asOwner('accounts:update', { localId, disableUser: true });

/** Changes an account's display name at the identity provider. */
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
 * Simulates revoked sessions: from now on, this browser's requests for a new token fail. They must be intercepted because the emulator
 * continues to renew tokens.
 */
export async function endSessions(context: BrowserContext): Promise<void> {
  const json = { error: { code: 400, message: 'TOKEN_EXPIRED', status: 'INVALID_ARGUMENT' } };
  await context.route(tokens, (route) => route.fulfill({ status: 400, headers: { 'access-control-allow-origin': '*' }, json }));
}

/** Ends the simulation: sessions can be renewed again after signing in. */
export const renewSessions = (context: BrowserContext): Promise<void> => context.unroute(tokens);
