/** What Hosting forwards, as the platform reads it. */
type Received = {
  method: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  originalUrl: string;
  rawBody?: Uint8Array;
};

/** What no request of the Fetch standard can be. */
const forbiddenMethods = ['CONNECT', 'TRACE', 'TRACK'];

/** A request as the API reads it, whatever its address and method are: what can be none is at no operation. */
export function forwarded({ method, headers, originalUrl, rawBody }: Received): Request {
  const path = originalUrl.startsWith('/') ? originalUrl : `/${originalUrl}`;
  const sent = Object.entries(headers).flatMap(([name, value]): [string, string][] => (value === undefined ? [] : [[name, String(value)]]));
  const hasBody = (rawBody?.length ?? 0) > 0 && method !== 'GET' && method !== 'HEAD';
  return new Request(new URL(`http://localhost${path}`), {
    method: forbiddenMethods.includes(method) ? 'OPTIONS' : method,
    headers: sent,
    ...(hasBody && rawBody && { body: new Uint8Array(rawBody) }),
  });
}
