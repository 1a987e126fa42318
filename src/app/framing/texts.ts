import { i18n } from '@/language/i18n';

export const framingTexts = i18n('framing', {
  title: 'This page can’t be shown inside another site',
  reason: 'To keep your account safe, only public tours open here.',
  open: 'Open in a new window',
});
