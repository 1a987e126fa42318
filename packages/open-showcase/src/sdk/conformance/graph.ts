import { answersAtOnce } from '../connection';
import { AStarStatus, createAStarRunner } from './a-star';
import { createDirectedGraph } from './directed-graph';

/** Graphs of one's own and the lightest way through them. @see showcase-sdk §2.14 */
export const graphNamespace = () => ({
  AStarStatus,
  createDirectedGraph: answersAtOnce(createDirectedGraph),
  createAStarRunner: answersAtOnce(createAStarRunner),
});
