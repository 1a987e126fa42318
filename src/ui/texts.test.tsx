import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showLanguage } from '@/language/show-language';
import { ChipsField } from './chips-field/chips-field';
import { Combobox } from './combobox/combobox';
import { ConfirmDialog } from './confirm-dialog';
import { CopyField } from './copy-field/copy-field';
import { ItemSteps } from './item-steps';
import { SearchBox } from './search-box';
import { SidePanel } from './side-panel';
import { sortingAnnouncements } from './sorting/sorting-announcements';

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = () => undefined;
});
afterEach(async () => {
  cleanup();
  await showLanguage('en');
});

const ignore = () => undefined;
const show = (code: string) => act(() => showLanguage(code));

const manyOptions = (count: number) => Array.from({ length: count }, (_, index) => ({ value: `${index}`, label: `Room ${index}` }));

function openOptions(count: number, typed: string) {
  render(<Combobox label="Room" options={manyOptions(count)} value="" onChange={ignore} />);
  fireEvent.click(screen.getByRole('combobox', { name: 'Room' }));
  fireEvent.change(screen.getByRole('combobox', { name: 'Room' }), { target: { value: typed } });
}

describe('controls in the language of the page', () => {
  it('name their buttons, around names that stay as they are', async () => {
    await show('de');
    render(
      <SidePanel label="Eye wash" kind="reading" header="Eye wash" onClose={ignore}>
        <SearchBox label="Suche" value="wash" onChange={ignore} />
        <ItemSteps noun="Bild" index={1} count={1200} onGo={ignore} />
      </SidePanel>,
    );

    const names = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent);
    expect(names).toEqual(['Bereich vergrößern', 'Eye wash schließen', 'Suche leeren', 'Zurück', 'Weiter']);
    screen.getByText('Bild 2 von 1.200');
  });

  it('change while they are open', async () => {
    render(
      <ConfirmDialog title="Delete?" confirmLabel="Delete" onConfirm={ignore} onClose={ignore}>
        It is lost.
      </ConfirmDialog>,
    );
    screen.getByRole('button', { name: 'Cancel' });

    await show('ar');

    screen.getByRole('button', { name: 'إلغاء' });
    screen.getByRole('button', { name: 'إغلاق' });
    expect(screen.queryByRole('button', { name: /Cancel|Close/ })).toBeNull();
  });

  it.each([
    ['de', 1, '1 Option'],
    ['de', 3, '3 Optionen'],
    ['ar', 1, 'خيار واحد'],
    ['ar', 2, 'خياران'],
    ['ar', 3, '3 خيارات'],
    ['ar', 11, '11 خيارًا'],
    ['ar', 100, '100 خيار'],
    ['fr', 1, '1 option'],
    ['es', 2, '2 opciones'],
    ['nb', 2, '2 alternativer'],
  ])('count in %s what they found: %i', async (code, count, text) => {
    await show(code);
    openOptions(count, 'room');

    screen.getByText(text);
  });

  it('say in German how many there are beyond those shown', async () => {
    await show('de');
    openOptions(1200, '');

    screen.getByText('Die ersten 100 von 1.200. Tippen Sie, um weitere zu finden.');
  });

  it('remove one value or all that are not valid', async () => {
    await show('nb');
    const field = (values: string[]) => (
      <ChipsField
        label="Personer"
        values={values}
        onChange={ignore}
        enter={(entered) => [...entered]}
        isValid={(value) => value.includes('@')}
        invalidMessage="Ikke en adresse"
        suggest={() => []}
      />
    );
    const { rerender } = render(field(['ada', 'grace@x.example']));
    expect(screen.getByRole('button', { name: 'Fjern den: ada' }).textContent).toBe('Fjern den');
    screen.getByRole('button', { name: 'ada, ikke gyldig' });

    rerender(field(['ada', 'grace']));

    expect(screen.getByRole('button', { name: 'Fjern dem: ada, grace' }).textContent).toBe('Fjern dem');
  });

  it('say in French that a text was copied, or was not', async () => {
    await show('fr');
    const user = userEvent.setup();
    render(<CopyField label="Lien" text="https://loggia.example" copyLabel="Copier le lien" />);

    await user.click(screen.getByRole('button', { name: 'Copier le lien' }));
    expect(screen.getByRole('status').textContent).toBe('Copié\u00a0!');

    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('blocked'));
    await user.click(screen.getByRole('button', { name: 'Copier le lien' }));
    expect(screen.getByRole('status').textContent).toBe('Échec de la copie');
  });

  it('announce in Arabic where an item is', async () => {
    await show('ar');
    const { onDragStart } = sortingAnnouncements(String, (key) => ['Hall', 'Roof'].indexOf(String(key)), 2);

    expect(onDragStart({ active: { id: 'Roof' } } as Parameters<typeof onDragStart>[0])).toBe('تم التقاط Roof، الموضع 2 من 2.');
  });
});
