import type { Allow, Block, Expression, FunctionDeclaration, Match, Source } from './ast';
import { expressionsIn } from './tree';

/** Every block that declares functions: the source itself, its services and their matches, outer before inner. */
export function blocksOf(source: Source): readonly Pick<Block, 'functions'>[] {
  return [source, ...source.services, ...matchesOf(source)];
}

export function matchesOf({ services }: Source): readonly Match[] {
  const below = (block: Pick<Block, 'matches'>): readonly Match[] => block.matches.flatMap((match) => [match, ...below(match)]);
  return services.flatMap(below);
}

export const functionsOf = (source: Source): readonly FunctionDeclaration[] => blocksOf(source).flatMap(({ functions }) => functions);

export const allowsOf = (source: Source): readonly Allow[] => matchesOf(source).flatMap(({ allows }) => allows);

/** The expressions of a function that are not part of another one. */
export const rootsOf = ({ lets, result }: FunctionDeclaration): readonly Expression[] => [...lets.map(({ value }) => value), result];

export const conditionsOf = (source: Source): readonly Expression[] => allowsOf(source).flatMap(({ condition }) => condition ?? []);

/** Every expression of a source, with what is inside it. */
export function expressionsOf(source: Source): readonly Expression[] {
  return [...conditionsOf(source), ...functionsOf(source).flatMap(rootsOf)].flatMap(expressionsIn);
}
