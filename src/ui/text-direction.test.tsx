import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { showLanguage } from '@/language/show-language';
import { Menu, MenuItem } from './menu';
import { Tabs } from './tabs';
import { TextDirection } from './text-direction';
import { TextField } from './text-field';

afterEach(async () => {
  cleanup();
  await showLanguage('en');
});

const tabs = ['Mine', 'Ours', 'Theirs'].map((name) => ({ value: name, label: name, content: name }));

function openTabs() {
  const onChange = vi.fn();
  render(
    <TextDirection>
      <Tabs label="Tours" value="Ours" tabs={tabs} onChange={onChange} />
      <Menu trigger={<button type="button">Menu</button>}>
        <MenuItem onSelect={() => undefined}>Rename</MenuItem>
      </Menu>
    </TextDirection>,
  );
  const press = async (key: string) => {
    act(() => screen.getByRole('tab', { name: 'Ours' }).focus());
    await userEvent.keyboard(key);
    return document.activeElement?.textContent;
  };
  return { press };
}

describe('TextDirection', () => {
  it('lets arrow keys go along the text', async () => {
    const { press } = openTabs();

    expect(await press('{ArrowRight}')).toBe('Theirs');
    await act(() => showLanguage('ar'));
    expect(await press('{ArrowRight}')).toBe('Mine');
    expect(await press('{ArrowLeft}')).toBe('Theirs');
  });

  it('gives menus, which are outside of what they belong to, the direction of the page', async () => {
    await showLanguage('ar');
    openTabs();

    await userEvent.click(screen.getByRole('button', { name: 'Menu' }));

    expect((await screen.findByRole('menu')).getAttribute('dir')).toBe('rtl');
  });
});

describe('TextField', () => {
  it('is from left to right for addresses and passwords, and as its page for everything else', () => {
    render(
      <>
        <TextField label="Email" type="email" />
        <TextField label="Site" type="url" />
        <TextField label="Address of this page" inputMode="url" />
        <TextField label="Shown password" type="text" autoComplete="new-password" />
        <TextField label="Name" />
        <TextField label="Place" dir="auto" />
      </>,
    );

    const directions = screen.getAllByRole('textbox').map((field) => field.closest('span[dir]')?.getAttribute('dir') ?? 'page');
    expect(directions).toEqual(['ltr', 'ltr', 'ltr', 'ltr', 'page', 'auto']);
  });
});
