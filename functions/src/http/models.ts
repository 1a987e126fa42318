import { fileURLToPath } from 'node:url';
import { onRequest } from 'firebase-functions/v2/https';
import { modelService } from 'open-showcase';

// copied there by build.mjs, next to this file's bundle
const folder = fileURLToPath(new URL('scans', import.meta.url));
// the folder that scans are imported into, where this runs beside it: what is imported after the build opens too
const { SCAN_FOLDER } = process.env;
const folders = SCAN_FOLDER ? [SCAN_FOLDER, folder] : [folder];
const service = modelService({ folders, allowedOrigins: [], token: process.env.SHOWCASE_TOKEN });

/**
 * Serves model descriptions and thumbnails, and protects the files of private scans with `SHOWCASE_TOKEN`. Hosting forwards paths without a static
 * file: `/api/player/models/**`, `/api/v1/player/models/**` and `/scans/**`.
 */
export const models = onRequest({ invoker: 'public', maxInstances: 100 }, async (request, response) => {
  if (!(await service(request, response))) response.status(404).json({ code: 'not.found', message: 'There is nothing at this address.' });
});
