import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Expression } from '../../src/rules/ast';
import { expressionsIn } from '../../src/rules/tree';
import { draws } from '../support/draws';
import { anExpression, rulesWith } from '../support/rules-language';
import { anExpressionTree, printExpression } from '../support/rules-printer';

/** A tree without its positions. */
const bare = (node: Expression): unknown => JSON.parse(JSON.stringify(node, (key, value) => (key === 'at' ? undefined : plain(value))));

const plain = (value: unknown): unknown => {
  if (typeof value === 'bigint') return `int ${value}`;
  return value instanceof Uint8Array ? `bytes ${[...value]}` : value;
};

describe('an expression that is printed', () => {
  it('is read as the same tree', () => {
    fc.assert(
      fc.property(anExpressionTree, (tree) => {
        expect(bare(anExpression(printExpression(tree)))).toStrictEqual(bare(tree));
      }),
      { numRuns: draws(3000) },
    );
  });

  it('is printed the same again', () => {
    fc.assert(
      fc.property(anExpressionTree, (tree) => {
        const text = printExpression(tree);
        expect(printExpression(anExpression(text))).toBe(text);
      }),
      { numRuns: draws(500) },
    );
  });
});

describe('positions', () => {
  it('of an expression lie around those of its parts, and its text reads as itself', () => {
    fc.assert(
      fc.property(anExpressionTree, (tree) => {
        const text = printExpression(tree);
        const source = rulesWith(text);
        const read = anExpression(text);
        for (const node of expressionsIn(read)) {
          expect(node.at.offset).toBeGreaterThanOrEqual(read.at.offset);
          expect(node.at.end).toBeLessThanOrEqual(read.at.end);
          expect(node.at.end).toBeGreaterThan(node.at.offset);
        }
        const [first] = expressionsIn(read);
        expect(source.slice(first?.at.offset, first?.at.end).trim()).toBe(source.slice(first?.at.offset, first?.at.end));
      }),
      { numRuns: draws(500) },
    );
  });
});
