import type { Doc } from '../model/document';
import type { Caller, Decision, Dependencies, Gate, PlannedWrite, RequestContext } from '../model/gate';
import type { DatabaseId, DocPath } from '../model/path';
import type { Query } from '../model/query';
import type { Abstract } from './abstract/abstract-value';
import { type PossibleDocuments, pathSegments, possibleDocuments } from './abstract/possible-documents';
import { Access, AccessLimits, type RequestStates, resourceOf } from './access';
import { FIRESTORE } from './bind';
import { type ApplicableRule, applicableRules, type Denial, denialExplanation, denialMessage, denialOf } from './decision';
import { evaluateForDocument, evaluateForQuery } from './evaluate-rule';
import { documentRequest, frameOf, listRequest, type Operation, type RequestFrame } from './request';
import { type Ruleset, rulesFor, type ServiceRules } from './ruleset';
import { Budget } from './scope';

/** Access control of one database under a ruleset. Without a Cloud Firestore service everything is denied. Administrators bypass rules. */
export function createGate(ruleset: Ruleset, id: DatabaseId): Gate {
  const services = rulesFor(ruleset, FIRESTORE);
  const evaluation = (
    caller: Caller,
    context: RequestContext & Partial<Omit<RequestStates, 'before'>>,
    operations: number,
  ): RequestEvaluation =>
    new RequestEvaluation(
      services,
      id,
      frameOf(caller, context.time),
      { before: context.documents, after: context.after ?? context.documents, written: context.written ?? new Set() },
      operations,
    );
  return {
    get: (caller, paths, context) =>
      caller.kind === 'admin' ? paths.map(() => granted) : evaluation(caller, context, paths.length).get(paths, context),
    list: (caller, query, context) => (caller.kind === 'admin' ? granted : evaluation(caller, context, 1).list(query)),
    write: (caller, writes, context) =>
      caller.kind === 'admin'
        ? granted
        : evaluation(caller, { ...context, written: new Set(writes.map(({ path }) => path)) }, writes.length).write(writes),
  };
}

const nothing: Dependencies = { documents: new Set(), usesTime: false };
const granted: Decision = { allowed: true, basis: nothing };

/** Allows administrators only; used while rules do not compile. */
export const denyAllGate: Gate = denyingGate('\nThe security rules do not compile.');

function denyingGate(message: string): Gate {
  const decide = (caller: Caller): Decision => (caller.kind === 'admin' ? granted : { allowed: false, message, basis: nothing });
  return { get: (caller, paths) => paths.map(() => decide(caller)), list: decide, write: decide };
}

/** The rules evaluation of one request: counts and caches its accesses, and produces the decisions. */
class RequestEvaluation {
  private readonly access: Access;
  private usesTime = false;

  constructor(
    private readonly services: readonly ServiceRules[],
    private readonly id: DatabaseId,
    private readonly frame: RequestFrame,
    states: RequestStates,
    operations: number,
  ) {
    this.access = new Access(id, states, operations > 1 ? AccessLimits.several : AccessLimits.single);
  }

  get(paths: readonly DocPath[], { documents }: RequestContext): readonly Decision[] {
    const denials = paths.map((path) => this.evaluateDocument('get', path, documents.get(path), undefined));
    return denials.map((denial) => this.decision(denial));
  }

  write(writes: readonly PlannedWrite[]): Decision {
    for (const { kind, path, before, after } of writes) {
      const denial = this.evaluateDocument(kind, path, before, after);
      if (denial !== undefined) return this.decision(denial);
    }
    return this.decision(undefined);
  }

  list(query: Query): Decision {
    const request = listRequest(this.frame, query);
    for (const documents of possibleDocuments(query, this.id)) {
      const denial = this.evaluateQuery(documents, request);
      if (denial !== undefined) return this.decision(denial);
    }
    return this.decision(undefined);
  }

  private evaluateDocument(operation: Operation, path: DocPath, stored: Doc | undefined, future: Doc | undefined): Denial | undefined {
    this.access.startOperation(path);
    const segments = pathSegments(this.id, path);
    const resource = operation === 'create' || stored === undefined ? null : resourceOf(stored, this.id);
    const request = documentRequest(this.frame, operation, segments, future === undefined ? null : resourceOf(future, this.id));
    const context = { request, resource, operation, access: this.access.lookUp, budget: new Budget() };
    return denialOf(this.rules(operation, { segments }), (rule) => evaluateForDocument(rule, context));
  }

  private evaluateQuery({ shape, resource }: PossibleDocuments, request: Abstract): Denial | undefined {
    const context = { request, resource, access: this.access.lookUp, budget: new Budget() };
    return denialOf(this.rules('list', shape), (rule) => evaluateForQuery(rule, context));
  }

  private rules(operation: Operation, shape: PossibleDocuments['shape']): readonly ApplicableRule[] {
    const rules = applicableRules(this.services, operation, shape);
    this.usesTime ||= rules.some(({ rule }) => rule.usesTime);
    return rules;
  }

  private decision(denial: Denial | undefined): Decision {
    const basis = { documents: this.access.documents, usesTime: this.usesTime };
    if (denial === undefined) return { allowed: true, basis };
    return { allowed: false, message: denialMessage(denial), explain: () => denialExplanation(denial), basis };
  }
}
