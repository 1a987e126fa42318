import { answersAtOnce } from '../connection';
import { AStarStatus, createAStarRunner } from '../graph/a-star';
import { createDirectedGraph } from '../graph/directed-graph';

/** Graphs of one's own and the lightest way through them. @see showcase-sdk §2.14 */
export const graphNamespace = () => ({
  AStarStatus,
  createDirectedGraph: answersAtOnce(createDirectedGraph),
  createAStarRunner: answersAtOnce(createAStarRunner),
});
