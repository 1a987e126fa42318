import { i18n } from '@/language/i18n';

export const leavingTexts = i18n('leaving', {
  title: 'Leave with unsaved changes?',
  stay: 'Stay',
  leave: 'Leave',
  saveAndLeave: 'Save and leave',
  closeTitle: 'Close without saving?',
  closeWithoutSaving: 'Close without saving',
  entered: 'What you entered isn’t saved yet and will be lost if you leave.',
});
