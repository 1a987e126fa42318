import { render, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storeSignOut, storeUser } from '@/backend/auth/stored-user';
import { identityFrom } from '@/domain/access/identity';
import { userId } from '@/domain/ids';
import { useLastLook } from './last-look';

vi.mock('@/backend/live/when-page-idle', () => ({ whenPageIdle: () => Promise.resolve() }));

const ada = identityFrom({ uid: 'ada', email: 'ada@acme.example', displayName: 'Ada' }, {});

beforeEach(() => {
  window.location.hash = '#/dashboard/tours';
  storeUser(ada);
});
afterEach(() => {
  localStorage.clear();
  document.body.replaceChildren();
  window.location.hash = '';
  vi.restoreAllMocks();
});

const tours = ['Great Hall', 'Cellar'];

function List({ names }: { names: readonly string[] }) {
  useLastLook(names);
  return (
    <main>
      <p role="status">You’re offline.</p>
      {names.map((name, at) => (
        <article key={name} data-item={name} ref={(it) => placedAt(it, at * 4000)}>
          {name}
        </article>
      ))}
      <p role="alert">Not saved.</p>
      <div data-radix-popper-content-wrapper="">Sign out</div>
    </main>
  );
}

const placedAt = (element: Element | null, top: number) => {
  if (element) element.getBoundingClientRect = () => new DOMRect(0, top, 300, 200);
};

async function show() {
  document.body.innerHTML = '<div id="root"></div>';
  const container = document.getElementById('root') ?? undefined;
  const { rerender } = render(<List names={tours} />, { container: container as HTMLElement });
  await Promise.resolve();
  return (names: readonly string[]) => rerender(<List names={names} />);
}

const stored = () => JSON.parse(localStorage.getItem('lastLook') ?? 'null');

it('stores what is in the window, whose it is and where, without what passes [TOUR-082]', async () => {
  await show();

  await waitFor(() => expect(stored()).toMatchObject({ uid: 'ada', organization: null, hash: '#/dashboard/tours', width: 1024 }));
  expect(stored().markup).toBe(
    '<div inert style="display:contents"><main><article data-item="Great Hall">Great Hall</article></main></div>',
  );
});

it('stores the latest when the page is hidden, and leaves the device when somebody signs out', async () => {
  await show();
  await waitFor(() => expect(stored()).not.toBeNull());
  const article = document.querySelector('article');
  if (article) article.textContent = 'Small Hall';
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(stored().markup).toContain('Small Hall');

  storeSignOut();
  expect(stored()).toBeNull();
  for (const next of [null, { ...ada, uid: userId('bob') }]) {
    // another tab signs in somebody else
    if (next) storeUser(next);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(stored()).toBeNull();
  }
});

it.each([
  ['scrolled', () => vi.spyOn(window, 'scrollY', 'get').mockReturnValue(300)],
  ['covered by a dialog', () => document.body.append(Object.assign(document.createElement('dialog'), { open: true }))],
])('stores nothing of a page that is %s', async (_how, prepare) => {
  document.body.innerHTML = '';
  await show();
  await waitFor(() => expect(stored()).not.toBeNull());
  localStorage.removeItem('lastLook');
  prepare();
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));

  expect(stored()).toBeNull();
});

it('is removed with a tour of a page that is scrolled, and stored again at its top', async () => {
  const showNames = await show();
  await waitFor(() => expect(stored()).not.toBeNull());
  const scrolled = vi.spyOn(window, 'scrollY', 'get').mockReturnValue(300);

  showNames(tours);
  expect(stored().markup).toContain('Great Hall');
  showNames(['Cellar']);
  expect(stored()).toBeNull();

  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(stored()).toBeNull();
  scrolled.mockReturnValue(0);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(stored().markup).toContain('Cellar');
});
