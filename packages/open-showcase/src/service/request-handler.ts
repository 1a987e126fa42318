import type { IncomingMessage, ServerResponse } from 'node:http';

/** Answers a request and resolves true, or leaves it untouched and resolves false when its address is none of its own. */
export type RequestHandler = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;
