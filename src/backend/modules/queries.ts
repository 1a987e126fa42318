import { type Module, moduleFrom } from '@/domain/modules';
import { docOf, docsOf } from '../live/listen';
import { liveQuery } from '../live/live-query';
import type { Source } from '../live/source';

/** modules/{module} @see MODEL-016 */
export const modules: Source<Module> = { path: 'modules', read: moduleFrom };

export const moduleQueries = {
  /** All modules, live, in no order. */
  all: () => liveQuery(['modules'], docsOf(modules)),
  /** One module; `null` if it does not exist. */
  one: (id: string) => liveQuery(['modules', id], docOf(modules, id)),
};
