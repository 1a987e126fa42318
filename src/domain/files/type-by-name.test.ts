import { expect, it } from 'vitest';
import { uploadTypes } from './file-types';
import { contentTypeOf } from './type-by-name';

it('uses the browser’s type, and the file extension if there is none [TOUR-072]', () => {
  const typed = (name: string, type = '') => contentTypeOf({ name, type });

  expect(typed('plan.pdf', 'image/png')).toBe('image/png');
  expect(typed('Plan.v2.PDF')).toBe('application/pdf');
  expect(uploadTypes).toContain(typed('minutes.docx'));
  expect(['plan', 'plan.exe', 'plan.constructor', ''].map((name) => typed(name))).toEqual(['', '', '', '']);
});
