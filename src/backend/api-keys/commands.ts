import type { CallableInput } from '@/domain/callables/inputs';
import { call } from '../callables';

/** Makes an API key, and returns it: nobody can read it again. @throws AppError `permission-denied`, `resource-exhausted`, `unavailable` */
export const createApiKey = async (input: CallableInput<'createApiKey'>): Promise<string> => (await call('createApiKey', input)).key;

/** Ends an API key at once. Repeating the call is harmless. @throws AppError `permission-denied`, `unavailable` */
export async function revokeApiKey(input: CallableInput<'revokeApiKey'>): Promise<void> {
  await call('revokeApiKey', input);
}
