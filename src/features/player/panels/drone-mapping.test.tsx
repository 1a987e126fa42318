import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { DroneMapping } from './drone-mapping';

// read once, when the first mapping is shown
vi.stubEnv('VITE_CONFIGURATION', JSON.stringify({ otherSites: ['https://maps.example'] }));
afterEach(cleanup);

const show = (address: string) => render(<DroneMapping address={address} name="Hall" onClose={() => undefined} />);
const frame = () => screen.queryByTitle<HTMLIFrameElement>('Drone mapping of Hall');

it('shows a drone mapping of a listed site in a sandbox [PLAYER-020]', () => {
  show('https://maps.example/hall');

  expect(frame()?.getAttribute('src')).toBe('https://maps.example/hall');
  expect(frame()?.getAttribute('sandbox')).toBe('allow-scripts allow-same-origin allow-forms allow-popups');
  expect(screen.queryByRole('link')).toBeNull();
});

it('links to a drone mapping of a site that the installation does not list [PLAYER-020]', () => {
  show('https://elsewhere.example/hall');

  expect(screen.getByRole('link', { name: 'Open drone mapping' }).getAttribute('href')).toBe('https://elsewhere.example/hall');
  expect(screen.getByText('The drone mapping is at elsewhere.example and opens in a new tab.')).toBeTruthy();
  expect(frame()).toBeNull();
});

it('never frames our own origin with its rights [PLAYER-020]', () => {
  show(`${location.origin}/#/dashboard`);

  expect(frame()).toBeNull();
});
