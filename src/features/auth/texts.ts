import { i18n, params } from '@/language/i18n';

export const signInTexts = i18n('signIn', {
  title: 'Sign in',
  text: 'Sign in to your organization’s tours.',
  signUpTitle: 'Create your account',
  signUpText: 'We’ll email you a link that shows the address is yours.',
  invitedToTour: 'You’re invited to a tour',
  invitedToCollection: 'You’re invited to a collection',
  invitedToOrganization: 'You’re invited to an organization',
  invitedText: 'The invitation is for {email}. Sign in with exactly this address, or sign up with it.',
  resetTitle: 'Choose a new password',
  logInToView: 'You are not logged in. Please log in to view this page.',
  offline: 'You’re offline. Connect to the internet to sign in.',
  maintenance: 'Loggia is closed for maintenance. Only administrators get in now.',
  reopens: params('It is expected to be over at {time}.'),
  sessionEnded: 'Your session has ended. Sign in again to continue where you left off.',
  sessionEndedDisabled:
    'This ended your session. An administrator of your organization can enable the account again. Your saved work is safe.',
  useEmail: 'or use email and password.',
  useWorkAccount: 'Sign in with your work account',
  workAccountHint: 'Your organization’s sign‑in page opens in a new window.',
  workAccountWaiting: 'Continue in the window that opened. If you can’t find it, press the button again.',
  workAccountCollides: 'Account already exists with different credential',
  signIn: 'Sign In',
  signingIn: 'Signing in…',
  signUp: 'Sign up',
  signingUp: 'Creating your account…',
  signUpInstead: 'Sign up instead',
  signInInstead: 'Sign in instead',
  newPasswordHint: 'At least 6 characters.',
  signedUp: 'User created - please check your email',
  signedUpWithoutMail: 'User created, but the verification email wasn’t sent. Request it again.',
  forgotPassword: 'Forgot password?',
  missingEmail: 'Missing Email address',
  resetMailHint: 'Follow its link to choose a new password. It may take a minute. Check your spam folder, too.',
  backToSignIn: 'Back to Sign In',
  disabledHint: 'An administrator of your organization can enable it again.',
  tooManyAttemptsHint: 'To sign in right away, reset your password.',
  demoAccounts: 'Demo accounts',
});

/** What the sign-in page and the pages about an account share. */
export const accountTexts = i18n('account', {
  email: 'Email',
  password: 'Password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  capsLock: 'Caps Lock is on.',
  resetText: 'We’ll email you a link to choose a new password.',
  sendReset: 'Send password reset email',
  resetSent: 'Password reset email sent',
  resetFailed: 'Error sending password reset email',
  sendVerification: 'Send me a verification email',
  sendVerificationAgain: 'Send it again',
  sendAgainIn: params('Send it again in {seconds} s'),
  sentTo: params('We sent an email to {email}.'),
  signOut: 'Sign out',
});

export const linkAccountTexts = i18n('linkAccount', {
  title: 'You already have an account',
  text: 'Enter its password once. After that, you can also sign in with your work account.',
  link: 'Link accounts',
  account: 'Account',
  accountOf: 'Account: {email}',
  linked: 'Account successfully linked',
  notLinked: 'You’re signed in, but your work account wasn’t linked. Try again the next time you sign in.',
});

export const verifyDialogTexts = i18n('verifyDialog', {
  title: 'Please Verify your Email',
  text: 'This is just a one time thing.',
  explanation: 'Show us that {email} is yours: follow the link in the mail, then sign in again.',
  done: 'Done',
  notNow: 'Not now',
  verificationHint: 'Follow its link, then sign in again.',
  resetHint: 'Follow its link and enter a new or your current password. This also verifies your email. Then sign in again.',
});
