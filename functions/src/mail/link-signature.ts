import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { text } from '@/domain/stored';
import { store } from '../core/app';

let loading: Promise<string> | undefined;

/** The key of this installation, made when it is first needed; read once by each instance. Its first links were those that switch mails off. */
function readKey(): Promise<string> {
  loading ??= store()
    .runTransaction(async (transaction) => {
      const key = await transaction.get(store().doc('signingKeys/unsubscribe'));
      if (text(key.get('key')) !== '') return text(key.get('key'));
      const made = randomBytes(32).toString('base64url');
      transaction.set(key.ref, { key: made });
      return made;
    })
    .catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
  return loading;
}

const signatureOf = async (words: string): Promise<string> =>
  createHmac('sha256', await readKey())
    .update(words)
    .digest('base64url');

async function isSigned(words: string, signature: string): Promise<boolean> {
  const [expected, actual] = [Buffer.from(await signatureOf(words)), Buffer.from(signature)];
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}

/** Signs the link with which whoever has a person's mail switches such mails off. */
export const unsubscribeSignature = (uid: string): Promise<string> => signatureOf(`unsubscribe ${uid}`);

/** Whether a link was signed for this person. */
export const isSignedFor = (uid: string, signature: string): Promise<boolean> => isSigned(`unsubscribe ${uid}`, signature);

/** Signs a page of an organization's export, so that nobody begins one without its entry in the records. */
export const exportSignature = (organization: string, page: string): Promise<string> => signatureOf(`export ${organization} ${page}`);

/** Whether a page was signed for the export of this organization. */
export const isExportSigned = (organization: string, page: string, signature: string): Promise<boolean> =>
  isSigned(`export ${organization} ${page}`, signature);

/** A removal that can be undone: who was removed from where, with which role, when, and the number of their rights since then. */
export type Removal = { uid: string; organization: string; role: string; number: number; removedAt: number };

const removalWords = ({ uid, organization, role, number, removedAt }: Removal) =>
  `removal ${JSON.stringify([uid, organization, role, number, removedAt])}`;

/** Signs a removal from an organization, so that it can be undone without anything being stored of it. */
export const removalSignature = (removal: Removal): Promise<string> => signatureOf(removalWords(removal));

/** Whether this removal was signed. */
export const isRemovalSigned = (removal: Removal, signature: string): Promise<boolean> => isSigned(removalWords(removal), signature);

const keepingWords = (uid: string, requestedAt: Date) => `keep ${uid} ${requestedAt.getTime()}`;

/** Signs the link with which whoever has a person's mail takes this deletion of their account back. */
export const keepSignature = (uid: string, requestedAt: Date): Promise<string> => signatureOf(keepingWords(uid, requestedAt));

/** Whether a link was signed for this deletion. */
export const isKeepSigned = (uid: string, requestedAt: Date, signature: string): Promise<boolean> =>
  isSigned(keepingWords(uid, requestedAt), signature);
