import { type AccessLevel, accessLevels } from '../access/invitations';
import { mailLanguageFrom } from '../collaboration/mail-language';
import { emailAddress } from '../email';
import { type OrgId, orgId, type TourId, tourId, type UserId, userId } from '../ids';
import { date, oneOf, type Stored, text } from '../stored';

export const requestStates = ['open', 'granted', 'declined'] as const;
/** `granted` and `declined` are answers; only an open request can be answered. */
export type RequestState = (typeof requestStates)[number];

/**
 * `organizations/{organization}/accessRequests/{tour}_{uid}`: somebody who cannot open a tour, or not edit it, asks for it. Only the server creates it;
 * those who may invite answer it.
 */
export type AccessRequest = {
  id: string;
  organization: OrgId;
  tour: TourId;
  tourName: string;
  uid: UserId;
  email: string;
  /** As the person calls themselves; "" if they have no name. */
  name: string;
  accessLevel: AccessLevel;
  /** Why they ask, in their own words; "" for none. */
  note: string;
  state: RequestState;
  createdAt: Date | null;
  /** In which they asked, a BCP 47 tag: the language of the mail that answers. English without one. */
  language?: string;
};

export const accessRequestFrom = (id: string, stored: Stored): AccessRequest => ({
  id,
  organization: orgId(text(stored.organization)),
  tour: tourId(text(stored.tour)),
  tourName: text(stored.tourName),
  uid: userId(text(stored.uid)),
  email: emailAddress(text(stored.email)),
  name: text(stored.name),
  accessLevel: oneOf(accessLevels, stored.accessLevel, 'read'),
  note: text(stored.note),
  state: oneOf(requestStates, stored.state, 'open'),
  createdAt: date(stored.createdAt),
  ...mailLanguageFrom(stored.language),
});

/** The id of a person's request for a tour. */
export const accessRequestId = (tour: string, uid: string): string => `${tour}_${uid}`;
