import { fileURLToPath } from 'node:url';
import { onRequest } from 'firebase-functions/v2/https';
import { modelService } from 'open-showcase';

// Put there by build.mjs, beside the bundle of this file.
const folder = fileURLToPath(new URL('scans', import.meta.url));
const service = modelService({ folders: [folder], allowedOrigins: [], token: process.env.SHOWCASE_TOKEN });

/**
 * Describes models, shows their thumbnails, and keeps the files of private scans behind `SHOWCASE_TOKEN`. Hosting sends here what it has no
 * file for: `/api/player/models/**`, `/api/v1/player/models/**` and `/scans/**`.
 */
export const models = onRequest({ region: 'us-central1', invoker: 'public' }, async (request, response) => {
  if (!(await service(request, response))) response.status(404).json({ code: 'not.found', message: 'There is nothing at this address.' });
});
