import type { IncomingHttpHeaders } from 'node:http';

/** Ours, beyond the recorded headers: it saves a preflight per call. */
const PREFLIGHT_SECONDS = '600';

/**
 * The CORS headers for an answer; none without an `Origin`. Credentials are always allowed, as the SDK always sends them.
 * @see the recordings in tests/fixtures/official/cors.json
 */
export function corsHeaders(method: string | undefined, request: IncomingHttpHeaders): Record<string, string> {
  const { origin } = request;
  if (origin === undefined) return {};
  const asked = request['access-control-request-headers'];
  return {
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Allow-Credentials': 'true',
    'Access-Control-Allow-Methods': 'DELETE,GET,HEAD,PATCH,POST,PUT',
    Vary: 'Origin',
    ...(typeof asked === 'string' && { 'Access-Control-Allow-Headers': asked }),
    ...('access-control-request-private-network' in request && { 'Access-Control-Allow-Private-Network': 'true' }),
    ...(method === 'OPTIONS' && { 'Access-Control-Max-Age': PREFLIGHT_SECONDS }),
  };
}
