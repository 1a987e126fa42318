import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { PlaceSwitch } from './place-switch';

afterEach(cleanup);

it('closes its list by Escape, with the focus back on the button that opened it [PLAYER-079]', async () => {
  const user = userEvent.setup();
  const places = ['Hall', 'Attic'].map((name) => ({ id: name, name, path: `/${name}` }));
  render(
    <MemoryRouter>
      <PlaceSwitch label="The house" places={places} current="Hall" />
    </MemoryRouter>,
  );
  const button = screen.getByRole('button', { expanded: false });

  await user.click(button);
  screen.getByRole('link', { name: 'Attic', current: false }).focus();
  await user.keyboard('{Escape}');

  await expect.poll(() => document.activeElement).toBe(button);
  expect(screen.queryByRole('list')).toBeNull();
});
