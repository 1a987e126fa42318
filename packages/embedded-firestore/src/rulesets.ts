import type { Database } from './engine/database';
import type { Databases } from './engine/databases';
import { openGate } from './engine/open-gate';
import type { Gate } from './model/gate';
import type { RulesFile, RulesIssue } from './model/rules-source';
import { createGate, denyAllGate } from './rules/gate';
import { loggedGate } from './rules/logged-gate';
import type { Ruleset } from './rules/ruleset';
import { compileRuleset, coverageOf } from './rules/ruleset';

/** The rules of each project, and the default rules of projects without their own. Applies them to every database. */
export class Rulesets {
  private readonly own = new Map<string, Ruleset>();
  private initial: Ruleset | 'broken' | undefined;
  private readonly guarded = new WeakSet<Database>();

  /** @param log receives each denial, with the values that caused it */
  constructor(
    private readonly databases: Databases,
    private readonly log: (line: string) => void,
  ) {}

  /** Sets the rules of every project without its own. With errors, everything is denied there. */
  loadInitial(files: readonly RulesFile[]): readonly RulesIssue[] {
    const { ruleset, issues } = compileRuleset(files);
    this.initial = ruleset ?? 'broken';
    this.apply(() => true);
    return issues;
  }

  /** Sets the rules of one project; with errors, the previous rules remain. */
  load(project: string, files: readonly RulesFile[]): readonly RulesIssue[] {
    const { ruleset, issues } = compileRuleset(files);
    if (ruleset) {
      this.own.set(project, ruleset);
      this.apply(({ id }) => id.project === project);
    }
    return issues;
  }

  /** Applies the rules to a database before it is used. */
  guard(database: Database): Database {
    if (!this.guarded.has(database)) {
      this.guarded.add(database);
      database.gate = this.gateFor(database);
    }
    return database;
  }

  /** The coverage of a project's rules since they were loaded; undefined without rules. */
  coverage(project: string): unknown {
    const ruleset = this.own.get(project) ?? this.initial;
    return ruleset === undefined || ruleset === 'broken' ? undefined : coverageOf(ruleset);
  }

  private apply(concerns: (database: Database) => boolean): void {
    for (const database of this.databases.all().filter(concerns)) {
      this.guarded.add(database);
      database.gate = this.gateFor(database);
    }
  }

  private gateFor({ id }: Database): Gate {
    const ruleset = this.own.get(id.project) ?? this.initial;
    if (ruleset === undefined) return openGate;
    // Configured rules that can't be used: deny rather than allow by mistake.
    return ruleset === 'broken' ? denyAllGate : loggedGate(createGate(ruleset, id), this.log);
  }
}
