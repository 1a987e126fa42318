import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
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

describe('a link to share', () => {
  it('is embedded in a size of one’s choice; a size that cannot be used leaves the code as it was', async () => {
    const user = userEvent.setup();
    render(<ShareLinkDetails tour={hall} address={address} />);
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

  it('has a preview of the embedded tour, which loads when it is opened', async () => {
    render(<ShareLinkDetails tour={hall} address={address} />);
    expect(screen.queryByTitle('Preview of Hall & garden')).toBeNull();

    const preview = screen.getByText('Preview').closest('details') as HTMLDetailsElement;
    preview.open = true;
    fireEvent(preview, new Event('toggle'));

    expect((await screen.findByTitle('Preview of Hall & garden')).getAttribute('src')).toBe(address);
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
    await vi.waitFor(() => expect(print).toHaveBeenCalledOnce());
    const sheet = document.querySelector<HTMLElement>('.print-sheet') as HTMLElement;
    expect(within(sheet).getByText('Hall & garden')).toBeDefined();
    expect(within(sheet).getByText(address)).toBeDefined();
    expect(sheet.querySelectorAll('img:not([hidden])')).toHaveLength(pictures);
    window.dispatchEvent(new Event('afterprint'));

    await vi.waitFor(() => expect(document.querySelector('.print-sheet')).toBeNull());
  });
});
