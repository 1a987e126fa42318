import { i18n, params } from '@/language/i18n';

export const linkDetailsTexts = i18n('linkDetails', {
  linkToShare: 'Link to share',
  link: 'Link',
  copyLink: 'Copy the link',
  qrCode: params('QR code that opens {name}'),
  pointCamera: 'Point a phone’s camera at the code to open the tour there.',
  email: 'Email',
  print: 'Print',
  printed: 'Point your phone’s camera at the code to walk through it.',
  systemShare: 'Share…',
  embed: 'Embed',
  private: 'Only people with access to this tour can open the link. Others are asked to sign in.',
  shareAnother: 'Share something else',
});
