import { renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useSteady } from './use-steady';

const steadily = <T extends object>(given: T) => renderHook((props: T) => useSteady(props), { initialProps: given });

describe('useSteady', () => {
  it('answers the same object for the same values', () => {
    const floors = ['Ground'];
    const first = { name: 'Hall', floors };
    const { result, rerender } = steadily(first);

    rerender({ name: 'Hall', floors });

    expect(result.current).toBe(first);
  });

  it('answers what it is given when a value is another one, comes or goes', () => {
    const { result, rerender } = steadily<Record<string, unknown>>({ name: 'Hall', floors: [] });

    for (const given of [{ name: 'Hall', floors: [] }, { name: 'Hall' }, { name: 'Hall', nira: '' }]) {
      rerender(given);
      expect(result.current).toBe(given);
    }
  });

  it('knows a value that is no number as the same', () => {
    const first = { zoom: Number.NaN };
    const { result, rerender } = steadily(first);

    rerender({ zoom: Number.NaN });

    expect(result.current).toBe(first);
  });
});
