import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { locationQueries } from '@/backend/locations/queries';
import { orgId } from '@/domain/ids';
import { locationFrom, locationTourFrom } from '@/domain/locations/location';
import { tourPoisFrom } from '@/domain/locations/poi-differences';
import { observableValue } from '@/showcase/observable-values';
import type { Showcase, Sweep } from '@/showcase/port';
import { DifferencesPanel } from './differences-panel';

vi.mock('@/ui/toast');

afterEach(cleanup);

const acme = orgId('Acme');
const location = locationFrom('hall', { name: 'Hall', organization: acme });
const aTour = (name: string) => locationTourFrom(name, { name, matterportId: `scan-${name}`, location: 'hall' });
const at = (x: number) => ({ x, y: 1.5, z: 0 });
const door = { identifier: 'door', name: 'Door', position: at(0), sweep: 'a', rotation: { x: 0, y: 20 } };
const oven = { identifier: 'oven', name: 'Oven', position: at(4), sweep: 'b', rotation: { x: 3, y: 90 } };
const withText = (content: string) => ({ content: [{ identifier: content, type: 'text', name: 'Text', content }] });

function aScan(sweeps: Record<string, number>) {
  const goTo = vi.fn(async () => 'arrived' as const);
  const placed: Sweep[] = Object.entries(sweeps).map(([id, x]) => ({ id, position: at(x), floor: 0 }));
  return { goTo, viewer: { goTo, values: { sweeps: observableValue(placed) } } as unknown as Showcase };
}

type Input = { first: object[]; second: object[]; sameScan?: object[]; isTogether?: boolean };

function aPanel({ first, second, sameScan = [], isTogether = false }: Input) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } } });
  const read = (name: string, pois: object[]) => tourPoisFrom(name, { name, folders: [{ id: 'f', name: 'All', pois }] });
  client.setQueryData(locationQueries.pois(location.id, 'before').queryKey, read('before', first));
  client.setQueryData(locationQueries.pois(location.id, 'after').queryKey, read('after', second));
  for (const scan of ['scan-before', 'scan-after'])
    client.setQueryData(locationQueries.poisOfScan(acme, scan).queryKey, sameScan.length > 0 ? [read('Guide', sameScan)] : []);
  const [one, other] = [aScan({ a: 0, b: 4 }), aScan({ x: 0.5, y: 3.8 })];
  render(
    <QueryClientProvider client={client}>
      <DifferencesPanel
        location={location.id}
        organization={acme}
        isTogether={isTogether}
        first={aTour('before')}
        second={aTour('after')}
        viewers={{ first: one.viewer, second: other.viewer }}
        alignment={null}
        onClose={() => undefined}
      />
    </QueryClientProvider>,
  );
  return { one, other };
}

describe('what the points of interest of compared tours have', () => {
  it('stands in groups, and a press leads both scans there', async () => {
    const { one, other } = aPanel({ first: [door, oven], second: [door] });

    await userEvent.click(within(screen.getByRole('region', { name: 'Only in before' })).getByRole('button', { name: 'Oven' }));

    expect(one.goTo).toHaveBeenCalledWith({ sweep: 'b', rotation: { x: 3, y: 90 }, zoom: 1 });
    expect(other.goTo).toHaveBeenCalledWith({ sweep: 'y', rotation: { x: 3, y: 90 } });
  });

  it('shows what changed, and leads each scan to its own', async () => {
    const { one, other } = aPanel({ first: [{ ...door, ...withText('Oak') }], second: [{ ...door, sweep: 'x', ...withText('Steel') }] });

    const changed = within(screen.getByRole('region', { name: 'Changed' }));
    expect([changed.getByText('Text: Oak').tagName, changed.getByText('Text: Steel').tagName]).toEqual(['DEL', 'INS']);
    await userEvent.click(changed.getByRole('button', { name: 'Door' }));

    expect(one.goTo).toHaveBeenCalledWith(expect.objectContaining({ sweep: 'a' }));
    expect(other.goTo).toHaveBeenCalledWith(expect.objectContaining({ sweep: 'x' }));
  });

  it('moves one alone where the other follows', async () => {
    const { one, other } = aPanel({ first: [], second: [oven, door], isTogether: true, sameScan: [] });

    await userEvent.click(screen.getByRole('button', { name: 'Oven' }));

    expect(other.goTo).toHaveBeenCalledOnce();
    expect(one.goTo).not.toHaveBeenCalled();
  });

  it('says when there is nothing, and whose points of interest are shown', () => {
    aPanel({ first: [], second: [] });
    expect(screen.getByText('Neither tour has points of interest.')).toBeTruthy();
    cleanup();

    aPanel({ first: [], second: [], sameScan: [door] });

    expect(screen.getByText('Both tours have the same points of interest.')).toBeTruthy();
    expect(screen.getByText('Those of before are from the tour “Guide” of the same scan.')).toBeTruthy();
  });
});
