import type { Change, Doc, DocumentView } from '../model/document';
import { deleteField, type FieldPath, getField, setField } from '../model/field-path';
import type { PlannedWrite } from '../model/gate';
import type { DocPath } from '../model/path';
import type { Micros } from '../model/timestamp';
import { emptyMap, type MapValue, type Value } from '../model/value';
import type { Write } from '../model/write';
import { sameValue } from './same-value';
import { applyTransforms } from './transform';

/** One write of a commit: the document before it (possibly written earlier in the same commit) and after it. */
export type Step = {
  readonly write: Write;
  readonly previous: Doc | undefined;
  readonly next: Doc | undefined;
  readonly transformResults: readonly Value[];
};

/** The effect of a commit, computed without applying it. Preconditions are not checked. */
export type Plan = {
  readonly version: Micros;
  readonly steps: readonly Step[];
  readonly after: DocumentView;
  readonly changes: readonly Change[];
};

/** Plans a commit: applies masks, then transforms, write by write. */
export function planCommit(before: DocumentView, writes: readonly Write[], version: Micros): Plan {
  const current = new Map<DocPath, Doc | undefined>();
  const after: DocumentView = { get: (path) => (current.has(path) ? current.get(path) : before.get(path)) };
  const steps = writes.map((write) => {
    const step = planWrite(write, after.get(write.path), version);
    if (write.kind !== 'verify') current.set(write.path, step.next);
    return step;
  });
  const changes: Change[] = [];
  for (const [path, doc] of current) {
    const stored = before.get(path);
    if (stored !== doc) changes.push({ path, before: stored, after: doc });
  }
  return { version, steps, after, changes };
}

/** The writes as the rules see them, each against the state before the commit; a verify writes nothing. */
export function plannedWrites(before: DocumentView, steps: readonly Step[]): readonly PlannedWrite[] {
  return steps.flatMap(({ write, next }): readonly PlannedWrite[] => {
    const { kind, path } = write;
    if (kind === 'verify') return [];
    const stored = before.get(path);
    if (kind === 'delete') return [{ kind, path, before: stored, after: undefined }];
    return [{ kind: stored ? 'update' : 'create', path, before: stored, after: next }];
  });
}

function planWrite(write: Write, previous: Doc | undefined, version: Micros): Step {
  if (write.kind === 'verify') return { write, previous, next: previous, transformResults: [] };
  if (write.kind === 'delete') return { write, previous, next: undefined, transformResults: [] };
  const merged = write.mask ? merge(previous?.fields ?? emptyMap, write.fields, write.mask) : write.fields;
  const { fields, results } = applyTransforms(merged, write.transforms, version);
  const next = previous && sameValue(previous.fields, fields) ? previous : newVersion(write.path, previous, fields, version);
  return { write, previous, next, transformResults: results };
}

function newVersion(path: DocPath, previous: Doc | undefined, fields: MapValue, version: Micros): Doc {
  return Object.freeze({ path, fields, createTime: previous?.createTime ?? version, updateTime: version });
}

/** The stored fields with the masked ones taken from `fields`, or deleted where `fields` lacks them. */
function merge(stored: MapValue, fields: MapValue, mask: readonly FieldPath[]): MapValue {
  return mask.reduce((merged, path) => {
    const value = getField(fields, path);
    return value === undefined ? deleteField(merged, path) : setField(merged, path, value);
  }, stored);
}
