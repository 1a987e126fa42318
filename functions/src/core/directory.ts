import { type Directory, directoryFrom } from '@/domain/access/principals';
import { store } from './app';

/** The directory admins and their organizations, `app/dcms`; nobody where there is no such document. @see MODEL-054 */
export const readDirectory = async (): Promise<Directory> => directoryFrom((await store().doc('app/dcms').get()).data() ?? {});
