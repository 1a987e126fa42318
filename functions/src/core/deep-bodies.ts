import type { Request } from 'firebase-functions/v2/https';

/** More than anything has that can be stored. */
const maxLevels = 100;

type Response = { status: (code: number) => { json: (body: object) => unknown } };

/**
 * Rejects calls whose body is nested deeply, before they are decoded: the decoder calls itself for each level, so that such a body would end in an
 * internal error.
 */
export const withoutDeepBodies = <Handler extends (...call: never[]) => unknown>(handler: Handler): Handler =>
  new Proxy(handler, {
    apply(target, self, call) {
      const [request, response] = call as [Request, Response];
      if (!isNestedDeeper(request.body, maxLevels)) return Reflect.apply(target, self, call);
      return response.status(400).json({ error: { status: 'INVALID_ARGUMENT', message: 'This is nested too deeply. Send less.' } });
    },
  });

/** Whether lists and objects are nested more levels deep. Avoids recursion, because what was sent may be nested deeper than the call stack. */
export function isNestedDeeper(value: unknown, levels: number): boolean {
  let inside = [value];
  for (let level = 0; inside.length > 0; level += 1) {
    if (level > levels) return true;
    inside = inside.flatMap((each) => (typeof each === 'object' && each !== null ? Object.values(each) : []));
  }
  return false;
}
