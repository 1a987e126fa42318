import type { Database } from '../../engine/database';
import type { Databases } from '../../engine/databases';
import type { RulesFile, RulesIssue } from '../../model/rules-source';
import type { Triggers } from '../../triggers/triggers';
import type { Service } from '../service/call';

/** Loads the rules of projects. */
export type RulesLoader = {
  /** Loads the rules of a project. If an issue is an error, the previous rules remain in effect. */
  load(project: string, files: readonly RulesFile[]): readonly RulesIssue[];
  /** What each expression of a project's rules came to, and how often; undefined without rules. Missing when nobody counts. */
  coverage?(project: string): unknown;
};

/** The dependencies of the control endpoints. */
export type ControlContext = {
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

/** An endpoint's response: an object as JSON, or plain text. */
export type ControlResponse = { readonly status?: number; readonly json: unknown } | { readonly text: string; readonly type?: string };
