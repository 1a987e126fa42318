import type { Request } from 'firebase-functions/v2/https';
import { isNestedDeeper } from '@/domain/nesting';

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
