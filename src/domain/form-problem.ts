import type * as z from 'zod/mini';

/** The first validation message of a form, in field order; null if the input is valid. */
export const firstFormProblem = (form: z.ZodMiniType, input: unknown): string | null =>
  form.safeParse(input).error?.issues[0]?.message ?? null;
