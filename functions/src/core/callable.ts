import { type CallableRequest, HttpsError, onCall } from 'firebase-functions/v2/https';
import type { ZodType } from 'zod';
import { type Identity, identityFrom } from '@/domain/access/identity';
import { AppError } from '@/domain/app-error';

/**
 * A callable function: checks that someone is signed in, then the payload, then runs.
 * What `run` throws as AppError reaches the client with its code and words; anything else becomes `internal` and is logged.
 * @throws unauthenticated, invalid-argument
 */
export function callable<Input, Output>(input: ZodType<Input>, run: (input: Input, caller: Identity) => Promise<Output>) {
  return onCall(async (request) => {
    const caller = callerOf(request);
    const payload = input.safeParse(request.data);
    if (!payload.success) throw new HttpsError('invalid-argument', describe(payload.error.issues));
    try {
      return await run(payload.data, caller);
    } catch (error) {
      if (error instanceof AppError) throw new HttpsError(error.code, error.message);
      throw error;
    }
  });
}

/** Refuses with a sentence a person can act on. @throws permission-denied */
export function allow(allowed: boolean, otherwise: string): asserts allowed {
  if (!allowed) throw new AppError('permission-denied', otherwise);
}

function callerOf({ auth }: CallableRequest): Identity {
  if (!auth) throw new HttpsError('unauthenticated', 'Sign in first.');
  const { uid, token } = auth;
  return identityFrom({ uid, email: token.email ?? null, displayName: (token.name as string | undefined) ?? null }, token);
}

type Issue = { readonly path: readonly PropertyKey[]; readonly message: string };
const describe = (issues: readonly Issue[]): string =>
  issues.map(({ path, message }) => (path.length > 0 ? `${path.join('.')}: ${message}` : message)).join('; ');
