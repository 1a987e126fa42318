import { params } from '@/language/i18n';
import { textsByLanguage } from '@/language/texts-by-language';

export const organizationDeletionTexts = textsByLanguage('organizationDeletionMail', {
  subject: params('{organization} is being deleted'),
  requested: params(
    'Somebody who runs {organization} asked on {time} (UTC) to delete it. Until then it can be read, and nothing can be changed.',
  ),
  deleted: params('On {time} (UTC) everything in it is deleted for good: its tours, versions, files and settings. Accounts stay.'),
  changed: 'Until then any of its admins can keep it, or export everything:',
  open: 'Open the settings',
});
