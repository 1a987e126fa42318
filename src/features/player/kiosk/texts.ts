import { count, i18n, params } from '@/language/i18n';

export const kioskTexts = i18n('kiosk', {
  begin: 'Touch to begin',
  stillThere: 'Still there?',
  startsAgain: count({ one: 'The tour starts again in {count} second.', other: 'The tour starts again in {count} seconds.' }),
  continue: 'Continue',
  takeAlong: 'Open it on your phone',
  codeOf: params('QR code of {address}'),
});
