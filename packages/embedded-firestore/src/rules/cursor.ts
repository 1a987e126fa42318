import type { Expression, Position } from './ast';
import { error, type Issue, Limits } from './issues';
import type { Token } from './tokens';

/** Unwinds the parser to the next statement; `fatal` ends it. Never leaves `parseSource`. */
export class SyntaxProblem extends Error {
  constructor(
    readonly issue: Issue,
    readonly fatal: boolean,
  ) {
    super(issue.message);
  }
}

/** The parser's place among the tokens, and what it found wrong so far. */
export class Cursor {
  readonly issues: Issue[] = [];
  /** How many parentheses enclose an expression. */
  readonly parentheses = new Map<Expression, number>();
  private index = 0;
  private depth = 0;
  private openBraces = 0;

  constructor(private readonly tokens: readonly Token[]) {}

  get token(): Token {
    return this.tokens[this.index] as Token;
  }

  /** How far it has come. */
  get progress(): number {
    return this.index;
  }

  /** How many braces are open before the current token. */
  get braces(): number {
    return this.openBraces;
  }

  take(): Token {
    const { token } = this;
    if (token.kind !== 'end') this.index += 1;
    if (token.kind === 'symbol' && token.text === '{') this.openBraces += 1;
    if (token.kind === 'symbol' && token.text === '}') this.openBraces -= 1;
    return token;
  }

  /** Whether the current token is this keyword or symbol. */
  is(text: string): boolean {
    const { token } = this;
    return token.text === text && (token.kind === 'name' || token.kind === 'symbol' || token.kind === 'slash');
  }

  accept(text: string): Token | undefined {
    return this.is(text) ? this.take() : undefined;
  }

  expect(text: string): Token {
    return this.accept(text) ?? this.fail(`missing '${text}' at '${this.found}'`);
  }

  expectName(what: string): Token {
    return this.token.kind === 'name' ? this.take() : this.unexpected(what);
  }

  /** The current token cannot stand here; `expected` says what can. */
  unexpected(expected: string): never {
    const { kind, value } = this.token;
    const reason = kind === 'invalid' && typeof value === 'string' ? value : `Unexpected '${this.found}'.`;
    return this.fail(`${reason} Expected ${expected}.`);
  }

  fail(message: string, at: Position = this.token.at, fatal = false): never {
    throw new SyntaxProblem(error(message, at), fatal);
  }

  /** Runs a step that may contain itself. Ends the parser where a source is nested more deeply than it can follow. */
  nested<T>(step: () => T): T {
    if (this.depth >= Limits.nesting) this.fail(`The source is nested too deeply. Limit: ${Limits.nesting}.`, this.token.at, true);
    this.depth += 1;
    try {
      return step();
    } finally {
      this.depth -= 1;
    }
  }

  /** Keeps what `step` ran into, so that the parser can go on elsewhere. */
  recovering(step: () => void): boolean {
    try {
      step();
      return true;
    } catch (problem) {
      if (!(problem instanceof SyntaxProblem)) throw problem;
      if (!this.issues.includes(problem.issue)) this.issues.push(problem.issue);
      if (problem.fatal || this.issues.length >= Limits.errors) throw new SyntaxProblem(problem.issue, true);
      return false;
    }
  }

  private get found(): string {
    return this.token.kind === 'end' ? '<EOF>' : this.token.text.slice(0, 40);
  }
}
