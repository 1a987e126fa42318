import { i18n } from '@/language/i18n';

export const fileErrorTexts = i18n('fileErrors', {
  storageFull: 'The storage is full. Contact your administrator.',
  gone: 'This file no longer exists.',
  uploadCancelled: 'The upload was cancelled.',
  uploadIncomplete: 'The upload was incomplete. Try again.',
  changed: 'The file was changed or moved. Choose it again.',
  storeDenied: 'You don’t have permission to store this file here.',
  storeFailed: 'The file could not be stored. Try again.',
  readDenied: 'You don’t have permission to see the files of this tour.',
  readFailed: 'The files could not be read. Try again.',
  removeDenied: 'You don’t have permission to delete this file.',
  removeFailed: 'The file could not be deleted. Try again.',
  downloadCancelled: 'The download was cancelled.',
  layerUnreachable: 'Couldn’t load its file. Check your connection and try again.',
  siteUnreachable: 'It doesn’t answer. Check its address; the installation must also allow its site.',
});
