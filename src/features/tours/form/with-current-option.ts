import type { Option } from '@/ui/select';

/** Adds the current value to the options if it is missing, so that a select never shows a different value. */
export const withCurrentOption = (options: Option[], value: string, label = 'No longer available'): Option[] =>
  value === '' || options.some((option) => option.value === value) ? options : [...options, { value, label }];
