import { type Directory, directoryFrom } from '@/domain/access/principals';
import { store } from './app';

/** The directory admins and their organizations, `app/dcms`; empty if the document does not exist. @see MODEL-054 */
export const readDirectory = async (): Promise<Directory> => directoryFrom((await store().doc('app/dcms').get()).data() ?? {});
