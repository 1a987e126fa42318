import fc from 'fast-check';
import type { Operation } from '../operation';
import type { Claims, Documents } from '../store-wire';
import { aWorld, somebody } from './draws';
import { aQuestion, type Question } from './questions';
import { Scene } from './scene';

/** Somebody does something in a world of documents, and `src/domain/access` says whether they may. */
export type Drawn = { claims: Claims | undefined; documents: Documents; operation: Operation; may: boolean };

const drawn = (claims: Claims | undefined, documents: Documents, question: Question): Drawn => {
  const scene = new Scene(claims, documents);
  return { claims, documents, operation: question.operation(scene), may: question.isAllowed(scene) };
};

/** Every way in which somebody may meet the rules, at random. */
export const aDrawn: fc.Arbitrary<Drawn> = fc
  .tuple(somebody, aWorld, aQuestion)
  .map(([claims, documents, question]) => drawn(claims, documents, question));

/** So many people with a question each, in the same world. */
export const aCrowd = (size: number): fc.Arbitrary<Drawn[]> =>
  fc
    .tuple(aWorld, fc.array(fc.tuple(somebody, aQuestion), { minLength: size, maxLength: size }))
    .map(([documents, crowd]) => crowd.map(([claims, question]) => drawn(claims, documents, question)));
