import { escapeHtml } from '@/domain/escape-html';
import { orgId } from '@/domain/ids';
import { accountDeletionFrom } from '@/domain/personal-data/deletion';
import { findAccount } from '../core/accounts';
import { withDates } from '../core/dates';
import type { Compose } from './compose';
import { deletionTexts } from './deletion-texts';
import { buttonTo, htmlIn, mailLanguage, timeIn } from './language';
import { keepSignature } from './link-signature';

/**
 * The mail to somebody who deletes their account, with the link that takes it back. Null once that is over, and for an address that nobody has
 * verified: it may be somebody else's.
 */
export const deletionMail: Compose = async (_, snapshot, { pageAt }) => {
  const { requestedAt, dueAt, language: tag } = accountDeletionFrom(withDates(snapshot.data() ?? {}));
  const account = await findAccount(snapshot.id);
  if (!account?.emailVerified || requestedAt === null || dueAt === null) return null;
  const language = await mailLanguage(tag);
  const t = await deletionTexts(language.code);
  const link = pageAt(`keep-account/${snapshot.id}/${await keepSignature(snapshot.id, requestedAt)}`);
  const words = [t.requested({ time: timeIn(language, requestedAt) }), t.erased({ time: timeIn(language, dueAt) }), t.changed];
  return {
    to: account.email,
    message: {
      subject: t.subject,
      text: [...words, language.t.link({ action: t.keep, address: link })].join('\n\n'),
      html: htmlIn(language, [...words.map((sentence) => `<p>${escapeHtml(sentence)}</p>`), buttonTo(link, t.keep)]),
    },
    letterhead: { organization: 'Loggia', logoUrl: '', pictureUrl: '', language: language.code },
    organization: orgId(''),
    // counted apart from what the person sends themselves
    sender: `deletion-${snapshot.id}`,
  };
};
