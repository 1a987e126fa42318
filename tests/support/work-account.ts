import { inject } from 'vitest';
import { workTenant } from '../../scripts/demo-data/accounts.mjs';

type Claims = Record<string, unknown>;
type SignedIn = { localId: string; idToken: string; emailVerified?: boolean; needConfirmation?: boolean };

/** The claims of a work account's token as issued by its tenant. */
export const workClaims = (email: string, changes: Claims = {}): Claims => ({
  sub: `work-${email}`,
  tid: workTenant,
  iss: `https://login.microsoftonline.com/${workTenant}/v2.0`,
  name: 'Wim Work',
  email,
  ...changes,
});

/** Signs in to the auth emulator with a work account; with a session's ID token, links the work account to that session's account. */
export async function signInWithWork(claims: Claims, session?: string): Promise<SignedIn> {
  const postBody = new URLSearchParams({ providerId: 'microsoft.com', id_token: unsigned(claims) });
  return identity('accounts:signInWithIdp', {
    postBody: String(postBody),
    requestUri: 'http://localhost',
    returnSecureToken: true,
    ...(session && { idToken: session }),
  });
}

/** Changes an account with its owner's permissions, without the app's screens. */
export const changeOwn = (session: string, changes: object): Promise<SignedIn> =>
  identity('accounts:update', { idToken: session, returnSecureToken: true, ...changes });

/** The address claims of a token. */
export function addressIn(idToken: string): { email: string; email_verified: boolean } {
  const { email, email_verified } = JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString('utf8'));
  return { email, email_verified };
}

/** Sends a request to the identity service in the SDK's format. */
export async function identity(method: string, body: object): Promise<SignedIn> {
  const answer = await fetch(`http://127.0.0.1:${inject('ports').auth}/identitytoolkit.googleapis.com/v1/${method}?key=demo-api-key`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${method} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as SignedIn;
}

const unsigned = (claims: Claims): string =>
  `${[{ alg: 'none', typ: 'JWT' }, claims].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')}.`;
