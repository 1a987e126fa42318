import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { standInForDialogs } from '@/ui/testing/dialogs';
import { DroneMapping } from './drone-mapping';

// read once, when the first mapping renders
vi.stubEnv('VITE_CONFIGURATION', JSON.stringify({ otherSites: ['https://maps.example'] }));
beforeEach(() => {
  standInForDialogs();
});
afterEach(cleanup);

const onClose = vi.fn();
const show = (address: string) => render(<DroneMapping address={address} name="Hall" onClose={onClose} />);
const frame = () => screen.queryByTitle<HTMLIFrameElement>('Drone mapping of Hall');

it('shows a drone mapping of a listed site in a sandbox, with its address as a link [PLAYER-020]', () => {
  show('https://maps.example/hall');

  expect(frame()?.getAttribute('src')).toBe('/site-frame.html#https%3A%2F%2Fmaps.example%2Fhall');
  expect(frame()?.getAttribute('sandbox')).toBe('allow-scripts allow-same-origin allow-forms allow-popups');
  expect(screen.getByRole('link').getAttribute('href')).toBe('https://maps.example/hall');
});

it('links to a drone mapping of a site that the installation, which lists some, does not list [PLAYER-020]', () => {
  show('https://elsewhere.example/hall');

  expect(screen.getByRole('link', { name: 'Open drone mapping (opens in a new window)' }).getAttribute('href')).toBe(
    'https://elsewhere.example/hall',
  );
  expect(screen.getByText('The drone mapping is at elsewhere.example and opens in a new tab.')).toBeTruthy();
  expect(frame()).toBeNull();
});

it('never frames our own origin with its rights [PLAYER-020]', () => {
  show(`${location.origin}/#/dashboard`);

  expect(frame()).toBeNull();
});

it('is a modal dialog that begins on the way back [PLAYER-020]', async () => {
  show('https://maps.example/hall');

  const back = screen.getByRole('button', { name: 'Return to Digital Twin' });
  expect(screen.getByRole('dialog', { name: 'Drone mapping' }).contains(document.activeElement)).toBe(true);
  expect(document.activeElement).toBe(back);
  await userEvent.click(back);
  expect(onClose).toHaveBeenCalledOnce();
});
