import type { Call, FunctionDeclaration, MethodCall, PatternSegment, Variable } from './ast';

/** What a name means where it stands. A function sees the captures and functions of the blocks around its declaration, not of its caller. */
export type VariableBinding =
  | { readonly kind: 'request' | 'resource' }
  /** A wildcard, known by its node: a nested pattern may use its name again. */
  | { readonly kind: 'capture'; readonly segment: Wildcard }
  /** A parameter or `let` of the function around it: parameters come first, then the lets in order. */
  | { readonly kind: 'local'; readonly slot: number }
  /** No such name. In a path it is a place for `bind`, elsewhere an error. */
  | { readonly kind: 'unknown' };

export type Wildcard = Extract<PatternSegment, { kind: 'capture' | 'glob' }>;

export type AccessName = 'get' | 'exists' | 'getAfter' | 'existsAfter';
export type Namespace = 'hashing' | 'math' | 'timestamp' | 'duration' | 'latlng';

export type CallBinding =
  | { readonly kind: 'function'; readonly declaration: FunctionDeclaration }
  /** A look into the database: `get(path)`, and in storage rules `firestore.get(path)`. */
  | { readonly kind: 'access'; readonly access: AccessName }
  /** `namespace` is '' for the conversions and `debug`. */
  | { readonly kind: 'global'; readonly namespace: Namespace | ''; readonly name: string }
  /** A method of the value before the dot. */
  | { readonly kind: 'method' }
  /** No function of the source, the language or the namespace has this name. */
  | { readonly kind: 'unknown' };

/** The meaning of every name of a source. Total for the nodes of the tree it was made of. */
export type Bindings = {
  variable(node: Variable): VariableBinding;
  call(node: Call | MethodCall): CallBinding;
};
