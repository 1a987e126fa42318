import type { FieldPath } from './field-path';
import type { DocPath } from './path';
import type { Timestamp } from './timestamp';
import type { MapValue, Value } from './value';

export type Precondition = { readonly exists: boolean } | { readonly updateTime: Timestamp };

export type Transform =
  | { readonly kind: 'requestTime'; readonly field: FieldPath }
  | { readonly kind: 'increment' | 'maximum' | 'minimum'; readonly field: FieldPath; readonly operand: bigint | number }
  | { readonly kind: 'appendMissing' | 'removeAll'; readonly field: FieldPath; readonly elements: readonly Value[] };

/**
 * One write of a commit, read from whichever wire form. `update` without a mask replaces the document, with one it merges (masked fields
 * absent from `fields` are deleted); a write of transforms alone is an update with an empty mask.
 */
export type Write =
  | {
      readonly kind: 'update';
      readonly path: DocPath;
      readonly fields: MapValue;
      readonly mask?: readonly FieldPath[];
      readonly transforms: readonly Transform[];
      readonly precondition?: Precondition;
    }
  | { readonly kind: 'delete'; readonly path: DocPath; readonly precondition?: Precondition }
  | { readonly kind: 'verify'; readonly path: DocPath; readonly precondition?: Precondition };
