import {
  type Allow,
  type Block,
  childrenOf,
  type Expression,
  type FunctionDeclaration,
  type Match,
  type Method,
  type PatternSegment,
  type Position,
  parseSource,
} from 'embedded-firestore/rules-language';
import { type Guard, spelledOut } from './guards';
import { printAllow, printExpression, printFunction } from './print';
import { constants, type Needs, type Rewrite, rewritesOf } from './rewrite';

/** Rules with one thing broken: where, what stood there, what stands there now, and the sentences that it can matter to. */
export type Mutant = {
  line: number;
  where: string;
  was: string;
  becomes: string;
  source: string;
  guards: readonly Guard[];
  /** Who can notice it: those for whom what stands at this place of the unbroken rules comes to this. */
  at?: Position;
  needs: Needs;
};

/** Every `allow` of a rules file with the whole pattern above it, as it is written. @throws when the file does not compile */
export function guardsIn(source: string): (Guard & { where: string })[] {
  const parsed = parseSource(source).source;
  if (parsed === undefined) throw new Error('The rules do not compile.');
  return parsed.services
    .flatMap((service) => blocksIn(service, []))
    .flatMap(({ block, pattern }) => allowsOf(block).map(({ methods }) => ({ pattern, methods, where: printPattern(pattern) })));
}

/** Every mutant of a rules file, in the order of the file. @throws when the file does not compile */
export function mutantsOf(source: string): Mutant[] {
  const parsed = parseSource(source).source;
  if (parsed === undefined) throw new Error('The rules do not compile.');
  const blocks = parsed.services.flatMap((service) => blocksIn(service, []));
  const functions = [...parsed.functions, ...blocks.flatMap(({ block }) => block.functions)];
  const guards = guardsByFunction(functions, blocks);
  const mutants = [
    ...functions.flatMap((each) => functionMutants(each, source, guards.get(each.name.name) ?? [])),
    ...blocks.flatMap(({ block, pattern }) => allowsOf(block).flatMap((allow) => allowMutants(allow, pattern, source))),
  ];
  return mutants.toSorted((a, b) => a.line - b.line);
}

type PlacedBlock = { block: Block | Match; pattern: readonly PatternSegment[] };

const blocksIn = (block: Block | Match, above: readonly PatternSegment[]): PlacedBlock[] => {
  const pattern = 'pattern' in block ? [...above, ...block.pattern] : above;
  return [{ block, pattern }, ...block.matches.flatMap((match) => blocksIn(match, pattern))];
};

const allowsOf = (block: Block | Match): readonly Allow[] => ('allows' in block ? block.allows : []);

const truthful = new Set(['matches', 'hasAny', 'hasAll', 'hasOnly']);
const answersTruth = (node: Expression): boolean =>
  ['logical', 'binary', 'is'].includes(node.kind) ||
  (node.kind === 'unary' && node.op === '!') ||
  (node.kind === 'method' && truthful.has(node.name)) ||
  (node.kind === 'conditional' && answersTruth(node.then));

function functionMutants(declaration: FunctionDeclaration, source: string, guards: readonly Guard[]): Mutant[] {
  const { name, lets, result, at } = declaration;
  const variants: [Rewrite, FunctionDeclaration][] = [
    ...lets.flatMap((each, index) =>
      rewritesOf(each.value, false).map((rewrite): [Rewrite, FunctionDeclaration] => [
        rewrite,
        { ...declaration, lets: lets.with(index, { ...each, value: rewrite.tree }) },
      ]),
    ),
    ...rewritesOf(result, answersTruth(result)).map((rewrite): [Rewrite, FunctionDeclaration] => [
      rewrite,
      { ...declaration, result: rewrite.tree },
    ]),
  ];
  return variants.map(([rewrite, changed]) =>
    mutant(rewrite, { where: `${name.name}()`, at, text: printFunction(changed, source), source, guards }),
  );
}

function allowMutants(allow: Allow, pattern: readonly PatternSegment[], source: string): Mutant[] {
  const place = { where: `${printPattern(pattern)} ${allow.methods.join(', ')}`, at: allow.at, source };
  const { condition, methods } = allow;
  const guards = [{ pattern, methods }];
  const broken =
    condition === undefined
      ? []
      : [...constants(condition), ...rewritesOf(condition, true)].map((rewrite) =>
          mutant(rewrite, { ...place, text: printAllow({ ...allow, condition: rewrite.tree }, source), guards }),
        );
  return [...broken, ...fewerMethods(methods).map((fewer) => forgetful(allow, fewer, { ...place, pattern }))];
}

/** The methods without one of them. */
function fewerMethods(methods: readonly Method[]): Method[][] {
  const all = spelledOut(methods);
  return all.length < 2 ? [] : all.map((gone) => all.filter((method) => method !== gone));
}

function forgetful(
  allow: Allow,
  methods: readonly Method[],
  { where, at, source, pattern }: Omit<Place, 'text' | 'guards'> & { pattern: readonly PatternSegment[] },
): Mutant {
  const text = printAllow({ ...allow, methods }, source);
  const guards = [{ pattern, methods: allow.methods }];
  const [was, becomes] = [allow.methods, methods].map((each) => `allow ${each.join(', ')}`) as [string, string];
  return { line: at.line, where, was, becomes, source: spliced(source, at, text), guards, needs: 'either' };
}

type Place = { where: string; at: Position; text: string; source: string; guards: readonly Guard[] };

const mutant = ({ was, becomes, at: noticed, needs }: Rewrite, { where, at, text, source, guards }: Place): Mutant => ({
  needs,
  ...(noticed && { at: noticed }),
  line: was.at.line,
  where,
  was: printExpression(was, source),
  becomes: becomes === undefined ? '(nothing)' : printExpression(becomes, source),
  source: spliced(source, at, text),
  guards,
});

const spliced = (source: string, { offset, end }: Position, text: string): string => source.slice(0, offset) + text + source.slice(end);

const printPattern = (pattern: readonly PatternSegment[]): string =>
  pattern
    .map((segment) => (segment.kind === 'text' ? `/${segment.text}` : `/{${segment.name}${segment.kind === 'glob' ? '=**' : ''}}`))
    .join('');

/** The sentences that a function can matter to: those that call it, or call one that does. */
function guardsByFunction(functions: readonly FunctionDeclaration[], blocks: readonly PlacedBlock[]): Map<string, Guard[]> {
  const calls = new Map(functions.map(({ name, lets, result }) => [name.name, calledIn([...lets.map(({ value }) => value), result])]));
  const guards = new Map<string, Guard[]>();
  for (const { block, pattern } of blocks) {
    for (const { methods, condition } of allowsOf(block)) {
      for (const name of reachedFrom(condition === undefined ? [] : calledIn([condition]), calls)) {
        guards.set(name, [...(guards.get(name) ?? []), { pattern, methods }]);
      }
    }
  }
  return guards;
}

function calledIn(expressions: readonly Expression[]): string[] {
  return expressions.flatMap((node) => [...(node.kind === 'call' ? [node.name] : []), ...calledIn(childrenOf(node))]);
}

function reachedFrom(names: readonly string[], calls: ReadonlyMap<string, readonly string[]>): Set<string> {
  const reached = new Set<string>();
  const pending = [...names];
  for (let name = pending.pop(); name !== undefined; name = pending.pop()) {
    if (reached.has(name)) continue;
    reached.add(name);
    pending.push(...(calls.get(name) ?? []));
  }
  return reached;
}
