import { i18n } from '@/language/i18n';

export const serverErrorTexts = i18n('serverErrors', {
  denied: 'You do not have permission for this.',
  signedOut: 'You are signed out. Sign in again.',
  unreachable: 'The server cannot be reached. Check your connection.',
  unreachableThen: 'The server cannot be reached. Check your connection, then try again.',
  notOnDevice: 'The server cannot be reached, and this is not on this device yet. Connect, then try again.',
  connectionLost: 'The connection was lost. Check your connection and try again.',
  offline: 'You are offline. Connect, then try again.',
  gone: 'This no longer exists.',
  versionGone: 'This version doesn’t exist any more. Somebody may have deleted it.',
  tooMuch: 'Too much was asked at once. Wait a minute, then try again.',
  tooSlow: 'The server took too long to respond. Try again.',
  closedBefore: 'This was closed before it was loaded.',
  checkInput: 'Check what you have filled in.',
});

export const fileErrorTexts = i18n('fileErrors', {
  storageFull: 'The storage is full. Contact your administrator.',
  gone: 'This file no longer exists.',
  uploadCancelled: 'The upload was cancelled.',
  uploadIncomplete: 'The upload was incomplete. Try again.',
  changed: 'The file was changed or moved. Choose it again.',
  storeDenied: 'You do not have permission to store this file here.',
  storeFailed: 'The file could not be stored. Try again.',
  readDenied: 'You do not have permission to see the files of this tour.',
  readFailed: 'The files could not be read. Try again.',
  removeDenied: 'You do not have permission to delete this file.',
  removeFailed: 'The file could not be deleted. Try again.',
  downloadCancelled: 'The download was cancelled.',
  layerUnreachable: 'Couldn’t load its file. Check your connection and try again.',
  siteUnreachable: 'It doesn’t answer. Check its address; the installation must also allow its site.',
});

export const copyErrorTexts = i18n('copyErrors', {
  cancelled: 'Saving was cancelled.',
  unreachable: 'A file couldn’t be loaded. Check your connection and try again.',
  later: 'A file can’t be loaded at the moment. Try again later.',
  deviceFull: 'This device is full. Remove saved tours or free some space, then try again.',
});
