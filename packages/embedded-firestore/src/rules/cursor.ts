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

/** The parser's position in the tokens, and the issues found so far. */
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

  /** The index of the current token. */
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

  /** Fails because of the current token; `expected` describes what is valid here. */
  unexpected(expected: string): never {
    const { kind, value } = this.token;
    const reason = kind === 'invalid' && typeof value === 'string' ? value : `Unexpected '${this.found}'.`;
    return this.fail(`${reason} Expected ${expected}.`);
  }

  fail(message: string, at: Position = this.token.at, fatal = false): never {
    throw new SyntaxProblem(error(message, at), fatal);
  }

  /** Runs a recursive step. Aborts parsing if the source is nested too deeply. */
  nested<T>(step: () => T): T {
    if (this.depth >= Limits.nesting) this.fail(`The source is nested too deeply. Limit: ${Limits.nesting}.`, this.token.at, true);
    this.depth += 1;
    try {
      return step();
    } finally {
      this.depth -= 1;
    }
  }

  /** Records the issue that `step` fails with, so that the parser can continue. */
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
