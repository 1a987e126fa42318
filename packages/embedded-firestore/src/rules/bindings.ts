import type { Call, FunctionDeclaration, MethodCall, PatternSegment, Variable } from './ast';

/** What a name refers to. Functions are lexically scoped: they see the captures and functions around their declaration, not around the call. */
export type VariableBinding =
  | { readonly kind: 'request' | 'resource' }
  /** A wildcard, identified by its node because a nested pattern may reuse its name. */
  | { readonly kind: 'capture'; readonly segment: Wildcard }
  /** A parameter or `let` of the enclosing function: parameters first, then the lets in order. */
  | { readonly kind: 'local'; readonly slot: number }
  /** No such name. In a path it is a wildcard for `bind`, elsewhere an error. */
  | { readonly kind: 'unknown' };

export type Wildcard = Extract<PatternSegment, { kind: 'capture' | 'glob' }>;

export type AccessName = 'get' | 'exists' | 'getAfter' | 'existsAfter';
export type Namespace = 'hashing' | 'math' | 'timestamp' | 'duration' | 'latlng';

export type CallBinding =
  | { readonly kind: 'function'; readonly declaration: FunctionDeclaration }
  /** A database access: `get(path)`, and in storage rules `firestore.get(path)`. */
  | { readonly kind: 'access'; readonly access: AccessName }
  /** `namespace` is '' for the conversions and `debug`. */
  | { readonly kind: 'global'; readonly namespace: Namespace | ''; readonly name: string }
  /** A method of the value before the dot. */
  | { readonly kind: 'method' }
  /** No function of the source, the language or the namespace has this name. */
  | { readonly kind: 'unknown' };

/** The bindings of all names of a source. Defined for every node of the tree it was made from. */
export type Bindings = {
  variable(node: Variable): VariableBinding;
  call(node: Call | MethodCall): CallBinding;
};
