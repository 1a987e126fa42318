import type { Database } from '../../engine/database';
import type { WatchTarget } from '../../engine/watch/watch';
import type { Caller, Decision, Dependencies } from '../../model/gate';
import type { DocPath } from '../../model/path';

/** The dependencies of a decision about a target, and the reason if it was denied. */
export type TargetDecision = { readonly basis: Dependencies; readonly refusal?: string };

const nothing: Dependencies = { documents: new Set(), usesTime: false };

/** Whether a caller may listen to a target now. The basis of a document target includes its documents. */
export function decideTarget(database: Database, caller: Caller, target: WatchTarget): TargetDecision {
  if (caller.kind === 'admin') return { basis: nothing };
  const moment = { documents: database.read(), time: database.now() };
  if (target.kind === 'query') return summary([database.gate.list(caller, target.query.query, moment)], []);
  return summary(database.gate.get(caller, target.paths, moment), target.paths);
}

/** Whether a caller may read the current version of a document. */
export function mayRead(database: Database, caller: Caller, path: DocPath): boolean {
  if (caller.kind === 'admin') return true;
  const [decision] = database.gate.get(caller, [path], { documents: database.read(), time: database.now() });
  return decision?.allowed === true;
}

function summary(decisions: readonly Decision[], paths: readonly DocPath[]): TargetDecision {
  const documents = new Set([...paths, ...decisions.flatMap(({ basis }) => [...basis.documents])]);
  const basis = { documents, usesTime: decisions.some((decision) => decision.basis.usesTime) };
  const refused = decisions.find(({ allowed }) => !allowed);
  return refused && !refused.allowed ? { basis, refusal: refused.message } : { basis };
}
