import { signedInUser } from '../auth/signed-in';
import { documentQuery, documentsRoot, post, sendRequest } from './rest';
import type { RestDocument } from './rest-values';

// Reads and writes of whole documents exactly as they are stored. The SDK turns numbers such as 3.0 into 3, which rules tell apart.

type Precondition = { currentDocument?: { exists: boolean } | { updateTime: string } };
type Fields = RestDocument['fields'];
export type RestWrite =
  | ({
      update: { name: string; fields: Fields };
      updateTransforms?: { fieldPath: string; setToServerValue: 'REQUEST_TIME' }[];
    } & Precondition)
  | ({ delete: string } & Precondition);

/** Large documents take long on slow lines. */
const timeoutMs = 60_000;

/** The name of a document. @param path such as `tours/hall` */
export const documentName = (path: string): string => `${documentsRoot()}/${path}`;

/** A document as it is stored, and when it was last changed; null if it does not exist. @throws an error with the code `permission-denied` */
export async function readStored(path: string, id: string): Promise<RestDocument | null> {
  const { documents } = await sendRequest(documentQuery(path, id));
  return documents[0] ?? null;
}

/** Writes all or nothing, as the signed-in user. @throws an error with the code of the response, such as `permission-denied`, `failed-precondition` */
export async function commit(writes: readonly RestWrite[]): Promise<void> {
  await post(await signedInUser(), `${documentsRoot()}:commit`, { writes }, timeoutMs);
}
