import type { CallableRequest } from 'firebase-functions/v2/https';
import { expect } from 'vitest';
import * as functions from '../../functions/src/index';

type Claims = Record<string, unknown>;
type Runnable = { run: (request: CallableRequest) => unknown };

/** When a session began, and the claims of that moment, which its token keeps. */
type CallerSession = { began?: Date; claims?: Claims };

/**
 * Calls functions in this process, as firebase-functions does once it has checked the token, with values as JSON carries them. What it does
 * on the way, tests/functions/wire proves.
 * @param uid whose session it is; null is a visitor
 */
export const callsOf =
  (uid: string | null, session: CallerSession = {}) =>
  (name: string, payload: unknown): Promise<unknown> =>
    callWithJson(name, JSON.stringify(payload ?? null), uid, session);

/** The same with JSON that no client library would send. */
export async function callWithJson(name: string, json: string, uid: string | null, session: CallerSession = {}): Promise<unknown> {
  const { run } = (functions as unknown as Record<string, Runnable>)[name] ?? {};
  if (!run) throw new Error(`There is no function ${name}.`);
  const result = await run(requestOf(JSON.parse(json), uid, session));
  return JSON.parse(JSON.stringify(result ?? null));
}

/** A call as functions receive it. */
const requestOf = (data: unknown, uid: string | null, { began = new Date(), claims = {} }: CallerSession): CallableRequest =>
  ({
    data,
    ...(uid !== null && { auth: { uid, token: { ...claims, sub: uid, auth_time: Math.floor(began.getTime() / 1000) } } }),
    rawRequest: { body: { data } },
  }) as unknown as CallableRequest;

/** How a function refuses; clients see the same code and words. */
export const refusal = (code: string, message: RegExp | string) => ({
  code,
  message: typeof message === 'string' ? message : expect.stringMatching(message),
});
