import type { Module } from '@/domain/modules';
import { call } from '../callables';
import { warnOfExisting } from '../existing-name';

type ModuleFields = Pick<Module, 'name' | 'description'>;

/**
 * Creates a module, whose name becomes its id.
 * @throws AppError `already-exists` if there is one of that name, which stays as it is; `invalid-argument`, `permission-denied`, `unavailable`
 * @see ADMIN-019 ADMIN-021 MODEL-016
 */
export async function createModule(input: ModuleFields): Promise<void> {
  await call('createModule', input).catch(warnOfExisting('Module', input.name));
}

/** Writes name and description of a module. @throws AppError `invalid-argument`, `permission-denied`, `not-found`, `unavailable` @see OLD-003 */
export async function updateModule(input: ModuleFields & { id: string }): Promise<void> {
  await call('updateModule', input);
}
