import { params } from '@/language/i18n';
import { textsByLanguage } from '@/language/texts-by-language';

export const shortLinkTexts = textsByLanguage('shortLink', {
  description: params('A 3D tour by {organization}. Walk through it in your browser.'),
  open: params('Open {title}'),
  missing: 'This tour isn’t published',
  missingReason: 'It was taken back, or the link is incomplete. Ask the person who sent it for a new one.',
  toLoggia: 'Go to Loggia',
});
