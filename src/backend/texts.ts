import { i18n } from '@/language/i18n';

export const serverErrorTexts = i18n('serverErrors', {
  denied: 'You don’t have permission to do this.',
  signedOut: 'You are signed out. Sign in again.',
  unreachable: 'The server cannot be reached. Check your connection.',
  unreachableThen: 'The server cannot be reached. Check your connection, then try again.',
  notOnDevice: 'The server cannot be reached, and this is not on this device yet. Connect, then try again.',
  connectionLost: 'The connection was lost. Check your connection and try again.',
  offline: 'You are offline. Connect, then try again.',
  gone: 'This no longer exists.',
  versionGone: 'This version no longer exists. Somebody may have deleted it.',
  tooMuch: 'Too much was asked at once. Wait a minute, then try again.',
  tooSlow: 'The server took too long to respond. Try again.',
  closedBefore: 'This was closed before it was loaded.',
  checkInput: 'Check what you have filled in.',
});
