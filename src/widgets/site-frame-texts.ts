import { i18n } from '@/language/i18n';

export const siteFrameTexts = i18n('siteFrame', {
  mayRefuse: 'If nothing is shown above, the site refuses to be shown here',
});
