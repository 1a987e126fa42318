import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { HashRouter, Link } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { localKeys } from '@/domain/application/local-keys';
import { guardHistory } from '@/ui/history-guard';
import { useBackLayer } from '@/ui/use-back-layer';
import { LanguageSelect } from './language-select';

function Panel({ onClose }: { onClose: () => void }) {
  useBackLayer(true, onClose);
  return <LanguageSelect />;
}

function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        More
      </button>
      <Link to="/tour?lang=nb">Omvisning</Link>
      {isOpen && <Panel onClose={() => setOpen(false)} />}
    </>
  );
}

// as in main.tsx: once, before the router is created
guardHistory();
beforeEach(() => window.history.replaceState(null, '', '#/tour?start=stove&lang=fr&zoom=2'));
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const depth = () => window.history.state?.backLayers?.depth ?? 0;

async function choose(...languages: string[]) {
  const user = userEvent.setup();
  render(
    <HashRouter>
      <Page />
    </HashRouter>,
  );
  await user.click(screen.getByRole('button', { name: 'More' }));
  await waitFor(() => expect(depth()).toBe(1));
  for (const language of languages) await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), language);
  return user;
}

it.each([
  ['closed', async () => screen.getByRole('button', { name: 'More' }).click()],
  ['left by Back', async () => window.history.back()],
])('keeps the chosen language in the address when the panel around it is %s', async (_how, close) => {
  await choose('Español', 'Deutsch');
  expect(window.location.hash).toBe('#/tour?start=stove&lang=de&zoom=2');
  expect(screen.getByRole('combobox', { name: 'Language' })).toBeTruthy();

  await close();
  await waitFor(() => expect(screen.queryByRole('combobox')).toBe(null));
  await waitFor(() => expect(depth()).toBe(0));

  expect(window.location.hash).toBe('#/tour?start=stove&lang=de&zoom=2');
  expect(localStorage.getItem(localKeys.language)).toBe('de');
});

it('leaves an address without a language as it is', async () => {
  window.history.replaceState(null, '', '#/tour?start=stove');

  await choose('Deutsch');

  expect(window.location.hash).toBe('#/tour?start=stove');
  expect(localStorage.getItem(localKeys.language)).toBe('de');
});

it('follows a link to a page in another language', async () => {
  const user = await choose('Deutsch');

  await user.click(screen.getByRole('link', { name: 'Omvisning' }));

  await waitFor(() => expect(window.location.hash).toBe('#/tour?lang=nb'));
  // and when a panel over it is closed
  for (const isOpen of [false, true, false]) {
    if (Boolean(screen.queryByRole('combobox')) !== isOpen) await user.click(screen.getByRole('button', { name: 'More' }));
    await waitFor(() => expect(depth()).toBe(isOpen ? 1 : 0));
  }
  expect(window.location.hash).toBe('#/tour?lang=nb');
});
