import { i18n, params } from '@/language/i18n';

export const profileTexts = i18n('profile', {
  title: 'Your account',
  noEmail: 'No email address',
  you: 'You',
  name: 'Name',
  email: 'Email',
  organization: 'Organization',
  role: 'Role',
  notSet: 'Not set',
  none: 'None',
  verification: 'Verification',
  verified: 'Verified',
  notVerified: 'Email not verified',
  followLink: 'Follow the link in the email we sent to this address. This page updates by itself, and everything else becomes available.',
  password: 'Password',
  workPassword: 'You sign in with your work account. To change its password, contact the organization that manages it.',
  resetTextBesideWorkAccount: 'We’ll email you a link to choose a new password. You can also sign in with your work account.',
  browser: 'This browser',
  signOutText: 'Signing out ends the session in all tabs and deletes offline data from this browser.',
  everywhere: 'All devices',
  everywhereText:
    'Use it after a lost device: it ends your sessions in all browsers within an hour, and this one at once. What they store is refused at once.',
  signOutEverywhere: 'Sign out everywhere',
});

export const notificationMailTexts = i18n('notificationMails', {
  title: 'Emails',
  text: 'About what you haven’t read in your notifications. Invitations, and answers to your own requests, always come by email.',
  requests: 'Requests for access that you may answer',
  mentions: 'Comments that mention you',
  answers: 'Answers in your threads',
  proposals: 'Versions that are proposed, and decisions about yours',
  webhooks: 'Webhooks that don’t reach their receiver',
  grouped: 'At most every 30 minutes',
  daily: 'Every morning',
  none: 'No emails',
  done: 'Emails changed',
  failed: 'Your emails weren’t changed. ',
});

export const membershipTexts = i18n('membership', {
  title: 'Membership',
  text: params('You are a member of {organization}. When you leave, your account stays, and so does what others share with you.'),
  leave: 'Leave the organization',
  question: params('Leave {organization}?'),
  consequence: params(
    'Your role at {organization} ends. Its tours, collections and locations are closed to you, unless they are public or shared with you. What you created stays there. Only a new invitation brings you back.',
  ),
  leaveAnyway: 'Leave anyway',
  done: params('You left {organization}'),
});

export const verificationTexts = i18n('verification', {
  title: 'Verifying your email',
  verifying: 'Verifying',
  moment: 'One moment.',
  pleaseVerify: 'Please verify your email',
  pleaseVerifyText: 'Follow the link in the mail to {email}. Then this page continues by itself. You only need to do this once.',
  notYet: 'Not verified yet',
  notYetText: 'Follow the link in the mail to {email}. This page updates by itself.',
  waiting: 'Waiting for the verification',
  waitingNow: 'Waiting for the verification…',
  invalidLink: 'This link is no longer valid',
  invalidLinkText: 'The link was already used or has expired. Sign in to request another email if yours isn’t verified yet.',
  signInToContinue: 'Sign in to continue',
  signInToContinueText: 'If you followed the link in our email, your email is now verified.',
  signIn: 'Sign in',
  yourAccount: 'Your account',
  notYourAddress: 'Not your address?',
});

export const signedOutTexts = i18n('signedOut', {
  loggingOut: 'Logging out',
  loggedOut: 'Logged out',
  loggedOutText: 'You are now logged out',
  home: 'Home',
  signInAgain: 'Sign in again',
  signInAgainText: 'You’re joining another organization, so we logged you out. Sign in again to continue.',
  login: 'Login',
  failed: 'You are still signed in',
  failedText: 'Couldn’t sign you out. Close other Loggia tabs and try again.',
});

export const transferTexts = i18n('transfer', {
  title: 'Moving you to your organization',
  text: 'We’re updating your account.',
  moving: 'Moving',
  failed: 'Something went wrong. Please try again.',
  failedHint: 'Your membership is safe.',
});
