// @vitest-environment jsdom
import { onlineManager } from '@tanstack/react-query';
import { it } from 'vitest';

it('ends offline', () => {
  onlineManager.setOnline(false);
});
