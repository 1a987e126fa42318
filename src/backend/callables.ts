import { AppError } from '@/domain/app-error';
import { secondsOf } from '@/domain/callables/durations';
import { type CallableInput, type CallableName, callableInputs } from '@/domain/callables/inputs';
import type { CallableResult } from '@/domain/callables/results';
import { loadingTexts } from '@/loading/texts';
import { config, functionsRegion } from './config';
import { parseInput, toAppError } from './errors';
import { firebaseApp } from './firebase-app';
import { serverErrorTexts } from './texts';

type Send = (name: CallableName, input: unknown) => Promise<unknown>;

let loading: Promise<Send> | undefined;

/**
 * Calls a function of the server as the signed-in user: `await call('setUserRole', { uid, organization, role })`. The input is parsed with the
 * function's own schema before it is sent.
 * @throws AppError `invalid-argument` before anything is sent, the error of the function with its own message, or `unavailable` when the
 * connection is lost: then the function may have run, and calling it again is harmless
 * @see FUNC-008 FUNC-015 FUNC-024
 */
export async function call<Name extends CallableName>(
  name: Name,
  input: CallableInput<Name>,
): Promise<Exclude<CallableResult<Name>, { error: string }>> {
  const parsed = parseInput<unknown>(callableInputs[name], input);
  const send = await openFunctions();
  const result = (await send(name, parsed).catch(rethrow)) as CallableResult<Name>;
  if (isFailure(result)) throw new AppError(result.needsConfirmation ? 'aborted' : 'failed-precondition', result.error);
  return result as Exclude<CallableResult<Name>, { error: string }>;
}

/** The SDK of functions, loaded on first use. @throws AppError `unavailable` when it cannot be loaded; the next call tries again */
function openFunctions(): Promise<Send> {
  loading ??= load().catch((cause: unknown) => {
    loading = undefined;
    throw new AppError('unavailable', loadingTexts.get().failed, { cause });
  });
  return loading;
}

async function load(): Promise<Send> {
  const [{ connectFunctionsEmulator, getFunctions, httpsCallable }, { auth }] = await Promise.all([
    import('firebase/functions'),
    import('./auth/auth'),
  ]);
  // its calls are made as the signed-in user, which the SDK of accounts provides
  auth();
  const functions = getFunctions(firebaseApp(), functionsRegion());
  const { emulators } = config();
  if (emulators) connectFunctionsEmulator(functions, emulators.host, emulators.functions);
  return async (name, input) => (await httpsCallable(functions, name, { timeout: timeoutMsOf(name) })(input)).data;
}

/** Longer than the function itself may run: whoever stops waiting before would call what goes on a failure. */
const timeoutMsOf = (name: CallableName): number => (secondsOf(name) + 10) * 1000;

/** The status that the SDK appends to the message when there was no response. */
const noResponse = /\[0\]$/;

function rethrow(error: unknown): never {
  if (error instanceof Error && 'code' in error && error.code === 'functions/internal' && noResponse.test(error.message))
    throw new AppError('unavailable', serverErrorTexts.get().connectionLost, { cause: error });
  throw toAppError(error);
}

const isFailure = (result: unknown): result is { error: string; needsConfirmation?: true } =>
  typeof result === 'object' && result !== null && 'error' in result && typeof result.error === 'string';
