import { type Mock, vi } from 'vitest';
import type { AuthService } from '../auth-service';

type MockedAuthService = { [Method in keyof AuthService]: Mock<AuthService[Method]> };

/** A mock identity provider where every command succeeds unless overridden. */
export const mockAuthService = (overrides: Partial<AuthService> = {}): MockedAuthService => ({
  signIn: vi.fn(overrides.signIn ?? (async () => undefined)),
  signUp: vi.fn(overrides.signUp ?? (async () => true)),
  sendPasswordReset: vi.fn(overrides.sendPasswordReset ?? (async () => undefined)),
  sendVerificationOrReset: vi.fn(overrides.sendVerificationOrReset ?? (async () => 'verification' as const)),
  signInWithWorkAccount: vi.fn(overrides.signInWithWorkAccount ?? (async () => null)),
});

export const refusing = (error: unknown) => () => Promise.reject(error);

export const never = () => new Promise<never>(() => undefined);
