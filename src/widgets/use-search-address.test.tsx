import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { useSearchAddress } from './use-search-address';

function Searched() {
  const [search, setSearch] = useSearchAddress();
  const navigate = useNavigate();
  return (
    <>
      <input aria-label="Search" value={search} onChange={({ target }) => setSearch(target.value)} />
      <p>{useLocation().search}</p>
      <button type="button" onClick={() => navigate('?q=elsewhere&x=1')}>
        Elsewhere
      </button>
    </>
  );
}

afterEach(cleanup);
const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Search' });

it('follows the address, writes what is typed to it, and leaves the rest of it alone', async () => {
  const user = userEvent.setup();
  render(
    <MemoryRouter initialEntries={['/?q=ada&x=1']}>
      <Searched />
    </MemoryRouter>,
  );
  expect(input().value).toBe('ada');

  await user.type(input(), ' lovelace');
  await waitFor(() => expect(screen.getByText('?q=ada+lovelace&x=1')).toBeDefined());
  expect(input().value).toBe('ada lovelace');
  await user.clear(input());
  await waitFor(() => expect(screen.getByText('?x=1')).toBeDefined());
  await user.click(screen.getByRole('button', { name: 'Elsewhere' }));

  await waitFor(() => expect(input().value).toBe('elsewhere'));
});
