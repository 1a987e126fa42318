import { i18n, params } from '@/language/i18n';

export const kioskLinkTexts = i18n('kioskLink', {
  kiosk: 'Kiosk',
  about: 'For a screen in a public place: it waits for visitors, leads nowhere else, and starts again for each.',
  address: 'Address of the kiosk',
  copy: 'Copy the address of the kiosk',
  seconds: 'Seconds without a touch until it asks whether somebody is there',
  outOfRange: params('Enter {min} to {max}.'),
  preview: 'Preview in a new tab',
});
