import type { Doc } from '../model/document';
import type { Basis, Caller, Decision, Gate, Moment, PlannedWrite } from '../model/gate';
import type { DatabaseId, DocPath } from '../model/path';
import type { Query } from '../model/query';
import type { Abstract } from './abstract/abstract-value';
import { type PossibleDocuments, pathSegments, possibleDocuments } from './abstract/possible-documents';
import { Access, AccessLimits, resourceOf, type States } from './access';
import { askAll, askOne } from './ask';
import { FIRESTORE } from './bind';
import { type Asked, type Refusal, refusalExplanation, refusalMessage, refusalOf, rulesToAsk } from './decision';
import { documentRequest, frameOf, listRequest, type Operation, type RequestFrame } from './request';
import { type Ruleset, rulesFor, type ServiceRules } from './ruleset';
import { Budget } from './scope';

/** The lock of one database under a ruleset. Rules that do not mention Cloud Firestore refuse everything. Administrators always pass. */
export function createGate(ruleset: Ruleset, id: DatabaseId): Gate {
  const services = rulesFor(ruleset, FIRESTORE);
  const inquiry = (caller: Caller, moment: Moment & Partial<Omit<States, 'before'>>, operations: number): Inquiry =>
    new Inquiry(
      services,
      id,
      frameOf(caller, moment.time),
      { before: moment.documents, after: moment.after ?? moment.documents, written: moment.written ?? new Set() },
      operations,
    );
  return {
    get: (caller, paths, moment) =>
      caller.kind === 'admin' ? paths.map(() => granted) : inquiry(caller, moment, paths.length).get(paths, moment),
    list: (caller, query, moment) => (caller.kind === 'admin' ? granted : inquiry(caller, moment, 1).list(query)),
    write: (caller, writes, moment) =>
      caller.kind === 'admin'
        ? granted
        : inquiry(caller, { ...moment, written: new Set(writes.map(({ path }) => path)) }, writes.length).write(writes),
  };
}

const nothing: Basis = { documents: new Set(), usesTime: false };
const granted: Decision = { allowed: true, basis: nothing };

/** A lock that opens for administrators only: while rules do not compile. */
export const denyAllGate: Gate = refusingGate('\nThe security rules do not compile.');

function refusingGate(message: string): Gate {
  const decide = (caller: Caller): Decision => (caller.kind === 'admin' ? granted : { allowed: false, message, basis: nothing });
  return { get: (caller, paths) => paths.map(() => decide(caller)), list: decide, write: decide };
}

/** One request on its way through the rules: it counts, remembers what it read, and ends as decisions. */
class Inquiry {
  private readonly access: Access;
  private usesTime = false;

  constructor(
    private readonly services: readonly ServiceRules[],
    private readonly id: DatabaseId,
    private readonly frame: RequestFrame,
    states: States,
    operations: number,
  ) {
    this.access = new Access(id, states, operations > 1 ? AccessLimits.several : AccessLimits.single);
  }

  get(paths: readonly DocPath[], { documents }: Moment): readonly Decision[] {
    const refusals = paths.map((path) => this.ask('get', path, documents.get(path), undefined));
    return refusals.map((refusal) => this.decision(refusal));
  }

  write(writes: readonly PlannedWrite[]): Decision {
    for (const { kind, path, before, after } of writes) {
      const refusal = this.ask(kind, path, before, after);
      if (refusal !== undefined) return this.decision(refusal);
    }
    return this.decision(undefined);
  }

  list(query: Query): Decision {
    const request = listRequest(this.frame, query);
    for (const documents of possibleDocuments(query, this.id)) {
      const refusal = this.askAll(documents, request);
      if (refusal !== undefined) return this.decision(refusal);
    }
    return this.decision(undefined);
  }

  private ask(operation: Operation, path: DocPath, stored: Doc | undefined, future: Doc | undefined): Refusal | undefined {
    this.access.startOperation(path);
    const segments = pathSegments(this.id, path);
    const resource = operation === 'create' || stored === undefined ? null : resourceOf(stored, this.id);
    const request = documentRequest(this.frame, operation, segments, future === undefined ? null : resourceOf(future, this.id));
    const situation = { request, resource, operation, access: this.access.look, budget: new Budget() };
    return refusalOf(this.rules(operation, { segments }), (asked) => askOne(asked, situation));
  }

  private askAll({ shape, resource }: PossibleDocuments, request: Abstract): Refusal | undefined {
    const situation = { request, resource, access: this.access.look, budget: new Budget() };
    return refusalOf(this.rules('list', shape), (asked) => askAll(asked, situation));
  }

  private rules(operation: Operation, shape: PossibleDocuments['shape']): readonly Asked[] {
    const asked = rulesToAsk(this.services, operation, shape);
    this.usesTime ||= asked.some(({ rule }) => rule.usesTime);
    return asked;
  }

  private decision(refusal: Refusal | undefined): Decision {
    const basis = { documents: this.access.documents, usesTime: this.usesTime };
    if (refusal === undefined) return { allowed: true, basis };
    return { allowed: false, message: refusalMessage(refusal), explain: () => refusalExplanation(refusal), basis };
  }
}
