import { type CallableRequest, HttpsError, onCall } from 'firebase-functions/v2/https';
import type { z } from 'zod';
import type { Identity } from '@/domain/access/identity';
import { AppError } from '@/domain/app-error';
import { findCaller } from './accounts';
import { enforcesAppCheck } from './app-check';
import { readPayload } from './payload';

/** A callable function. */
export type Callable<Input, Output> = {
  input: z.core.$ZodType<Input>;
  /** Whether somebody like this calls it at all; asked before anything is said about the payload. */
  may?: (caller: Identity) => boolean | Promise<boolean>;
  /** What everybody else is told. */
  otherwise?: string;
  run: (input: Input, caller: Identity) => Promise<Output>;
};

/**
 * Makes a callable function: it asks who calls, whether such a person may, and only then what was sent; `run` decides about the case at hand.
 * Whoever calls from outside the app is turned away before all that where the installation asks for App Check.
 * What is thrown as AppError reaches the client with its code and words; anything else becomes `internal` and is logged.
 * @throws unauthenticated, permission-denied, invalid-argument, in this order
 */
export function callable<Input, Output>({ input, may = () => true, otherwise = 'You may not do this.', run }: Callable<Input, Output>) {
  return onCall({ enforceAppCheck: enforcesAppCheck(process.env) }, async (request) => {
    try {
      const caller = await callerOf(request);
      allow(await may(caller), otherwise);
      return await run(readPayload(input, request.data, request.rawRequest.body), caller);
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

/** Who calls, with the claims of their account as it is now: the token may be an hour old, and from before a new password. */
async function callerOf({ auth }: CallableRequest): Promise<Identity> {
  if (!auth) throw new AppError('unauthenticated', 'Sign in first.');
  const { account, caller } = await findCaller(auth.uid);
  if (auth.token.auth_time * 1000 < account.validSince) throw new AppError('unauthenticated', 'This session is over. Sign in again.');
  return caller;
}
