import { type Directory, directoryFrom } from '@/domain/access/principals';
import { type GlobalMessage, globalMessageFrom } from '@/domain/application/global-message';
import { type Page, pageFrom } from '@/domain/application/pages';
import type { Source } from '../live/source';

/** app/dcms @see MODEL-054 */
export const directory: Source<Directory> = { path: 'app', read: (_id, stored) => directoryFrom(stored) };
/** app/global @see MODEL-055 */
export const globalMessage: Source<GlobalMessage> = { path: 'app', read: (_id, stored) => globalMessageFrom(stored) };
/** pages/{page} @see MODEL-057 */
export const pages: Source<Page> = { path: 'pages', read: pageFrom };
