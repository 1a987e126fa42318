import type { PersonExport } from '@/domain/personal-data/export';
import type { FoundPerson } from '@/domain/personal-data/found';
import { call } from '../callables';

/** Everything that Loggia stores of somebody. @param address "" for oneself; of others for global admins @throws AppError `resource-exhausted`, `permission-denied` */
export const exportPerson = (address: string): Promise<PersonExport> => call('exportPerson', { address });

/** What is found of whoever has an address, also without an account. @throws AppError `permission-denied` */
export const findPerson = (address: string): Promise<FoundPerson> => call('findPerson', { address });

/** Erases whoever has an address. @returns what was found @throws AppError `failed-precondition` for a last admin, `permission-denied` for oneself */
export const erasePerson = (address: string): Promise<FoundPerson> => call('erasePerson', { address });

/** Disables one's own account, and has it erased. @returns when @throws AppError `failed-precondition` for a last admin */
export const deleteMyAccount = async (language: string): Promise<Date> => new Date((await call('deleteMyAccount', { language })).erasedOn);
