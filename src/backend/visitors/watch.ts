import { errorCodes } from '@/domain/app-error';
import { toAppError } from '../errors';
import { readOf } from '../first-answers';
import type { Listen } from '../live-query';
import { confirmation, notHere } from '../not-here';
import type { Answer, RestQuery } from '../rest';
import type { RestDocument } from '../rest-values';
import type { ReadBefore, Source } from '../source';
import { listenTo } from './targets';

/**
 * What answers a question, live, for somebody who has no account. A document is read once for each of its versions, so what did not change
 * stays the same object. Without an answer so far, and with the server out of reach, it is `unavailable`.
 * @param answer what the server said before, if it did, and `before` how its documents were read: told is only what is new since
 */
export const watchAsVisitor =
  <T>(source: Source<T>, question: RestQuery, answer: Answer | null, before: readonly ReadBefore<T>[]): Listen<ReadBefore<T>[]> =>
  (next, failed) => {
    const known = new Map<string, Version<T>>();
    answer?.documents.forEach((document, place) => {
      const entry = before[place];
      if (entry) known.set(document.name, { updateTime: document.updateTime, entry });
    });
    const fail = (error: unknown) => {
      stop();
      failed(error);
    };
    const giveUp = answer ? undefined : setTimeout(() => fail(notHere()), confirmation());
    const end = listenTo({
      question,
      answer,
      changed: (documents) => {
        clearTimeout(giveUp);
        next(documents.map((document) => readOnce(known, document, source)));
      },
      refused: (code, message) => fail(toAppError(Object.assign(new Error(message), { code: errorCodes[code - 1] ?? 'unknown' }))),
    });
    const stop = () => {
      clearTimeout(giveUp);
      end();
    };
    return stop;
  };

type Version<T> = { updateTime: string | undefined; entry: ReadBefore<T> };

function readOnce<T>(known: Map<string, Version<T>>, document: RestDocument, source: Source<T>): ReadBefore<T> {
  const { name, updateTime } = document;
  const version = known.get(name);
  if (version && version.updateTime === updateTime) return version.entry;
  const entry = readOf(source, document);
  known.set(name, { updateTime, entry });
  return entry;
}
