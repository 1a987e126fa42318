import { Component, type ComponentContainer } from '@firebase/component';
import type { FirebaseApp } from 'firebase/app';

const base64url = (text: string): string => {
  const binary = Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
};

/** An unsigned token as the auth emulator makes them; `claims` may replace any part of it. */
export function tokenOf(uid: string, claims: Record<string, unknown> = {}): string {
  const now = Math.floor(Date.now() / 1000);
  const payload = {
    iss: 'https://securetoken.google.com/demo',
    aud: 'demo',
    auth_time: now,
    iat: now,
    exp: now + 3600,
    user_id: uid,
    sub: uid,
    firebase: { identities: {}, sign_in_provider: 'password' },
    ...claims,
  };
  return `${base64url(JSON.stringify({ alg: 'none', type: 'JWT' }))}.${base64url(JSON.stringify(payload))}.`;
}

// Declared for names that an SDK has registered, and with a const enum that single-file compilers cannot see.
const PrivateComponent = Component as unknown as new (name: string, make: () => unknown, type: 'PRIVATE') => Component;

type TokenListener = (token: string | null) => void;

/**
 * Stands where the Auth SDK stands for Firestore: the app's `auth-internal` component. `become` is a sign-in, a sign-out (null) or, with the
 * same uid, a refresh of the token.
 */
export class SwitchableUser {
  private readonly listeners = new Set<TokenListener>();
  private uid: string | null = null;
  private token: string | null = null;

  become(uid: string | null, token: string | null = uid === null ? null : tokenOf(uid)): void {
    this.uid = uid;
    this.token = token;
    for (const listener of this.listeners) listener(token);
  }

  attachTo(app: FirebaseApp): void {
    const { container } = app as unknown as { container: ComponentContainer };
    // the Auth SDK may be among the modules that test files share
    container.addOrOverwriteComponent(new PrivateComponent('auth-internal', () => this.internal(), 'PRIVATE'));
  }

  private internal() {
    return {
      getUid: () => this.uid,
      getToken: async () => (this.token === null ? null : { accessToken: this.token }),
      addAuthTokenListener: (listener: TokenListener) => {
        this.listeners.add(listener);
        Promise.resolve().then(() => listener(this.token));
      },
      removeAuthTokenListener: (listener: TokenListener) => {
        this.listeners.delete(listener);
      },
    };
  }
}
