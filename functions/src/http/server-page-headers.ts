import { pagePolicy } from '../front-pages/html';

/** The headers of pages that the server writes for a link in a mail: without scripts, in no frame, stored nowhere, and the link stays with them. */
export const serverPageHeaders = {
  'Content-Security-Policy': pagePolicy({ forms: "'self'" }),
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
};
