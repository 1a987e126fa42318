import { renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useShallowStable } from './use-shallow-stable';

const renderSteady = <T extends object>(given: T) => renderHook((props: T) => useShallowStable(props), { initialProps: given });

describe('useShallowStable', () => {
  it('returns the same object while the values are the same', () => {
    const floors = ['Ground'];
    const first = { name: 'Hall', floors };
    const { result, rerender } = renderSteady(first);

    rerender({ name: 'Hall', floors });

    expect(result.current).toBe(first);
  });

  it('returns the new object when a value is changed, added or removed', () => {
    const { result, rerender } = renderSteady<Record<string, unknown>>({ name: 'Hall', floors: [] });

    for (const given of [{ name: 'Hall', floors: [] }, { name: 'Hall' }, { name: 'Hall', nira: '' }]) {
      rerender(given);
      expect(result.current).toBe(given);
    }
  });

  it('treats NaN as equal to NaN', () => {
    const first = { zoom: Number.NaN };
    const { result, rerender } = renderSteady(first);

    rerender({ zoom: Number.NaN });

    expect(result.current).toBe(first);
  });
});
