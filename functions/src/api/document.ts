import type { OpenAPIHono } from '@hono/zod-openapi';
import type { ApiEnv } from './routing';

export type ApiDocument = ReturnType<OpenAPIHono['getOpenAPI31Document']>;

/** The OpenAPI document, from the schemas that check each request. */
export const apiDocument = (api: OpenAPIHono<ApiEnv>): ApiDocument =>
  api.getOpenAPI31Document({
    openapi: '3.1.0',
    info: {
      title: 'Loggia',
      version: '1',
      description: 'The tours of an organization for its programs. A new field or operation does not change the version.',
    },
    servers: [{ url: '/api/v1' }],
    tags: ['Tours', 'Points', 'Files', 'Versions', 'Visits'].map((name) => ({ name })),
  });
