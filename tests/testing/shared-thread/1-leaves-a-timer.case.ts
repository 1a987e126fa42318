import { it } from 'vitest';

it('ends before its timer', () => {
  setTimeout(() => import('./sentence'), 100);
});
