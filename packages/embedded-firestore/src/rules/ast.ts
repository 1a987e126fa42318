/** A source range: `offset` to `end` in UTF-16 units (`end` excluded), `line` and `column` counted from 1. */
export type Position = { readonly offset: number; readonly end: number; readonly line: number; readonly column: number };

type Node<K extends string> = { readonly kind: K; readonly at: Position };

export type BinaryOperator = '+' | '-' | '*' | '/' | '%' | '<' | '<=' | '>' | '>=' | '==' | '!=' | 'in';
export type LogicalOperator = '&&' | '||';
export type UnaryOperator = '!' | '-';

export type Literal = Node<'literal'> & { readonly value: null | boolean | bigint | number | string | Uint8Array };
export type ListLiteral = Node<'list'> & { readonly items: readonly Expression[] };
export type MapLiteral = Node<'map'> & { readonly entries: readonly { readonly key: Expression; readonly value: Expression }[] };
/** `/databases/$(database)/documents`: each segment is a string or the expression of an interpolation. */
export type PathLiteral = Node<'path'> & { readonly segments: readonly (string | Expression)[] };
/** A name: local, capture, `request`, `resource` or a namespace; `Bindings` resolves it. */
export type Variable = Node<'variable'> & { readonly name: string };
/** `object.name` */
export type Member = Node<'member'> & { readonly object: Expression; readonly name: string };
/** `object[index]` */
export type Index = Node<'index'> & { readonly object: Expression; readonly index: Expression };
/** `object[from:to]`, `to` excluded */
export type Slice = Node<'slice'> & { readonly object: Expression; readonly from: Expression; readonly to: Expression };
/** `name(args)`: a function of the source or a global one. */
export type Call = Node<'call'> & { readonly name: string; readonly args: readonly Expression[] };
/** `object.name(args)`: a method, or a function of a namespace when `object` is a variable bound to one. */
export type MethodCall = Node<'method'> & { readonly object: Expression; readonly name: string; readonly args: readonly Expression[] };
export type Unary = Node<'unary'> & { readonly op: UnaryOperator; readonly operand: Expression };
export type Binary = Node<'binary'> & { readonly op: BinaryOperator; readonly left: Expression; readonly right: Expression };
export type Logical = Node<'logical'> & { readonly op: LogicalOperator; readonly left: Expression; readonly right: Expression };
/** `operand is type` */
export type TypeTest = Node<'is'> & { readonly operand: Expression; readonly type: string };
/** `test ? then : otherwise` */
export type Conditional = Node<'conditional'> & { readonly test: Expression; readonly then: Expression; readonly otherwise: Expression };

export type Expression =
  | Literal
  | ListLiteral
  | MapLiteral
  | PathLiteral
  | Variable
  | Member
  | Index
  | Slice
  | Call
  | MethodCall
  | Unary
  | Binary
  | Logical
  | TypeTest
  | Conditional;

/** A name that a declaration introduces. */
export type Name = { readonly name: string; readonly at: Position };

export type LetStatement = Node<'let'> & { readonly name: Name; readonly value: Expression };
export type FunctionDeclaration = Node<'function'> & {
  readonly name: Name;
  readonly parameters: readonly Name[];
  readonly lets: readonly LetStatement[];
  readonly result: Expression;
};

export type Method = 'read' | 'write' | 'get' | 'list' | 'create' | 'update' | 'delete';
/** `allow get, list: if condition;` without a condition: always. */
export type Allow = Node<'allow'> & { readonly methods: readonly Method[]; readonly condition: Expression | undefined };

/** One segment of a `match` pattern: `users`, `{user}`, `{rest=**}`. */
export type PatternSegment =
  | (Node<'text'> & { readonly text: string })
  | (Node<'capture'> & { readonly name: string })
  | (Node<'glob'> & { readonly name: string });

/** The content of a block; functions are visible in the whole block that declares them, also before their declaration. */
export type Block = { readonly functions: readonly FunctionDeclaration[]; readonly matches: readonly Match[] };
export type Match = Node<'match'> & Block & { readonly pattern: readonly PatternSegment[]; readonly allows: readonly Allow[] };
export type Service = Node<'service'> & Block & { readonly name: string };

export type RulesVersion = '1' | '2';
/** A whole source. `functions` are those outside every service. */
export type Source = Node<'source'> & {
  readonly version: RulesVersion;
  readonly functions: readonly FunctionDeclaration[];
  readonly services: readonly Service[];
};
