import type { DocumentView } from '../model/document';
import type { Caller, Gate } from '../model/gate';
import { permissionDenied } from '../model/status';
import { type Plan, plannedWrites } from './apply';
import { requestTime } from './transform';

/**
 * Evaluates the rules for a commit. Documents that it only verifies must be readable, because preconditions disclose their state.
 * @throws PERMISSION_DENIED with the decision's message
 */
export function authorize(gate: Gate, caller: Caller, documents: DocumentView, { version, steps, after }: Plan): void {
  const moment = { documents, time: requestTime(version) };
  const verified = steps.filter(({ write }) => write.kind === 'verify').map(({ write }) => write.path);
  const writes = plannedWrites(documents, steps);
  const decisions = [
    ...(verified.length > 0 ? gate.get(caller, verified, moment) : []),
    ...(writes.length > 0 ? [gate.write(caller, writes, { ...moment, after })] : []),
  ];
  for (const decision of decisions) if (!decision.allowed) throw permissionDenied(decision.message);
}
