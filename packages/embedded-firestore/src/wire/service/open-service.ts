import type { Database } from '../../engine/database';
import type { DatabaseId } from '../../model/path';
import { audienceOf, readCaller } from '../auth';
import type { Service } from './call';

export type ServiceOptions = {
  /** The database, made at its first use, under its rules. */
  readonly open: (id: DatabaseId) => Database;
  /** The project that the server was started for; undefined when any is as good as another. */
  readonly singleProject?: string | undefined;
  /** Takes hints for the developer, each once. */
  readonly log: (line: string) => void;
};

/** A client that names ever new projects learns nothing from hint after hint. */
const MAX_HINTS = 100;

/** The service over the databases. Tokens and requests of an unexpected project are served, with a hint. */
export function openService({ open, singleProject, log }: ServiceOptions): Service {
  const logged = new Set<string>();
  const logOnce = (line: string): void => {
    if (logged.has(line) || logged.size >= MAX_HINTS) return;
    log(line);
    logged.add(line);
  };
  return {
    database(id) {
      if (singleProject !== undefined && id.project !== singleProject)
        logOnce(
          `Multiple projectIds are not recommended in single project mode. Requested project ID ${id.project}, but the emulator is configured for ${singleProject}.`,
        );
      return open(id);
    },
    caller({ authorization }, project) {
      const caller = readCaller(authorization);
      const audience = audienceOf(caller);
      if (audience !== undefined && project !== undefined && audience !== project)
        logOnce(
          `A token for the project ${audience} is used with the project ${project}. It is accepted here, and would not be in production.`,
        );
      return caller;
    },
  };
}
