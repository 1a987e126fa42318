import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { text } from '@/domain/stored';
import { store } from '../core/app';

let loading: Promise<string> | undefined;

/** The key of this installation, made when it is first needed; read once by each instance. */
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

/** Signs the link with which whoever has a person's mail switches such mails off. */
export const unsubscribeSignature = async (uid: string): Promise<string> =>
  createHmac('sha256', await readKey())
    .update(`unsubscribe ${uid}`)
    .digest('base64url');

/** Whether a link was signed for this person. */
export async function isSignedFor(uid: string, signature: string): Promise<boolean> {
  const [expected, actual] = [Buffer.from(await unsubscribeSignature(uid)), Buffer.from(signature)];
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}
