import type { RulesFile, RulesIssue } from '../model/rules-source';
import type { Method } from '../rules/ast';
import { STORAGE } from '../rules/bind';
import { applicableRules, type Denial, denialOf } from '../rules/decision';
import { evaluateForDocument } from '../rules/evaluate-rule';
import type { Operation } from '../rules/request';
import { COVERED, compileRuleset, rulesFor, type ServiceRules } from '../rules/ruleset';
import { Budget } from '../rules/scope';
import { isRulesMap, type RulesMap, type RulesValue } from '../rules/values';
import { asObject, readExpressionValue } from './convert';
import { Lookups } from './lookups';
import type { Line } from './stdio';

type RuntimeResult = { readonly errors?: readonly string[]; readonly warnings?: readonly string[]; readonly result?: Line };
type Id = number | string;

/**
 * The rules engine of the storage emulator: responds to the lines of its protocol as they finish, in any order. Every response has
 * status `ok`, errors included: the caller drops any other response and would wait forever.
 */
export class StorageRuntime {
  private readonly rulesets = new Map<string, readonly ServiceRules[]>();
  /** Evaluations waiting for a document, by the id of their request. */
  private readonly waiting = new Map<Id, (response: Line) => void>();

  constructor(private readonly send: (line: Line) => void) {}

  /** Signals that requests are accepted. */
  start(): void {
    this.send({ id: -1, status: 'ok' });
  }

  receive(line: Line): void {
    const id = line.id as Id;
    const resume = line.action === undefined ? this.waiting.get(id) : undefined;
    if (resume === undefined) {
      void this.respond(line, id);
      return;
    }
    this.waiting.delete(id);
    resume(line);
  }

  private async respond(line: Line, id: Id): Promise<void> {
    const { errors = [], warnings = [], result } = await this.act(line, id).catch(internalError);
    this.send({ id, status: 'ok', errors, warnings, ...(result === undefined ? {} : { result }) });
  }

  private async act({ action, context }: Line, id: Id): Promise<RuntimeResult> {
    switch (action) {
      case 'load_ruleset':
        return this.load(asObject(context));
      case 'verify':
        return await this.verify(asObject(context), id);
      default:
        return { errors: [`Unknown action: ${String(action)}.`] };
    }
  }

  private load({ rulesetName, source }: Line): RuntimeResult {
    const { ruleset, issues } = compileRuleset(readFiles(asObject(source).files));
    const texts = (severity: RulesIssue['severity']): readonly string[] =>
      issues.filter((issue) => issue.severity === severity).map(issueText);
    if (ruleset === undefined) return { errors: texts('ERROR'), warnings: texts('WARNING') };
    const services = rulesFor(ruleset, STORAGE);
    if (services.length === 0) return { errors: [`No rules for service ${STORAGE}.`], warnings: texts('WARNING') };
    this.rulesets.set(String(rulesetName), services);
    return { warnings: texts('WARNING'), result: { rulesVersion: Number(services[0]?.version) } };
  }

  private async verify(context: Line, id: Id): Promise<RuntimeResult> {
    const services = this.rulesets.get(String(context.rulesetName));
    const method = String(context.method);
    const operations = Object.hasOwn(COVERED, method) ? COVERED[method as Method] : undefined;
    if (services === undefined) return { errors: [`No ruleset is loaded under the name ${String(context.rulesetName)}.`] };
    if (operations === undefined) return { errors: [`Unknown method: ${method}.`] };
    const evaluation = { services, segments: pathSegments(context.path), variables: asObject(context.variables), lookups: new Lookups() };
    for (const operation of operations) {
      if (operation === 'list' && services.some(({ version }) => version === '1')) return LIST_DENIED;
      const denial = await this.decide(evaluation, operation, id);
      if (denial !== undefined)
        return { warnings: denial.filter(({ failed }) => failed).map(({ text }) => text), result: { permit: false } };
    }
    return { result: { permit: true } };
  }

  private async decide(evaluation: PendingEvaluation, operation: Operation, id: Id): Promise<Denial | undefined> {
    const denial = evaluate(evaluation, operation);
    const missing = evaluation.lookups.takeMissing();
    if (denial === undefined || missing === undefined) return denial;
    evaluation.lookups.add(missing, await this.fetch(missing, id));
    return await this.decide(evaluation, operation, id);
  }

  private fetch(path: string, id: Id): Promise<Line> {
    return new Promise((resolve) => {
      this.waiting.set(id, resolve);
      this.send({ server_request_id: id, action: 'fetch_firestore_document', context: { path } });
    });
  }
}

type PendingEvaluation = {
  readonly services: readonly ServiceRules[];
  readonly segments: readonly string[];
  readonly variables: Line;
  readonly lookups: Lookups;
};

const LIST_DENIED: RuntimeResult = {
  warnings: ["Permission denied. List operations are only allowed for rules_version='2'."],
  result: { permit: false },
};

function evaluate({ services, segments, variables, lookups }: PendingEvaluation, operation: Operation): Denial | undefined {
  const request = new Map(mapOrEmpty(readExpressionValue(variables.request))).set('method', operation);
  const resource = readExpressionValue(variables.resource);
  const context = {
    request,
    resource: isRulesMap(resource) ? resource : null,
    operation,
    access: lookups.lookUp,
    budget: new Budget(),
  };
  return denialOf(applicableRules(services, operation, { segments }), (applicable) => evaluateForDocument(applicable, context));
}

const mapOrEmpty = (value: RulesValue): RulesMap => (isRulesMap(value) ? value : new Map());

/** The segments of `/b/{bucket}/o/{object}`; empty ones inside stay, so that `a//b` is not taken for `a/b`. */
const pathSegments = (path: unknown): readonly string[] =>
  String(path ?? '')
    .replace(/^\//, '')
    .replace(/\/$/, '')
    .split('/');

function readFiles(files: unknown): readonly RulesFile[] {
  return (Array.isArray(files) ? files : []).map((file) => {
    const { name, content } = asObject(file);
    return { name: String(name ?? ''), content: String(content ?? '') };
  });
}

/** An issue as the caller parses it, to print the file and line. */
const issueText = ({ description, sourcePosition: { fileName, line } }: RulesIssue): string =>
  JSON.stringify({ description_: description, sourcePosition_: { fileName_: fileName, line_: line } });

const internalError = (cause: unknown): RuntimeResult => ({ errors: [`Internal error of the rules runtime: ${String(cause)}`] });
