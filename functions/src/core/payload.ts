import { z } from 'zod';
import { AppError } from '@/domain/app-error';
import { emailLimit, idLimit } from '@/domain/limits';
import { pathPart } from '@/domain/path-part';

/** An id that stands in the path of a document. */
const id = (what: string, longest: number) =>
  z
    .string(`${what} is missing.`)
    .max(longest, `${what} is too long.`)
    .transform((text) => pathPart(text, what));

export const uidSchema = id('The uid', 128);
export const organizationSchema = id('The organization', idLimit);
export const invitationSchema = id('The invitation', idLimit + emailLimit + 'org_-'.length);

const amounts = 'Ask for 1 to 1,000 entries.';
/** How many entries of a list are asked for. */
export const amountSchema = z.int(amounts).min(1, amounts).max(1000, amounts);

const dangerous = ['__proto__', 'constructor', 'prototype'];

/**
 * Reads what a caller sent. Names that mean something to JavaScript are refused wherever they stand: decoding has already dropped some of them.
 * @param sent the body as it came
 * @throws AppError invalid-argument, naming each field that is wrong
 */
export function readPayload<Input>(schema: z.core.$ZodType<Input>, data: unknown, sent: unknown): Input {
  const name = dangerousName(sent);
  if (name !== undefined) throw new AppError('invalid-argument', `"${name}" may not be the name of a field.`);
  const payload = z.safeParse(schema, data);
  if (payload.success) return payload.data;
  const issues = payload.error.issues.map(({ path, message }) => (path.length > 0 ? `${path.join('.')}: ${message}` : message));
  throw new AppError('invalid-argument', issues.join('; '));
}

function dangerousName(sent: unknown): string | undefined {
  const open = [sent];
  while (open.length > 0) {
    const value = open.pop();
    if (typeof value !== 'object' || value === null) continue;
    const found = dangerous.find((name) => Object.hasOwn(value, name));
    if (found !== undefined) return found;
    for (const inner of Object.values(value)) open.push(inner);
  }
  return undefined;
}
