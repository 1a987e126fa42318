/*
 * The rules language as a tree, for tools that read or rewrite rules.
 */
export type * from './rules/ast';
export { parseSource } from './rules/parser';
export { childrenOf } from './rules/tree';
