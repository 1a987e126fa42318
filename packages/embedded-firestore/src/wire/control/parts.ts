import type { Database } from '../../engine/database';
import type { Databases } from '../../engine/databases';
import type { RulesFile, RulesIssue } from '../../model/rules-source';
import type { Triggers } from '../../triggers/triggers';
import type { Service } from '../service/call';

/** Where the rules of the projects are. */
export type RulesLoader = {
  /** Puts rules in force for a project, unless an issue is an error: then those before stay. */
  load(project: string, files: readonly RulesFile[]): readonly RulesIssue[];
  /** What each expression of a project's rules came to, and how often; undefined without rules. Missing when nobody counts. */
  coverage?(project: string): unknown;
};

/** What the endpoints work on. */
export type ControlParts = {
  readonly databases: Databases;
  readonly service: Service;
  readonly rules: RulesLoader;
  readonly triggers: Pick<Triggers, 'register' | 'unregister'>;
  readonly version: string;
  /** Writes a database into a folder below a directory. */
  readonly exportTo: (database: Database, directory: string, name: string) => Promise<unknown>;
  /** How many WebChannel sessions are open. */
  readonly sessions: () => number;
  readonly log: (line: string) => void;
};

/** What an endpoint answers: an object as JSON, a text as it is. */
export type ControlAnswer = { readonly status?: number; readonly json: unknown } | { readonly text: string; readonly type?: string };
