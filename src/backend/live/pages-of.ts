import { pageQuery, pageSize, sendRequest } from '../rest/rest';
import type { Listen } from './live-query';
import { readDocument } from './rest-fetches';
import type { EqualityFilters, Source } from './source';

/** Reads every document of a list that everybody may see, page by page, once: nobody may query all of them at once. */
export const pagesOf =
  <T>(source: Source<T>, filters: EqualityFilters): Listen<T[]> =>
  (next, failed) => {
    const stop = new AbortController();
    readPages(source, filters, stop.signal).then(
      (documents) => stop.signal.aborted || next(documents),
      (error: unknown) => stop.signal.aborted || failed(error),
    );
    return () => stop.abort();
  };

async function readPages<T>(source: Source<T>, filters: EqualityFilters, signal: AbortSignal): Promise<T[]> {
  const found: T[] = [];
  let last: string | undefined;
  do {
    const { documents } = await sendRequest(pageQuery(source.path, filters, last));
    for (const document of documents) found.push(readDocument(source, document));
    last = documents.length < pageSize ? undefined : documents.at(-1)?.name;
  } while (last !== undefined && !signal.aborted);
  return found;
}
