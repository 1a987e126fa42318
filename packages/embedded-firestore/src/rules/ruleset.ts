import type { RulesFile, RulesIssue } from '../model/rules-source';
import type { Allow, Block, Expression, Method, RulesVersion, Source } from './ast';
import { bindSource } from './bind';
import type { Bindings } from './bindings';
import { checkSource } from './check';
import { Coverage, type ExpressionReport, expressionsInBlock, expressionsOf } from './coverage';
import { type Condition, compileConditions } from './evaluate';
import type { Issue as SourceIssue } from './issues';
import { parseSource } from './parser';
import { indexMatches, type PatternIndex } from './pattern';
import type { Operation } from './request';
import { usesTime } from './uses-time';

/** One compiled `allow`. */
export type Rule = {
  readonly operations: ReadonlySet<Operation>;
  readonly line: number;
  /** Absent: always true. */
  readonly condition?: { readonly tree: Expression; readonly compiled: Condition };
  readonly usesTime: boolean;
};

/** The rules of one service. */
export type ServiceRules = {
  readonly version: RulesVersion;
  readonly index: PatternIndex;
  readonly bindings: Bindings;
  readonly rules: ReadonlyMap<Allow, Rule>;
  /** The source text, quoted in explanations. */
  readonly text: string;
  readonly coverage: Coverage;
};

/** Compiled rules; a service may be spread over several files. */
export type Ruleset = { readonly files: readonly RulesFile[]; readonly services: ReadonlyMap<string, readonly ServiceRules[]> };

/**
 * Compiles rules files. If any of them has an error there is no ruleset; warnings don't prevent one. Never throws.
 */
export function compileRuleset(files: readonly RulesFile[]): { readonly ruleset?: Ruleset; readonly issues: readonly RulesIssue[] } {
  const services = new Map<string, readonly ServiceRules[]>();
  const issues: RulesIssue[] = [];
  for (const file of files) {
    const { readable, issues: found } = readSource(file);
    issues.push(...found);
    if (readable === undefined) continue;
    const { source, bindings } = readable;
    const conditions = compileConditions(source, bindings);
    for (const service of source.services) {
      const rules = rulesOf(service, bindings, conditions);
      const coverage = new Coverage([...source.functions.flatMap(expressionsOf), ...expressionsInBlock(service)]);
      const compiled = { version: source.version, index: indexMatches(service), bindings, rules, text: file.content, coverage };
      services.set(service.name, [...(services.get(service.name) ?? []), compiled]);
    }
  }
  return issues.some(({ severity }) => severity === 'ERROR') ? { issues } : { ruleset: { files, services }, issues };
}

/** The rules of one service; empty if no file declares it. */
export const rulesFor = ({ services }: Ruleset, service: string): readonly ServiceRules[] => services.get(service) ?? [];

/** Coverage since the rules were loaded: for each expression of the source, its results and how often they occurred. */
export const coverageOf = ({ files, services }: Ruleset): { readonly rules: object; readonly report: readonly ExpressionReport[] } => ({
  rules: { files },
  report: [...services.values()].flat().flatMap(({ coverage }) => coverage.report()),
});

type Readable = { readonly source: Source; readonly bindings: Bindings };

function readSource({ name, content }: RulesFile): { readonly readable: Readable | undefined; readonly issues: readonly RulesIssue[] } {
  const { source, issues } = parseSource(content);
  const bindings = source === undefined ? undefined : bindSource(source);
  const found = source === undefined || bindings === undefined ? issues : [...issues, ...checkSource(source, bindings)];
  const isBroken = source === undefined || bindings === undefined || found.some(({ severity }) => severity === 'error');
  return { readable: isBroken ? undefined : { source, bindings }, issues: found.map((issue) => issueIn(name, issue)) };
}

const issueIn = (fileName: string, { severity, message, position }: SourceIssue): RulesIssue => ({
  sourcePosition: {
    fileName,
    line: position.line,
    column: position.column,
    currentOffset: position.offset,
    endOffset: position.end,
  },
  severity: severity === 'error' ? 'ERROR' : 'WARNING',
  description: message,
});

/** The operations covered by each method of an `allow`. */
export const COVERED: Readonly<Record<Method, readonly Operation[]>> = {
  read: ['get', 'list'],
  write: ['create', 'update', 'delete'],
  get: ['get'],
  list: ['list'],
  create: ['create'],
  update: ['update'],
  delete: ['delete'],
};

function rulesOf(block: Pick<Block, 'matches'>, bindings: Bindings, conditions: ReadonlyMap<Allow, Condition>): ReadonlyMap<Allow, Rule> {
  const rules = new Map<Allow, Rule>();
  const visit = ({ matches }: Pick<Block, 'matches'>): void => {
    for (const match of matches) {
      for (const allow of match.allows) rules.set(allow, ruleOf(allow, bindings, conditions.get(allow)));
      visit(match);
    }
  };
  visit(block);
  return rules;
}

function ruleOf({ methods, condition, at }: Allow, bindings: Bindings, compiled: Condition | undefined): Rule {
  const operations = new Set(methods.flatMap((method) => COVERED[method]));
  if (condition === undefined || compiled === undefined) return { operations, line: at.line, usesTime: false };
  return { operations, line: condition.at.line, condition: { tree: condition, compiled }, usesTime: usesTime(condition, bindings) };
}
