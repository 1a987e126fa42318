import { z } from 'zod';
import { orgId, tourId } from '@/domain/ids';
import { tourPagePath } from '@/domain/page-addresses';
import type { Compose } from './compose';
import { address, identifier, parsedInvitation } from './invitation';
import type { Message } from './invitation-message';
import { confirmEditor, confirmOpen } from './inviter';
import { htmlIn, languageTag, type MailLanguage, mailLanguage } from './language';
import { escaped, plainName, singleLine } from './safe-text';

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
  const name = plainName(await confirmOpen(transaction, organization)) || singleLine(organization);
  const message = declinedMessage(name, linkTo(tourPagePath(tourId(tour))), await mailLanguage(request.language));
  return { to: email, organization, invitedBy: decidedBy, message };
};

function declinedMessage(organization: string, address: string, language: MailLanguage): Message {
  const { t } = language;
  return {
    subject: t.declinedSubject,
    text: [t.declined({ organization }), t.declinedNext, t.link({ action: t.theTour, address })].join('\n\n'),
    html: htmlIn(language, [
      `<p>${t.declined({ organization: `<bdi>${escaped(organization)}</bdi>` })}</p>`,
      `<p>${escaped(t.declinedNext)}</p>`,
      `<p><a href="${escaped(address)}">${escaped(t.theTour)}</a></p>`,
    ]),
  };
}
