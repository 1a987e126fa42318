import { z } from 'zod';
import { orgId, tourId } from '@/domain/ids';
import { tourPagePath } from '@/domain/page-addresses';
import type { Compose } from './compose';
import { address, identifier, parsedInvitation } from './invitation';
import type { Message } from './invitation-message';
import { confirmEditor, confirmOpen } from './inviter';
import { buttonTo, htmlIn, languageTag, type MailLanguage, mailLanguage } from './language';
import { escaped, shownName } from './safe-text';

const schema = z.object({
  email: address,
  tour: identifier('a tour'),
  organization: identifier('an organization'),
  decidedBy: identifier('an account'),
  language: languageTag,
});

/** Tells somebody, in the language in which they asked, that their request for a tour was declined. It does not name the tour, which they could not open. */
export const declinedMail: Compose = async (transaction, snapshot, { linkTo }) => {
  const { email, tour, decidedBy, ...request } = parsedInvitation(schema, snapshot);
  const organization = orgId(request.organization);
  await confirmEditor(decidedBy, organization);
  const { name: stored, logoUrl } = await confirmOpen(transaction, organization);
  const name = shownName(organization, stored);
  const message = declinedMessage(name, linkTo(tourPagePath(tourId(tour))), await mailLanguage(request.language));
  return { to: email, organization, invitedBy: decidedBy, message, letterhead: { organization: name, logoUrl, pictureUrl: '' } };
};

function declinedMessage(organization: string, address: string, language: MailLanguage): Message {
  const { t } = language;
  return {
    subject: t.declinedSubject,
    text: [t.declined({ organization }), t.declinedNext, t.link({ action: t.theTour, address })].join('\n\n'),
    html: htmlIn(language, [
      `<p>${t.declined({ organization: `<bdi>${escaped(organization)}</bdi>` })}</p>`,
      `<p>${escaped(t.declinedNext)}</p>`,
      buttonTo(address, t.theTour),
    ]),
  };
}
