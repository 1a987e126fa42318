import { watchOf } from '../../engine/watch/watch';
import type { ControlContext, ControlResponse } from './control-context';

/** The server's health and resource usage. `epoch` is that of the default database that was used first. */
export function health({ databases, version, sessions }: ControlContext): ControlResponse {
  const all = databases.all();
  const sum = (of: (database: (typeof all)[number]) => number): number => all.reduce((total, database) => total + of(database), 0);
  return {
    json: {
      ok: true,
      version,
      epoch: all[0]?.epoch ?? '',
      documents: sum(({ size }) => size),
      listeners: sum((database) => watchOf(database).targets),
      sessions: sessions(),
    },
  };
}
