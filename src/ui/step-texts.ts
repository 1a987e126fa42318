import { i18n, params } from '@/language/i18n';

export const stepTexts = i18n('steps', {
  steps: 'Steps',
  step: params('Step {number}'),
  done: 'done',
  itemOf: params('{noun} {number} of {all}'),
  previous: 'Previous',
  next: 'Next',
});
