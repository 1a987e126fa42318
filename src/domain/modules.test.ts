import { expect, it } from 'vitest';
import { firstFormProblem } from './form-problem';
import { moduleForm, moduleFrom, modulesInOrder } from './modules';

it('a module has name, description, createdAt and updated [MODEL-016]', () => {
  const stored = { name: 'Measuring', description: 'd', createdAt: new Date(1), updated: new Date(2) };

  expect(moduleFrom('m', stored)).toEqual({ id: 'm', ...stored });
  expect(moduleFrom('m', { createdAt: 5 })).toEqual({ id: 'm', name: 'm', description: '', createdAt: new Date(5), updated: null });
});

it('a module is sent with a name [MODEL-016]', () => {
  expect(moduleForm.parse({ name: ' Measuring ', description: '' })).toEqual({ name: 'Measuring', description: '' });
  expect(firstFormProblem(moduleForm, { name: ' ', description: '' })).toBe('Enter a name.');
});

it('modules stand newest first', () => {
  expect(modulesInOrder([1, 3, 2].map((at) => moduleFrom(`m${at}`, { createdAt: at }))).map(({ id }) => id)).toEqual(['m3', 'm2', 'm1']);
});
