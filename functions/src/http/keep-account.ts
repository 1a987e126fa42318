import { onRequest, type Request } from 'firebase-functions/v2/https';
import { accountDeletionFrom } from '@/domain/personal-data/deletion';
import { preferredLanguage } from '@/language/languages';
import { withDates } from '../core/dates';
import { deletionTexts } from '../mail/deletion-texts';
import { brokenPage, confirmedPage, type PageParts, questionPage } from '../mail/keep-account-page';
import { isKeepSigned } from '../mail/link-signature';
import { accountDeletionRef, canBeWithdrawn, keepAccount as keep } from '../personal-data/account-deletions';
import { appAddress } from '../short-links/card';
import { serverPageHeaders } from './server-page-headers';

/**
 * Takes the deletion of an account back, by the signed link in its mail and without signing in, since the account is disabled:
 * `GET /keep-account/{uid}/{signature}` asks, `POST` does it.
 */
export const keepAccount = onRequest({ invoker: 'public' }, async (request, response) => {
  response.set(serverPageHeaders).removeHeader('X-Powered-By');
  const isPost = request.method === 'POST';
  if (!isPost && request.method !== 'GET' && request.method !== 'HEAD')
    return void response.status(405).set('Allow', 'GET, HEAD, POST').end();
  const [, uid = '', signature = ''] = /^\/keep-account\/([A-Za-z0-9_-]{1,128})\/([A-Za-z0-9_-]{43})$/.exec(request.path) ?? [];
  const parts = await partsFor(request, uid);
  const isRequest = (requestedAt: Date) => isKeepSigned(uid, requestedAt, signature);
  const isDone = uid !== '' && (await (isPost ? keep(uid, isRequest) : canBeWithdrawn(uid, isRequest)));
  if (!isDone) return void response.status(404).type('html').send(brokenPage(parts));
  response.type('html').send(isPost ? confirmedPage(parts) : questionPage(parts));
});

async function partsFor(request: Request, uid: string): Promise<PageParts> {
  const stored = uid === '' ? {} : withDates((await accountDeletionRef(uid).get()).data() ?? {});
  const { language } = accountDeletionFrom(stored);
  const code = preferredLanguage(language ? [language] : request.acceptsLanguages());
  return { code, t: await deletionTexts(code), app: appAddress(process.env) };
}
