import { type Mock, vi } from 'vitest';
import type { AccountDoor } from '../account-door';

type Watched = { [Way in keyof AccountDoor]: Mock<AccountDoor[Way]> };

/** An identity provider that agrees to everything, but for what the test says; it remembers what it was asked. */
export const anAccount = (answers: Partial<AccountDoor> = {}): Watched => ({
  signIn: vi.fn(answers.signIn ?? (async () => undefined)),
  signUp: vi.fn(answers.signUp ?? (async () => true)),
  sendPasswordReset: vi.fn(answers.sendPasswordReset ?? (async () => undefined)),
  sendProof: vi.fn(answers.sendProof ?? (async () => 'verification' as const)),
  signInWithWorkAccount: vi.fn(answers.signInWithWorkAccount ?? (async () => null)),
});

export const refusing = (error: unknown) => () => Promise.reject(error);

export const never = () => new Promise<never>(() => undefined);
