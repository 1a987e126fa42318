import { z } from 'zod';
import { orgId, tourId } from '@/domain/ids';
import { tourPagePath } from '@/domain/page-addresses';
import type { Compose } from './compose';
import { address, identifier, parsedInvitation } from './invitation';
import type { Message } from './invitation-message';
import { confirmEditor, confirmOpen } from './inviter';
import { escaped, plainName, singleLine } from './safe-text';

const schema = z.object({
  email: address,
  tour: identifier('a tour'),
  organization: identifier('an organization'),
  decidedBy: identifier('an account'),
});

/** Tells somebody that their request for a tour was declined. It does not name the tour, which they could not open. */
export const declinedMail: Compose = async (transaction, snapshot, { linkTo }) => {
  const { email, tour, decidedBy, ...request } = parsedInvitation(schema, snapshot);
  const organization = orgId(request.organization);
  await confirmEditor(decidedBy, organization);
  const name = plainName(await confirmOpen(transaction, organization)) || singleLine(organization);
  return { to: email, organization, invitedBy: decidedBy, message: declinedMessage(name, linkTo(tourPagePath(tourId(tour)))) };
};

function declinedMessage(organization: string, link: string): Message {
  const answer = `${organization} declined your request for access to one of its tours on Loggia.`;
  const next = 'If you still need it, write to the person who sent you the link, or ask again tomorrow.';
  return {
    subject: 'Your request for access was declined',
    text: [answer, next, `The tour: ${link}`].join('\n\n'),
    html: [`<p>${escaped(answer)}</p>`, `<p>${escaped(next)}</p>`, `<p><a href="${escaped(link)}">The tour</a></p>`].join('\n'),
  };
}
