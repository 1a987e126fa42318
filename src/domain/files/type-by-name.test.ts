import { expect, it } from 'vitest';
import { uploadTypes } from './file-types';
import { contentTypeOf } from './type-by-name';

it('TOUR-072 takes the word of the browser, and the ending of the name where it says nothing', () => {
  const typed = (name: string, type = '') => contentTypeOf({ name, type });

  expect(typed('plan.pdf', 'image/png')).toBe('image/png');
  expect(typed('Plan.v2.PDF')).toBe('application/pdf');
  expect(uploadTypes).toContain(typed('minutes.docx'));
  expect(['plan', 'plan.exe', 'plan.constructor', ''].map((name) => typed(name))).toEqual(['', '', '', '']);
});
