import { i18n, params } from '@/language/i18n';

export const shareCardTexts = i18n('shareCard', {
  sharedWithYou: 'Shared with you',
  goThere: 'Go there',
  goThereAgain: 'Go there again',
  goWhereItWas: 'Go to where it was',
  removedLink: 'This link no longer works',
  removedLinkReason: 'It was removed or is incomplete. You can still visit the tour.',
  unreadableLink: 'Couldn’t load this link',
  unreadableLinkReason: 'Check your connection. You can still visit the tour.',
  revokedLink: 'This link was revoked',
  expiredLink: 'This link has expired',
  expiredLinkReason: params('It worked until {day}. Ask the person who sent it for a new one. You can still visit the tour.'),
  askForNewLink: 'Ask the person who sent it for a new one. You can still visit the tour.',
  view: 'A view of this tour',
  noLocation: 'The link has no location. You can still visit the tour.',
  removedPoi: 'This point of interest was removed',
  openTour: 'You can still visit the tour.',
});

export const sharePanelTexts = i18n('sharePanel', {
  whatToShare: 'What do you want to share?',
  shareTour: 'Share this tour',
  shareLinks: 'Share links',
  manageLinks: 'Manage links',
  backToSharing: 'Back to sharing',
  position: 'Exact Position',
  noView: 'This tour has no 3D view to share',
  stillLoading: 'The tour is still loading',
  currentView: 'What you see now',
  poi: 'Point of Interest',
  openPoiFirst: 'Open a point of interest first',
  saveImage: 'Save an image of this view',
  imageFailed: params('Couldn’t take a screenshot. {reason}'),
  /** of an image of a tour without a name */
  fileName: 'Tour',
});

/** The link to a stop of a guided tour. */
export const stopLinkTexts = i18n('stopLink', {
  thisStop: 'This stop',
  copy: 'Copy the link to this stop',
});
