import { OpenAPIHono } from '@hono/zod-openapi';
import type { MiddlewareHandler } from 'hono';
import { findApiCaller, requireScope } from './caller';
import { apiDocument } from './document';
import { files } from './files';
import { apiPage, pageHeaders } from './page';
import { points } from './points';
import { ApiProblem, problemOf, problemResponse } from './problems';
import { createRateLimit } from './rate-limit';
import { type ApiEnv, apiRouter } from './routing';
import { tours } from './tours';
import { versions } from './versions';
import { visits } from './visits';

/** Requests of a key in a minute. */
export const requestsPerMinute = 60;
/** Bytes of a request. */
const maxBytes = 5 * 1024 * 1024;

const rateOf = createRateLimit(requestsPerMinute);

/** Finds out whose request it is, and whether it comes too often. */
const withKey: MiddlewareHandler<ApiEnv> = async (c, next) => {
  const caller = await findApiCaller(c.req.header('Authorization') ?? '', c.env.address);
  const { limit, remaining, resetSeconds, isExceeded } = rateOf(caller.keyId, new Date());
  c.header('RateLimit-Limit', String(limit));
  c.header('RateLimit-Remaining', String(remaining));
  c.header('RateLimit-Reset', String(resetSeconds));
  if (isExceeded)
    throw new ApiProblem('too-many', `A key can send ${limit} requests a minute. Go on in ${resetSeconds} seconds.`, {
      headers: { 'Retry-After': String(resetSeconds) },
    });
  requireScope(caller, 'read');
  c.set('caller', caller);
  await next();
};

const v1 = apiRouter();
v1.use('/tours/*', withKey);
for (const part of [tours, points, files, versions, visits]) v1.route('/', part);
v1.openAPIRegistry.registerComponent('securitySchemes', 'apiKey', {
  type: 'http',
  scheme: 'bearer',
  description: 'An API key of the organization (Settings → API Keys).',
});

/** The API of organizations, below `/api`: its page, its document, and its operations. */
export const api = new OpenAPIHono<ApiEnv>();
api.use(async (c, next) => {
  if (c.env.bytes > maxBytes) throw new ApiProblem('too-large', 'A request can have 5 MB. Send fewer points at once.');
  await next();
  c.header('Cache-Control', 'no-store');
  c.header('X-Content-Type-Options', 'nosniff');
});
api.get('/api', (c) => c.html(apiPage(apiDocument(v1)), 200, pageHeaders));
api.get('/api/v1/openapi.json', (c) => c.json(apiDocument(v1)));
api.route('/api/v1', v1);
api.notFound((c) => problemResponse(c, new ApiProblem('not-found', 'There is no such operation. All of them are at /api.')));
api.onError((error, c) => problemResponse(c, problemOf(error)));
