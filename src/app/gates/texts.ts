import { i18n, params } from '@/language/i18n';

export const gateTexts = i18n('gates', {
  adminsOnly: 'This page is for Loggia administrators.',
  noOrganization: 'Missing user organization',
  leaving: 'Taking you to your home page…',
  unknownOrganization: 'Organization not found',
  unknownName: params('There is no organization “{name}”.'),
  unknownReason: 'It may have been deleted, or the address may be wrong.',
  chooseAnother: 'Choose another organization',
});
