import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type { ParamsOf } from 'firebase-functions/v2';
import { onDocumentWrittenWithAuthContext } from 'firebase-functions/v2/firestore';

/** A document that is created, changed or deleted; where it was not there before, or is gone afterwards, it does not exist. */
export type DocumentChange = { before: DocumentSnapshot; after: DocumentSnapshot };

/** A change as its event tells it. `id` is the same when the event comes again; `authType` and `authId` say who wrote. */
export type DocumentEvent = DocumentChange & { id: string; time: string; authType: string; authId?: string | undefined };

/** The document as it is, or as it was before it was deleted. */
export const documentOf = ({ before, after }: DocumentChange): DocumentSnapshot => (after.exists ? after : before);

type Parts = Record<string, () => unknown>;
type Options = { timeoutSeconds?: number; memory?: '512MiB' };

/**
 * One trigger for all that follows at once from a change of a document: each function that hears of it costs an event, and on an emulator a process.
 * What works for minutes, such as copying files, and what sends mail has a trigger of its own.
 * @param follow answers what follows, by names for the log; all of it may run again for the same event
 */
export const followDocument = <Path extends string>(
  document: Path,
  follow: (event: DocumentEvent, params: ParamsOf<Path>) => Parts,
  options: Options = {},
) =>
  onDocumentWrittenWithAuthContext({ document, retry: true, ...options }, async ({ id, time, authType, authId, data, params }) => {
    if (data) await runAll(follow({ id, time, authType, authId, before: data.before, after: data.after }, params));
  });

/**
 * Runs all side by side. What fails keeps nothing else from being done, and is logged under its name.
 * @throws the first failure once all have ended, so that the event comes again
 */
async function runAll(parts: Parts): Promise<void> {
  const failures: unknown[] = [];
  const run = async ([name, part]: [string, Parts[string]]) => {
    try {
      await part();
    } catch (error) {
      console.error(`What failed: ${name}.`, error);
      failures.push(error);
    }
  };
  await Promise.all(Object.entries(parts).map(run));
  if (failures.length > 0) throw failures[0];
}
