import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LazyPart } from './lazy-part';

type Named = { name: string };

const failing = () => vi.fn<() => Promise<() => null>>().mockRejectedValue(new TypeError('Failed to fetch'));

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('LazyPart', () => {
  it('shows its fallback, then what was loaded', async () => {
    let arrive: (part: ComponentType<Named>) => void = () => undefined;
    const load = () => new Promise<ComponentType<Named>>((resolve) => (arrive = resolve));
    render(<LazyPart load={load} props={{ name: 'the hall' }} fallback={<p>Loading</p>} />);

    expect(screen.getByText('Loading')).toBeDefined();
    await act(async () => arrive(({ name }) => <p>History of {name}</p>));

    expect(await screen.findByText('History of the hall')).toBeDefined();
    expect(screen.queryByText('Loading')).toBeNull();
  });

  it.each([
    [false, 1],
    [true, 0],
  ])('says that its code failed to load, unless it is optional (%s)', async (isOptional, alerts) => {
    vi.spyOn(console, 'error').mockReturnValue();
    const load = failing();
    await act(async () => render(<LazyPart load={load} props={{}} isOptional={isOptional} message="Couldn’t load the history." />));

    await waitFor(() => expect(screen.queryAllByText('Couldn’t load the history.')).toHaveLength(alerts));
    expect(load).toHaveBeenCalled();
  });
});
