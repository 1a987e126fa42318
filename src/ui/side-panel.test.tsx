import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { SidePanel } from './side-panel';

afterEach(cleanup);

const height = () => screen.getByRole('region', { name: 'Panel' }).dataset.sheet;
const aPanel = (props: { startsLow?: boolean; needsRoom?: boolean }) => (
  <SidePanel label="Panel" kind="editing" header="Header" {...props}>
    <p>Content</p>
  </SidePanel>
);

async function press(name: string) {
  screen.getByRole('button', { name }).focus();
  await userEvent.keyboard('{Enter}');
}

it('is made taller in steps, and smaller again', async () => {
  render(aPanel({ startsLow: true }));
  expect(height()).toBe('low');

  await press('Make the panel taller');
  expect(height()).toBe('half');
  await press('Make the panel taller');
  expect(height()).toBe('tall');
  await press('Make the panel smaller');
  expect(height()).toBe('half');
});

it('is tall while it needs room, then as before', () => {
  const { rerender } = render(aPanel({}));
  rerender(aPanel({ needsRoom: true }));
  expect(height()).toBe('tall');

  rerender(aPanel({ needsRoom: false }));

  expect(height()).toBe('half');
});
