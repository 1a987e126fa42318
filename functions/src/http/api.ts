import { onRequest } from 'firebase-functions/v2/https';
import { forwarded } from '../api/forwarded';
import { addressOf } from '../short-links/sent-by-our-page';

/** Loaded by the first request of this function: all functions are one file, and the others have no use for it. */
const loadApi = () => import('../api/app');

/**
 * The API of organizations, which Hosting forwards: `/api` is its page, `/api/v1/**` its operations. Programs alone use it: no page of another site may,
 * so there is no header of CORS. Publishing copies files, and has the longest time.
 * @see docs/api.md
 */
export const api = onRequest(
  { invoker: 'public', cors: false, maxInstances: 10, memory: '512MiB', timeoutSeconds: 540 },
  async (request, response) => {
    const { api: app } = await loadApi();
    const { headers, rawBody, socket } = request;
    const answer = await app.fetch(forwarded(request), {
      address: addressOf(headers, socket.remoteAddress),
      bytes: rawBody?.length ?? 0,
    });
    response.removeHeader('X-Powered-By');
    response.status(answer.status).set(Object.fromEntries(answer.headers));
    response.end(Buffer.from(await answer.arrayBuffer()));
  },
);
