import type { Change, Doc } from '../../model/document';
import type { DocPath } from '../../model/path';
import type { NormalQuery } from '../query/normalise';
import { Ranking } from './ranking';
import type { ReadDocs, View, ViewChange } from './view';
import { byPath, difference } from './view';

/**
 * The result of a query with an offset or a limit. All matches are kept in order, not only the window, so that a document leaving the
 * window is replaced without a query; a commit moves the window once, when all its changes are in.
 */
export class WindowView implements View {
  private ranking: Ranking;
  private window: readonly Doc[];

  /** @param readAll reads all matches, without offset and limit */
  constructor(
    private readonly query: NormalQuery,
    private readonly readAll: ReadDocs,
    private readonly stored: (path: DocPath) => Doc | undefined,
  ) {
    this.ranking = this.rank(readAll());
    this.window = this.cut(this.ranking);
  }

  get size(): number {
    return this.window.length;
  }

  docs(): readonly Doc[] {
    return this.window;
  }

  apply(changes: readonly Change[]): readonly ViewChange[] {
    const reaches = changes.filter(({ before, after }) => this.replace(this.ranking, before, after)).length > 0;
    if (!reaches) return [];
    const before = this.window;
    this.window = this.cut(this.ranking);
    return difference(byPath(before), this.window, this.stored);
  }

  since(changes: readonly Change[]): readonly ViewChange[] {
    if (changes.length === 0) return [];
    const then = this.rank(this.ranking.slice(0, this.ranking.size));
    for (const { before, after } of changes) this.replace(then, after, before);
    return difference(byPath(this.cut(then)), this.window, this.stored);
  }

  reload(): readonly ViewChange[] {
    const before = this.window;
    this.ranking = this.rank(this.readAll());
    this.window = this.cut(this.ranking);
    return difference(byPath(before), this.window, this.stored);
  }

  /** Returns whether the window may be another one now. */
  private replace(ranking: Ranking, before: Doc | undefined, after: Doc | undefined): boolean {
    let reaches = false;
    if (before && this.query.matches(before)) {
      ranking.remove(before);
      reaches = this.reaches(before);
    }
    if (after && this.query.matches(after)) {
      ranking.add(after);
      reaches ||= this.reaches(after);
    }
    return reaches;
  }

  private reaches(doc: Doc): boolean {
    const last = this.window.at(-1);
    return !last || this.window.length < this.limit || this.query.compare(doc, last) <= 0;
  }

  private get limit(): number {
    return this.query.query.limit ?? Number.POSITIVE_INFINITY;
  }

  private cut(ranking: Ranking): readonly Doc[] {
    const { offset } = this.query.query;
    return ranking.slice(offset, offset + this.limit);
  }

  private rank(docs: readonly Doc[]): Ranking {
    return new Ranking((a, b) => this.query.compare(a, b), docs);
  }
}
