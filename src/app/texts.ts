import { i18n, params } from '@/language/i18n';

export const deniedTexts = i18n('denied', {
  pageTitle: 'Access denied - Loggia',
  title: 'Access denied',
  noAccess: 'You do not have access to this Digital Twin',
  otherAddress: params('The link may be out of date, or the tour is shared with a different email address than {email}.'),
  otherThanYours: 'The link may be out of date, or the tour is shared with a different email address than yours.',
  notSignedIn: 'The link may be out of date, or the tour is shared only with certain people. If it’s shared with you, sign in.',
  toTours: 'Go to your tours',
  signIn: 'Sign in',
});

export const deletedTourTexts = i18n('deletedTour', {
  pageTitle: 'Tour deleted - Loggia',
  title: 'This tour was deleted',
  byYou: 'You deleted this tour, so its address no longer opens it.',
});

export const storedHereTexts = i18n('storedHere', {
  title: 'Tours on this device',
  about: 'These are stored here and can be opened without a network. This page isn’t stored here.',
});

export const setOrganizationTexts = i18n('setOrganization', {
  switching: 'Switching organization…',
  notEntered: params('{organization} wasn’t opened'),
  notRecorded: params('Whoever enters an organization is recorded there, which failed: {reason}'),
});
