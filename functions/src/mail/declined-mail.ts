import { Timestamp } from 'firebase-admin/firestore';
import { z } from 'zod';
import { escapeHtml } from '@/domain/escape-html';
import { orgId, tourId } from '@/domain/ids';
import { tourPagePath } from '@/domain/page-addresses';
import type { Compose } from './compose';
import { address, identifier, parsedInvitation } from './invitation';
import type { Message } from './invitation-message';
import { confirmEditor, confirmOpen } from './inviter';
import { buttonTo, htmlIn, languageTag, type MailLanguage, mailLanguage, timeIn } from './language';
import { shownName } from './safe-text';

const schema = z.object({
  email: address,
  tour: identifier('a tour'),
  organization: identifier('an organization'),
  decidedBy: identifier('an account'),
  createdAt: z.instanceof(Timestamp).nullish().catch(null),
  language: languageTag,
});

/**
 * Tells somebody, in the language in which they asked, that their request for a tour was declined. It names the request by its time, and not the tour,
 * which they could not open.
 */
export const declinedMail: Compose = async (transaction, snapshot, { linkTo }) => {
  const { email, tour, decidedBy, ...request } = parsedInvitation(schema, snapshot);
  const organization = orgId(request.organization);
  await confirmEditor(decidedBy, organization);
  const { name: stored, logoUrl } = await confirmOpen(transaction, organization);
  const name = shownName(organization, stored);
  const language = await mailLanguage(request.language);
  const requested = request.createdAt ? language.t.requestedAt({ time: timeIn(language, request.createdAt.toDate()) }) : '';
  const message = declinedMessage({ organization: name, requested, address: linkTo(tourPagePath(tourId(tour))) }, language);
  const letterhead = { organization: name, logoUrl, pictureUrl: '', language: language.code };
  return { to: email, organization, sender: decidedBy, message, letterhead };
};

type Parts = { organization: string; requested: string; address: string };

function declinedMessage({ organization, requested, address }: Parts, language: MailLanguage): Message {
  const { t } = language;
  return {
    subject: t.declinedSubject,
    text: [[t.declined({ organization }), requested].join(' ').trim(), t.declinedNext, t.link({ action: t.theTour, address })].join('\n\n'),
    html: htmlIn(language, [
      `<p>${t.declined({ organization: `<bdi>${escapeHtml(organization)}</bdi>` })} ${escapeHtml(requested)}</p>`,
      `<p>${escapeHtml(t.declinedNext)}</p>`,
      buttonTo(address, t.theTour),
    ]),
  };
}
