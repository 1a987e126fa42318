import type { Change, Doc, DocumentView } from '../model/document';
import { deleteField, type FieldPath, getField, setField } from '../model/field-path';
import type { PlannedWrite } from '../model/gate';
import type { DocPath } from '../model/path';
import type { Micros } from '../model/timestamp';
import { emptyMap, type MapValue, type Value } from '../model/value';
import type { Write } from '../model/write';
import { sameValue } from './same-value';
import { applyTransforms } from './transform';

/** One write of a commit: the version that it meets, which an earlier write of the commit may have made, and the one that it leaves. */
export type Step = {
  readonly write: Write;
  readonly met: Doc | undefined;
  readonly left: Doc | undefined;
  readonly transformResults: readonly Value[];
};

/** What a commit would do, worked out on copies. Preconditions are not looked at. */
export type Plan = {
  readonly version: Micros;
  readonly steps: readonly Step[];
  readonly after: DocumentView;
  readonly changes: readonly Change[];
};

/** Works out a commit at a time: masks, then transforms, write by write. */
export function planCommit(before: DocumentView, writes: readonly Write[], version: Micros): Plan {
  const current = new Map<DocPath, Doc | undefined>();
  const after: DocumentView = { get: (path) => (current.has(path) ? current.get(path) : before.get(path)) };
  const steps = writes.map((write) => {
    const step = planWrite(write, after.get(write.path), version);
    if (write.kind !== 'verify') current.set(write.path, step.left);
    return step;
  });
  const changes: Change[] = [];
  for (const [path, doc] of current) {
    const stored = before.get(path);
    if (stored !== doc) changes.push({ path, before: stored, after: doc });
  }
  return { version, steps, after, changes };
}

/** The writes as the rules decide them, each against the state before the commit; a verify writes nothing. */
export function plannedWrites(before: DocumentView, steps: readonly Step[]): readonly PlannedWrite[] {
  return steps.flatMap(({ write, left }): readonly PlannedWrite[] => {
    const { kind, path } = write;
    if (kind === 'verify') return [];
    const stored = before.get(path);
    if (kind === 'delete') return [{ kind, path, before: stored, after: undefined }];
    return [{ kind: stored ? 'update' : 'create', path, before: stored, after: left }];
  });
}

function planWrite(write: Write, met: Doc | undefined, version: Micros): Step {
  if (write.kind === 'verify') return { write, met, left: met, transformResults: [] };
  if (write.kind === 'delete') return { write, met, left: undefined, transformResults: [] };
  const merged = write.mask ? merge(met?.fields ?? emptyMap, write.fields, write.mask) : write.fields;
  const { fields, results } = applyTransforms(merged, write.transforms, version);
  const left = met && sameValue(met.fields, fields) ? met : newVersion(write.path, met, fields, version);
  return { write, met, left, transformResults: results };
}

function newVersion(path: DocPath, met: Doc | undefined, fields: MapValue, version: Micros): Doc {
  return Object.freeze({ path, fields, createTime: met?.createTime ?? version, updateTime: version });
}

/** The stored fields with the masked ones taken from `fields`, or deleted where `fields` lacks them. */
function merge(stored: MapValue, fields: MapValue, mask: readonly FieldPath[]): MapValue {
  return mask.reduce((merged, path) => {
    const value = getField(fields, path);
    return value === undefined ? deleteField(merged, path) : setField(merged, path, value);
  }, stored);
}
