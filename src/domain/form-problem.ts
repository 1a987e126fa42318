import type * as z from 'zod/mini';

/** The first sentence about what is wrong with something that was sent, in the order of the form's fields; null when it is fine. */
export const problemOf = (form: z.ZodMiniType, sent: unknown): string | null => form.safeParse(sent).error?.issues[0]?.message ?? null;
