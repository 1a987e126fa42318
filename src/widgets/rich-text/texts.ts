import { i18n } from '@/language/i18n';

export const richTextTexts = i18n('richText', {
  more: 'Read More',
  less: 'Show Less',
  table: 'Table',
});
