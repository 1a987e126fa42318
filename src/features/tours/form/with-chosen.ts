import type { Option } from '@/ui/select-field';

/** The options, and what is chosen when it is not among them: a choice never shows another value than the one the tour has. */
export const withChosen = (options: Option[], value: string, label = 'No longer there'): Option[] =>
  value === '' || options.some((option) => option.value === value) ? options : [...options, { value, label }];
