import type { RulesFile, RulesIssue } from '../model/rules-source';
import { askOne } from '../rules/ask';
import type { Method } from '../rules/ast';
import { STORAGE } from '../rules/bind';
import { type Refusal, refusalOf, rulesToAsk } from '../rules/decision';
import type { Operation } from '../rules/request';
import { COVERED, compileRuleset, rulesFor, type ServiceRules } from '../rules/ruleset';
import { Budget } from '../rules/scope';
import { isRulesMap, type RulesMap, type RulesValue } from '../rules/values';
import { asObject, readExpressionValue } from './convert';
import { Lookups } from './lookups';
import type { Line } from './stdio';

type Answer = { readonly errors?: readonly string[]; readonly warnings?: readonly string[]; readonly result?: Line };
type Id = number | string;

/**
 * The rules engine of the storage emulator: answers the lines of its protocol in whatever order they end. Every request is answered with
 * status `ok`, errors included: the caller drops any other answer and would wait for ever.
 */
export class StorageRuntime {
  private readonly rulesets = new Map<string, readonly ServiceRules[]>();
  /** Evaluations waiting for a document, by the id of their request. */
  private readonly waiting = new Map<Id, (answer: Line) => void>();

  constructor(private readonly send: (line: Line) => void) {}

  /** Says that requests may come. */
  start(): void {
    this.send({ id: -1, status: 'ok' });
  }

  receive(line: Line): void {
    const id = line.id as Id;
    const resume = line.action === undefined ? this.waiting.get(id) : undefined;
    if (resume === undefined) {
      void this.answer(line, id);
      return;
    }
    this.waiting.delete(id);
    resume(line);
  }

  private async answer(line: Line, id: Id): Promise<void> {
    const { errors = [], warnings = [], result } = await this.act(line, id).catch(internalError);
    this.send({ id, status: 'ok', errors, warnings, ...(result === undefined ? {} : { result }) });
  }

  private async act({ action, context }: Line, id: Id): Promise<Answer> {
    switch (action) {
      case 'load_ruleset':
        return this.load(asObject(context));
      case 'verify':
        return await this.verify(asObject(context), id);
      default:
        return { errors: [`Unknown action: ${String(action)}.`] };
    }
  }

  private load({ rulesetName, source }: Line): Answer {
    const { ruleset, issues } = compileRuleset(readFiles(asObject(source).files));
    const texts = (severity: RulesIssue['severity']): readonly string[] =>
      issues.filter((issue) => issue.severity === severity).map(issueText);
    if (ruleset === undefined) return { errors: texts('ERROR'), warnings: texts('WARNING') };
    const services = rulesFor(ruleset, STORAGE);
    if (services.length === 0) return { errors: [`No rules for service ${STORAGE}.`], warnings: texts('WARNING') };
    this.rulesets.set(String(rulesetName), services);
    return { warnings: texts('WARNING'), result: { rulesVersion: Number(services[0]?.version) } };
  }

  private async verify(context: Line, id: Id): Promise<Answer> {
    const services = this.rulesets.get(String(context.rulesetName));
    const method = String(context.method);
    const operations = Object.hasOwn(COVERED, method) ? COVERED[method as Method] : undefined;
    if (services === undefined) return { errors: [`No ruleset is loaded under the name ${String(context.rulesetName)}.`] };
    if (operations === undefined) return { errors: [`Unknown method: ${method}.`] };
    const question = { services, segments: pathSegments(context.path), variables: asObject(context.variables), lookups: new Lookups() };
    for (const operation of operations) {
      if (operation === 'list' && services.some(({ version }) => version === '1')) return LIST_REFUSED;
      const refusal = await this.decide(question, operation, id);
      if (refusal !== undefined)
        return { warnings: refusal.filter(({ failed }) => failed).map(({ text }) => text), result: { permit: false } };
    }
    return { result: { permit: true } };
  }

  private async decide(question: Question, operation: Operation, id: Id): Promise<Refusal | undefined> {
    const refusal = evaluate(question, operation);
    const wanted = question.lookups.takeWanted();
    if (refusal === undefined || wanted === undefined) return refusal;
    question.lookups.learn(wanted, await this.fetch(wanted, id));
    return await this.decide(question, operation, id);
  }

  private fetch(path: string, id: Id): Promise<Line> {
    return new Promise((resolve) => {
      this.waiting.set(id, resolve);
      this.send({ server_request_id: id, action: 'fetch_firestore_document', context: { path } });
    });
  }
}

type Question = {
  readonly services: readonly ServiceRules[];
  readonly segments: readonly string[];
  readonly variables: Line;
  readonly lookups: Lookups;
};

const LIST_REFUSED: Answer = {
  warnings: ["Permission denied. List operations are only allowed for rules_version='2'."],
  result: { permit: false },
};

function evaluate({ services, segments, variables, lookups }: Question, operation: Operation): Refusal | undefined {
  const request = new Map(mapOrEmpty(readExpressionValue(variables.request))).set('method', operation);
  const resource = readExpressionValue(variables.resource);
  const situation = {
    request,
    resource: isRulesMap(resource) ? resource : null,
    operation,
    access: lookups.look,
    budget: new Budget(),
  };
  return refusalOf(rulesToAsk(services, operation, { segments }), (asked) => askOne(asked, situation));
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

const internalError = (cause: unknown): Answer => ({ errors: [`Internal error of the rules runtime: ${String(cause)}`] });
