import { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { AppError, type ErrorCode } from '@/domain/app-error';

/** What can go wrong, by the last part of a problem's type: its status, and its title, which never changes. */
export const problemKinds = {
  'invalid-request': { status: 400, title: 'The request is not valid' },
  unauthenticated: { status: 401, title: 'The API key is missing or not valid' },
  'not-allowed': { status: 403, title: 'The API key does not allow this' },
  'not-found': { status: 404, title: 'There is no such thing' },
  conflict: { status: 409, title: 'This can’t be done now' },
  'revision-differs': { status: 412, title: 'The tour was saved since' },
  'too-large': { status: 413, title: 'The request is too large' },
  'rejected-fields': { status: 422, title: 'Some fields can’t be saved' },
  'key-reused': { status: 422, title: 'The Idempotency-Key was used for another request' },
  'too-many': { status: 429, title: 'Too many requests' },
  internal: { status: 500, title: 'Something went wrong' },
  unavailable: { status: 503, title: 'Loggia is busy' },
} as const;
export type ProblemKind = keyof typeof problemKinds;

/** What is wrong at one place of the body. */
type PlaceProblem = { pointer: string; detail: string };

type Options = { errors?: readonly PlaceProblem[]; headers?: Record<string, string> };

/** An expected failure of a request: `detail` says what to do. */
export class ApiProblem extends Error {
  readonly kind: ProblemKind;
  readonly options: Options;

  constructor(kind: ProblemKind, detail: string, options: Options = {}) {
    super(detail);
    this.kind = kind;
    this.options = options;
  }
}

export const problemSchema = z
  .object({
    type: z.string().openapi({ example: '/api#problem-revision-differs' }),
    title: z.string(),
    status: z.int(),
    detail: z.string(),
    errors: z
      .array(z.object({ pointer: z.string().openapi({ description: 'Where in the body: a JSON Pointer.' }), detail: z.string() }))
      .optional(),
  })
  .openapi('Problem', { description: 'What went wrong (RFC 9457).' });

export const problemType = 'application/problem+json';

/** A problem as it is answered. */
export function problemBody({ kind, message, options: { errors } }: ApiProblem): string {
  const { status, title } = problemKinds[kind];
  return JSON.stringify({ type: `/api#problem-${kind}`, title, status, detail: message, ...(errors && { errors }) });
}

export function problemResponse(c: Context, problem: ApiProblem): Response {
  const headers = { 'Content-Type': problemType, ...problem.options.headers };
  return c.body(problemBody(problem), problemKinds[problem.kind].status, headers);
}

const kindOfCode: Partial<Record<ErrorCode, ProblemKind>> = {
  'invalid-argument': 'rejected-fields',
  'out-of-range': 'rejected-fields',
  'not-found': 'not-found',
  'permission-denied': 'not-allowed',
  'failed-precondition': 'conflict',
  aborted: 'conflict',
  'already-exists': 'conflict',
  'resource-exhausted': 'too-many',
};

/** Google’s codes of a store that is contended or away for a moment: ABORTED, DEADLINE_EXCEEDED, UNAVAILABLE. */
const busyCodes: readonly unknown[] = [10, 4, 14];

/** Any error as a problem; one that nobody expected is logged. */
export function problemOf(error: unknown): ApiProblem {
  if (error instanceof ApiProblem) return error;
  if (error instanceof AppError) {
    const kind = kindOfCode[error.code] ?? 'internal';
    return new ApiProblem(kind, error.message, kind === 'too-many' ? { headers: { 'Retry-After': '600' } } : {});
  }
  if (error instanceof HTTPException && error.status < 500) return new ApiProblem('invalid-request', 'Send a body in JSON.');
  if (error instanceof Error && 'code' in error && busyCodes.includes(error.code))
    return new ApiProblem('unavailable', 'Many write this tour at once. Send the request again.', { headers: { 'Retry-After': '5' } });
  console.error('A request of the API failed.', error);
  return new ApiProblem('internal', 'This is our fault. Send the request again later.');
}
