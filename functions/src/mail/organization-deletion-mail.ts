import { isOrgAdmin } from '@/domain/access/principals';
import { escapeHtml } from '@/domain/escape-html';
import { orgId } from '@/domain/ids';
import { languagesFrom } from '@/domain/languages/language-tags';
import { settingsPath } from '@/domain/organizations/settings-page-addresses';
import { date, text } from '@/domain/stored';
import { findAccount, identityOf } from '../core/accounts';
import { store } from '../core/app';
import { withDates } from '../core/dates';
import type { Compose } from './compose';
import { buttonTo, htmlIn, mailLanguage, timeIn } from './language';
import { organizationDeletionTexts } from './organization-deletion-texts';

/**
 * The mail to an admin of an organization that is being deleted, in its main language: `organizationDeletions/{organization}/mails/{mail}`. Null once that is taken back, for
 * who is no admin any more, and for an address that nobody has verified.
 */
export const organizationDeletionMail: Compose = async (transaction, snapshot, { linkTo }) => {
  const parent = snapshot.ref.parent.parent;
  const stored = parent ? withDates((await transaction.get(parent)).data() ?? {}) : {};
  const [requestedAt, dueAt, organization] = [date(stored.requestedAt), date(stored.dueAt), text(stored.organization)];
  const uid = text(snapshot.get('uid'));
  const account = await findAccount(uid);
  if (!account?.emailVerified || account.disabled || requestedAt === null || dueAt === null) return null;
  if (!isOrgAdmin(identityOf(account), orgId(organization))) return null;
  const name = text(stored.name, organization);
  const home = await transaction.get(store().doc(`organizations/${organization}`));
  const [main = ''] = languagesFrom(home.get('languages'));
  const language = await mailLanguage(main);
  const t = await organizationDeletionTexts(language.code);
  const link = linkTo(settingsPath('usage'));
  const words = [
    t.requested({ organization: name, time: timeIn(language, requestedAt) }),
    t.deleted({ time: timeIn(language, dueAt) }),
    t.changed,
  ];
  return {
    to: account.email,
    message: {
      subject: t.subject({ organization: name }),
      text: [...words, language.t.link({ action: t.open, address: link })].join('\n\n'),
      html: htmlIn(language, [...words.map((sentence) => `<p>${escapeHtml(sentence)}</p>`), buttonTo(link, t.open)]),
    },
    letterhead: { organization: 'Loggia', logoUrl: '', pictureUrl: '', language: language.code },
    organization: orgId(''),
    // counted apart from what the person sends themselves
    sender: `deletion-${uid}`,
  };
};
