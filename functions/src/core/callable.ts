import { type CallableRequest, HttpsError, onCall } from 'firebase-functions/v2/https';
import type { z } from 'zod';
import type { Identity } from '@/domain/access/identity';
import { AppError } from '@/domain/app-error';
import { secondsOf } from '@/domain/callables/durations';
import { type CallableName, callableInputs, type ParsedInput } from '@/domain/callables/inputs';
import type { CallableResult } from '@/domain/callables/results';
import { findCaller } from './accounts';
import { enforcesAppCheck } from './app-check';
import { withoutDeepBodies } from './deep-bodies';
import { readPayload } from './payload';

/** Who calls, and when their session began, in milliseconds: a new token of the same session does not change it. */
export type Caller = Identity & { signedInAt: number };

/** A callable function; what it accepts and returns is declared in `src/domain/callables`. */
export type Callable<Name extends CallableName> = {
  /** Whether the caller may use this function at all; checked before the payload is validated. */
  may?: (caller: Identity) => boolean | Promise<boolean>;
  /** The error message for everybody else. */
  otherwise?: string;
  run: (input: ParsedInput<Name>, caller: Caller) => Promise<CallableResult<Name>>;
};

/**
 * Creates a callable function: checks the caller, then whether they may call it, then the payload; `run` makes the remaining access decisions. If App
 * Check is enforced, calls from outside the app are rejected first. An AppError reaches the client with its code and message; anything else becomes
 * `internal` and is logged.
 * @throws unauthenticated, permission-denied, invalid-argument, in this order
 */
export function callable<Name extends CallableName>(
  name: Name,
  { may = () => true, otherwise = 'You don’t have permission to do this.', run }: Callable<Name>,
) {
  const called = onCall({ enforceAppCheck: enforcesAppCheck(process.env), timeoutSeconds: secondsOf(name) }, async (request) => {
    try {
      const caller = await callerOf(request);
      allow(await may(caller), otherwise);
      const payload = readPayload<z.core.$ZodType>(callableInputs[name], request.data, request.rawRequest.body);
      return await run(payload as ParsedInput<Name>, caller);
    } catch (error) {
      if (error instanceof AppError) throw new HttpsError(error.code, error.message);
      throw error;
    }
  });
  return withoutDeepBodies(called);
}

/** Throws unless allowed; the message tells the user what to do. @throws permission-denied */
export function allow(allowed: boolean, otherwise: string): asserts allowed {
  if (!allowed) throw new AppError('permission-denied', otherwise);
}

/** The caller with the current claims of their account: the token may be an hour old, or older than a password change. */
async function callerOf({ auth }: CallableRequest): Promise<Caller> {
  if (!auth) throw new AppError('unauthenticated', 'Sign in first.');
  const { account, caller } = await findCaller(auth.uid);
  const signedInAt = auth.token.auth_time * 1000;
  if (signedInAt < account.validSince) throw new AppError('unauthenticated', 'Your session has expired. Sign in again.');
  return { ...caller, signedInAt };
}
