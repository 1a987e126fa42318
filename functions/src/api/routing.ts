import { createRoute, OpenAPIHono, type RouteConfig, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { ApiCaller } from './caller';
import type { Answer } from './idempotency';
import { ApiProblem, problemResponse, problemSchema, problemType } from './problems';

export type ApiEnv = { Variables: { caller: ApiCaller }; Bindings: { address: string; bytes: number } };
export type ApiContext = Context<ApiEnv>;

/** A router whose input is checked by the schemas of its routes. */
export const apiRouter = (): OpenAPIHono<ApiEnv> =>
  new OpenAPIHono<ApiEnv>({
    defaultHook: (result, c) => {
      if (result.success) return undefined;
      const { target, error } = result;
      const errors = error.issues.map(({ path, message }) => ({
        pointer:
          target === 'json'
            ? path.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')
            : `${target} ${path.join('.')}`,
        detail: message,
      }));
      const [first] = errors;
      return problemResponse(
        c,
        new ApiProblem('invalid-request', [first?.pointer, first?.detail].filter(Boolean).join(': '), {
          errors: errors.slice(0, 100),
        }),
      );
    },
  });

const etag = z.object({ ETag: z.string().openapi({ description: 'The revision of the tour, in quotes.' }) });

type Request = NonNullable<RouteConfig['request']>;
type Described<Path extends string, Input extends Request> = {
  method: 'get' | 'post' | 'patch' | 'delete';
  path: Path;
  operationId: string;
  tags: [string];
  summary: string;
  description?: string;
  request: Input;
  /** What is toResponse, and with which status; without a schema nothing is. */
  status?: 200 | 201 | 204;
  answer?: z.ZodType;
};

/** What a route is for its handler: its answers are compared with the document by the tests. */
type Route<Path extends string, Input extends Request> = {
  method: 'get';
  path: Path;
  request: Input;
  responses: { 200: { description: string } };
};

/** A route that a key opens, as the document describes it. */
export function apiRoute<Path extends string, Input extends Request>({ status = 200, answer, ...about }: Described<Path, Input>) {
  const content = answer && { content: { 'application/json': { schema: answer } } };
  return createRoute({
    ...about,
    security: [{ apiKey: [] }],
    responses: {
      [status]: { description: 'Done.', headers: etag.partial(), ...content },
      default: { description: 'A problem.', content: { [problemType]: { schema: problemSchema } } },
    },
  }) as unknown as Route<Path, Input>;
}

/** A body in JSON, which a request must have. */
export const jsonBody = <Schema extends z.ZodType>(schema: Schema) => ({
  required: true as const,
  content: { 'application/json': { schema } },
});

/** The answer of a write, also of one that was carried out before. */
export function toResponse(c: ApiContext, { status, body, revision }: Answer): Response {
  c.header('ETag', `"${revision}"`);
  return status === 204 ? c.body(null, 204) : c.body(body, status, { 'Content-Type': 'application/json' });
}
