import { z } from 'zod';
import { AppError } from '@/domain/app-error';

const forbiddenNames = ['__proto__', 'constructor', 'prototype'];

/**
 * Validates a payload. Field names that are special in JavaScript are rejected at any depth, in the raw body because decoding drops some of them.
 * @param sent the raw body
 * @throws AppError invalid-argument, naming each invalid field
 */
export function readPayload<Schema extends z.core.$ZodType>(schema: Schema, data: unknown, sent: unknown): z.output<Schema> {
  const name = findForbiddenName(sent);
  if (name !== undefined) throw new AppError('invalid-argument', `"${name}" is not allowed as a field name.`);
  const payload = z.safeParse(schema, data);
  if (payload.success) return payload.data;
  const issues = payload.error.issues.map(({ path, message }) => (path.length > 0 ? `${path.join('.')}: ${message}` : message));
  throw new AppError('invalid-argument', issues.join('; '));
}

function findForbiddenName(sent: unknown): string | undefined {
  const open = [sent];
  while (open.length > 0) {
    const value = open.pop();
    if (typeof value !== 'object' || value === null) continue;
    const found = forbiddenNames.find((name) => Object.hasOwn(value, name));
    if (found !== undefined) return found;
    for (const inner of Object.values(value)) open.push(inner);
  }
  return undefined;
}
