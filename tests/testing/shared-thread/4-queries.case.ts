// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';

it('has its queries answered', async () => {
  const answer = await new QueryClient().fetchQuery({ queryKey: ['hall'], queryFn: () => 'Hall' });

  expect(answer).toBe('Hall');
});
