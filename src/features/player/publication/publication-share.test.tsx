import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { guidedStopId, guidedTourId, tourId } from '@/domain/ids';
import { showLanguage } from '@/language/show-language';
import { PublicationShare } from './publication-share';

const hall = { id: tourId('hall'), name: 'The Hall', matterportId: '', thumbnailUrl: '' };
const open = () => render(<PublicationShare tour={hall} organization="Acme" onClose={() => undefined} />);

beforeEach(() => {
  window.location.hash = '#/public-tour/Acme/hall/v1';
});
afterEach(async () => {
  cleanup();
  await showLanguage('en');
  for (const name of ['share', 'canShare']) Reflect.deleteProperty(navigator, name);
});

it('offers the share sheet of a phone, with title, text and the address as it was edited; closing the sheet is no error', async () => {
  const share = vi.fn(async () => Promise.reject(new DOMException('Share canceled', 'AbortError')));
  Object.assign(navigator, { share });
  open();

  await userEvent.type(screen.getByLabelText('Address of this page'), '?start=stove');
  await userEvent.click(screen.getByRole('button', { name: 'Share…' }));

  const text = 'A 3D tour by Acme. Walk through it in your browser.';
  expect(share.mock.calls).toEqual([[{ title: 'The Hall', text, url: `${location.href}?start=stove` }]]);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('offers to copy alone where there is no share sheet, or where it would refuse the address', () => {
  const { unmount } = open();
  expect(screen.queryByRole('button', { name: 'Share…' })).toBeNull();
  unmount();
  Object.assign(navigator, { share: vi.fn(), canShare: () => false });
  open();

  expect(screen.getByRole('button', { name: 'Copy' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Share…' })).toBeNull();
});

it('is in the language of the page, which its address does not name', async () => {
  window.location.hash = '#/public-tour/Acme/hall/v1?lang=de&start=stove';
  await showLanguage('de');
  const user = userEvent.setup();
  open();

  const field = screen.getByLabelText<HTMLInputElement>('Adresse dieser Seite');
  expect(field.value).toBe(`${location.origin}/#/public-tour/Acme/hall/v1?start=stove`);
  await user.click(screen.getByRole('button', { name: 'Kopieren' }));

  expect(await screen.findByText('Kopiert!')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Teilen' })).toBeTruthy();
});

it('makes a kiosk of the guided tour that is open, from its first stop', async () => {
  window.location.hash = '#/public-tour/Acme/hall/v1?guide=round&stop=stove';
  const guidedTour = { id: guidedTourId('round'), stop: guidedStopId('stove') };
  render(
    <PublicationShare
      tour={hall}
      organization="Acme"
      guidedTour={guidedTour}
      short={{ code: '', version: 'v1' }}
      onClose={() => undefined}
    />,
  );

  const details = screen.getByText('Kiosk').closest('details') as HTMLDetailsElement;
  details.open = true;
  fireEvent(details, new Event('toggle'));

  const address = (await screen.findByRole('link', { name: 'Preview in a new tab' })).getAttribute('href');
  expect(address).toBe(`${location.origin}/#/public-tour/Acme/hall/v1?guide=round&kiosk&play`);
});

it('starts at the view of the moment it was opened, if that is chosen, in the address and the embed code', async () => {
  const viewNow = vi.fn(() => ({ sweep: 'h02', rotation: { x: 0, y: 90 }, zoom: 1 }));
  const page = `${location.origin}/#/public-tour/Acme/hall/v1`;
  render(<PublicationShare tour={hall} organization="Acme" viewNow={viewNow} onClose={() => undefined} />);
  const field = screen.getByLabelText<HTMLInputElement>('Address of this page');
  expect(field.value).toBe(page);

  await userEvent.click(screen.getByRole('checkbox', { name: 'Start at the current view' }));
  expect(field.value).toBe(`${page}?start=h02&sr=0%2C1.5708`);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Start at the current view' }));

  expect(field.value).toBe(page);
  expect(viewNow.mock.calls).toHaveLength(1);
});

it('offers the embed code of the page at its open point, whatever this page was embedded with', async () => {
  window.location.hash = '#/public-tour/Acme/hall/v1?list=closed&start=stove&wheel=zoom';
  const page = `${location.origin}/#/public-tour/Acme/hall/v1?start=stove`;
  open();

  const details = screen.getByText('Embed').closest('details') as HTMLDetailsElement;
  details.open = true;
  fireEvent(details, new Event('toggle'));
  const code = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Embed code' });
  expect(code.value).toContain(`="${page}" title="The Hall"`);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'List of points' }), 'Open at first');

  expect(code.value).toContain(`="${page}&amp;list=open"`);
});

describe('the short address', () => {
  const version = 'AbCdEfGhIjKlMnOpQrSt';
  const short = { code: 'abc2345', version };
  const shown = () => screen.queryByRole<HTMLInputElement>('textbox', { name: 'Short link' })?.value;
  const openAt = (hash: string, props: Partial<Parameters<typeof PublicationShare>[0]> = {}) => {
    window.location.hash = hash;
    render(<PublicationShare tour={hall} organization="Acme" short={short} onClose={() => undefined} {...props} />);
  };

  it.each([
    [`#/public-tour/Acme/hall/${version}`, `/t/abc2345/${version}`],
    ['#/public-tour/Acme/hall/current', '/t/abc2345'],
    ['#/public-tour/Acme/hall/current?start=the%20stove', '/t/abc2345?start=the+stove'],
    ['#/public-tour/Acme/hall/current?list=closed&start=h02&sr=0%2C1.5&wheel=zoom', '/t/abc2345?start=h02&sr=0%2C1.5'],
    [`#/public-tour/Acme/current/${version}?start=a`, `/t/abc2345/${version}?start=a`],
  ])('of %s comes first, and leads where the page is [VIEWER-012]', (hash, path) => {
    openAt(hash);

    expect(shown()).toBe(`${location.origin}${path}`);
    const [first, second] = screen.getAllByRole<HTMLInputElement>('textbox');
    expect([first?.readOnly, second?.readOnly]).toEqual([true, false]);
    expect(screen.getByLabelText<HTMLInputElement>('Address of this page').value).toBe(location.href);
  });

  it('is copied by its own button, and given to the share sheet of a phone', async () => {
    const share = vi.fn(async () => undefined);
    Object.assign(navigator, { share });
    const user = userEvent.setup();
    openAt('#/public-tour/Acme/hall/current?start=stove');

    await user.click(screen.getByRole('button', { name: 'Copy the short link' }));
    expect(await navigator.clipboard.readText()).toBe(`${location.origin}/t/abc2345?start=stove`);
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await navigator.clipboard.readText()).toBe(location.href);
    await user.click(screen.getByRole('button', { name: 'Share…' }));

    const text = 'A 3D tour by Acme. Walk through it in your browser.';
    expect(share.mock.calls).toEqual([[{ title: 'The Hall', text, url: `${location.origin}/t/abc2345?start=stove` }]]);
  });

  it('is copied by the one main button, which has the focus at first; without one the page’s address is', () => {
    const main = () => screen.getAllByRole('button').filter(({ className }) => className.includes('bg-button'));
    openAt('#/public-tour/Acme/hall/current');
    expect(main()).toEqual([screen.getByRole('button', { name: 'Copy the short link' })]);
    expect(document.activeElement).toBe(main()[0]);
    cleanup();

    openAt('#/public-tour/Acme/hall/current', { short: { code: '', version } });

    expect(main()).toEqual([screen.getByRole('button', { name: 'Copy' })]);
    expect(document.activeElement).toBe(screen.getByLabelText('Address of this page'));
  });

  it('starts at the view too, if that is chosen', async () => {
    const viewNow = () => ({ sweep: 'h02', rotation: { x: 0, y: 90 }, zoom: 1 });
    openAt('#/public-tour/Acme/hall/current?start=stove', { viewNow });

    await userEvent.click(screen.getByRole('checkbox', { name: 'Start at the current view' }));

    expect(shown()).toBe(`${location.origin}/t/abc2345?start=h02&sr=0%2C1.5708`);
  });

  it('is not there for a version from before there were any', () => {
    openAt('#/public-tour/Acme/hall/v1', { short: { code: '', version } });

    expect(shown()).toBeUndefined();
    expect(screen.getByLabelText('Address of this page')).toBeDefined();
  });
});
