import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { tourFrom } from '@/domain/tours/tour';
import { ShareLinkDetails } from './share-link-details';

const address = 'https://loggia.example/#/digital-twin/hall/play/ownLink';
const hall = tourFrom('hall', { name: 'Hall & garden', organization: 'Acme', public: true, thumbnailUrl: '/demo/hall.jpg' });

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const code = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Embed code' }).value;

function unfold(label: string) {
  const details = screen.getByText(label).closest('details') as HTMLDetailsElement;
  details.open = true;
  fireEvent(details, new Event('toggle'));
}

async function openEmbed(isPlayer = true, form = 'The tour at once') {
  render(<ShareLinkDetails tour={hall} address={address} isPlayer={isPlayer} />);
  expect(screen.queryByRole('textbox', { name: 'Embed code' })).toBeNull();
  unfold('Embed');
  await screen.findByRole('textbox', { name: 'Embed code' });
  fireEvent.change(screen.getByRole('combobox', { name: 'The page shows' }), {
    target: { value: form === 'The tour at once' ? 'tour' : 'image' },
  });
}

describe('a link to share', () => {
  it('is embedded in a size of one’s choice; a size that cannot be used leaves the code as it was', async () => {
    const user = userEvent.setup();
    await openEmbed();
    expect(code()).toContain('width="960" height="540"');

    await user.selectOptions(screen.getByRole('combobox', { name: 'Size' }), 'As wide as the page');
    expect(code()).toContain('style="width:100%;aspect-ratio:16/9;border:0"');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Size' }), 'Your own size');
    const width = screen.getByRole('textbox', { name: 'Width in pixels' });
    await user.clear(width);
    await user.type(width, '800');
    expect(code()).toContain('width="800" height="540"');
    await user.clear(width);
    await user.type(width, '12');

    expect(screen.getByText('Enter 240 to 4000.')).toBeDefined();
    expect(code()).toContain('width="800" height="540"');
  });

  it('is embedded with its list open or closed, and scrolls the page or zooms; what is usual leaves nothing in the code', async () => {
    const user = userEvent.setup();
    await openEmbed();
    expect(code()).toContain(`src="${address}"`);

    await user.selectOptions(screen.getByRole('combobox', { name: 'List of points' }), 'Open at first');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Mouse wheel' }), 'Zoom the tour at once');
    expect(code()).toContain(`src="${address}?list=open&amp;wheel=zoom"`);
    await user.selectOptions(screen.getByRole('combobox', { name: 'List of points' }), 'Closed at first');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Mouse wheel' }), 'Scroll the page until the tour is clicked');

    expect(code()).toContain(`src="${address}"`);
  });

  it('is embedded as its image first, and may do only what is chosen', async () => {
    const user = userEvent.setup();
    await openEmbed(true, 'image');

    expect(code()).toContain(`<a href="${address}" title="Hall &amp; garden" data-allow="fullscreen"`);
    expect(code()).toContain(`<img src="${location.origin}/demo/hall.jpg"`);
    await user.click(screen.getByRole('checkbox', { name: 'use a headset' }));
    await user.click(screen.getByRole('checkbox', { name: 'fill the screen' }));

    expect(code()).toContain('data-allow="xr-spatial-tracking"');
  });

  it('has no image of a tour that only members can open', async () => {
    render(<ShareLinkDetails tour={{ ...hall, public: false }} address={address} />);
    unfold('Embed');
    await screen.findByRole('textbox', { name: 'Embed code' });

    expect(screen.queryByRole('combobox', { name: 'The page shows' })).toBeNull();
    expect(code()).toContain(`<iframe src="${address}"`);
  });

  it('offers no panels and no wheel for a page that is not the player', async () => {
    await openEmbed(false);

    expect(screen.queryByRole('combobox', { name: 'List of points' })).toBeNull();
    expect(screen.queryByRole('combobox', { name: 'Mouse wheel' })).toBeNull();
  });

  it('has a live preview of the embedded tour, which loads when it is opened and follows the choices', async () => {
    const user = userEvent.setup();
    await openEmbed();
    expect(screen.queryByTitle('Preview of Hall & garden')).toBeNull();

    unfold('Preview');
    expect((await screen.findByTitle('Preview of Hall & garden')).getAttribute('src')).toBe(address);
    await user.selectOptions(screen.getByRole('combobox', { name: 'List of points' }), 'Open at first');

    expect(screen.getByTitle('Preview of Hall & garden').getAttribute('src')).toBe(`${address}?list=open`);
  });

  it('goes by mail with its name and address', () => {
    render(<ShareLinkDetails tour={hall} address={address} />);

    const mail = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: 'Email' }).href);

    expect(mail.searchParams.get('subject')).toBe('Hall & garden');
    expect(mail.searchParams.get('body')).toBe(`Hall & garden\r\n${address}\r\n`);
  });

  it.each([
    ['with its picture', () => Promise.resolve(), 1],
    ['without a picture that cannot be loaded', () => Promise.reject(new Error('broken')), 0],
  ])('is printed on a page of its own, %s', async (_title, decode, pictures) => {
    HTMLImageElement.prototype.decode = decode;
    const print = vi.spyOn(window, 'print').mockReturnValue();
    const user = userEvent.setup();
    render(<ShareLinkDetails tour={hall} address={address} />);

    await user.click(screen.getByRole('button', { name: 'Print' }));
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
    const sheet = document.querySelector<HTMLElement>('.print-sheet') as HTMLElement;
    expect(within(sheet).getByText('Hall & garden')).toBeDefined();
    expect(within(sheet).getByText(address)).toBeDefined();
    expect(sheet.querySelectorAll('img:not([hidden])')).toHaveLength(pictures);
    window.dispatchEvent(new Event('afterprint'));

    await waitFor(() => expect(document.querySelector('.print-sheet')).toBeNull());
  });
});
