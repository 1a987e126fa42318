import { readFileSync } from 'node:fs';
import { StatusError } from '../../src/model/status';

/** Reads one file of recordings of the official emulator; see the README beside them. */
export function recorded<T>(file: string): T {
  return JSON.parse(readFileSync(new URL(`../fixtures/official/${file}`, import.meta.url), 'utf8')) as T;
}

/** A copy with `{documents}` and `{project}` filled in, in every text of it. */
export function withNames<T>(json: T, project: string): T {
  const text = JSON.stringify(json)
    .replaceAll('{documents}', `projects/${project}/databases/(default)/documents`)
    .replaceAll('{project}', project);
  return JSON.parse(text) as T;
}

/** What a refused action is remembered by; undefined when it succeeds. Anything but a `StatusError` is a bug and passes through. */
export function refusal(action: () => unknown): { status: string; message: string } | undefined {
  try {
    action();
    return undefined;
  } catch (error) {
    if (error instanceof StatusError) return { status: error.status, message: error.message };
    throw error;
  }
}
