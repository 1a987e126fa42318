import { act, cleanup, createEvent, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { RichTextField } from './rich-text-field';

beforeEach(() => {
  // jsdom has no layout
  Range.prototype.getClientRects = () => Object.assign([], { item: () => null }) as unknown as DOMRectList;
  Range.prototype.getBoundingClientRect = () => new DOMRect();
});
afterEach(cleanup);

function Form({ value, onChange }: { value: string; onChange: (html: string) => void }) {
  const [text, setText] = useState(value);
  const change = (html: string) => {
    onChange(html);
    setText(html);
  };
  return <RichTextField label="Care" value={text} onChange={change} maxLength={50_000} />;
}

async function aText(value = '') {
  let stored = value;
  const { container } = render(<Form value={value} onChange={(html) => (stored = html)} />);
  const field = await screen.findByRole('textbox', { name: 'Care' });
  const press = (key: string, options: object = {}) => act(() => void fireEvent.keyDown(field, { key, code: key, ...options }));
  const paste = (data: Readonly<Record<string, string>>) => {
    const clipboardData = { getData: (type: string) => data[type] ?? '', types: Object.keys(data), files: [] };
    act(() => void fireEvent(field, createEvent.paste(field, { clipboardData })));
  };
  const type = (text: string) => paste({ 'text/plain': text });
  return { container, field, press, paste, type, user: userEvent.setup(), stored: () => stored.replace(/<\/?(?:p|tbody)>/g, '') };
}

const tool = (name: string) => within(screen.getByRole('toolbar', { name: 'Table' })).getByRole('button', { name });
const cells = '<table><tbody><tr><th><p>A</p></th><th><p>B</p></th></tr><tr><td><p>1</p></td><td><p>2</p></td></tr></tbody></table>';

describe('a table in a text', () => {
  it('is inserted with headers, and filled with Tab, which adds a row at its end', async () => {
    const { user, press, type, stored } = await aText('<p>Hours</p>');
    await user.click(screen.getByRole('button', { name: 'Table' }));

    type('Day');
    for (let each = 0; each < 9; each += 1) press('Tab');
    type('Monday');
    press('Tab', { shiftKey: true });
    type('last');

    const row = (...each: string[]) => `<tr>${each.map((words) => `<td>${words}</td>`).join('')}</tr>`;
    const head = '<tr><th>Day</th><th></th><th></th></tr>';
    await waitFor(() =>
      expect(stored()).toBe(`Hours<table>${head}${row('', '', '')}${row('', '', 'last')}${row('Monday', '', '')}</table>`),
    );
  });

  it('has rows and columns added and deleted, and a header row or none', async () => {
    const { stored } = await aText(cells);
    const use = async (name: string, html: string) => {
      act(() => void fireEvent.click(tool(name)));
      await waitFor(() => expect(stored()).toBe(`<table>${html}</table>`));
    };
    await waitFor(() => expect(tool('Header row').getAttribute('aria-pressed')).toBe('true'));

    await use('Add column after', '<tr><th>A</th><th></th><th>B</th></tr><tr><td>1</td><td></td><td>2</td></tr>');
    await use('Delete column', '<tr><th></th><th>B</th></tr><tr><td></td><td>2</td></tr>');
    await use('Add row below', '<tr><th></th><th>B</th></tr><tr><td></td><td></td></tr><tr><td></td><td>2</td></tr>');
    await use('Header row', '<tr><td></td><td>B</td></tr><tr><td></td><td></td></tr><tr><td></td><td>2</td></tr>');
    await use('Delete row', '<tr><td></td><td></td></tr><tr><td></td><td>2</td></tr>');
    act(() => void fireEvent.click(tool('Delete table')));
    await waitFor(() => expect(stored()).toBe(''));
    expect(screen.queryByRole('toolbar', { name: 'Table' })).toBeNull();
  });

  it('is changed by keyboard: Alt+F10 leads to what changes it, Escape back', async () => {
    const { container, field, press, user, stored } = await aText(cells);
    // jsdom draws no colours
    expect((await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })).violations).toEqual([]);
    press('F10', { altKey: true });
    expect(document.activeElement).toBe(tool('Add row above'));

    await user.keyboard('{ArrowRight}{Enter}');

    await waitFor(() => expect(stored()).toContain('<tr><td></td><td></td></tr><tr><td>1</td>'));
    expect(document.activeElement).toBe(field);
    press('F10', { altKey: true });
    expect(document.activeElement).toBe(tool('Add row below'));
    await user.keyboard('{Escape}');
    expect(document.activeElement).toBe(field);
  });

  it('takes cells that are pasted, with merged ones, and is written behind', async () => {
    const { paste, type, stored } = await aText('<p>Hours</p>');

    paste({ 'text/html': '<table><tr><td colspan="2">Mon</td></tr><tr><td>9</td><td>17</td></tr></table>', 'text/plain': 'Mon\t9' });

    await waitFor(() => expect(stored()).toBe('<table><tr><td colspan="2">Mon</td></tr><tr><td>9</td><td>17</td></tr></table>Hours'));
    type('h');
    await waitFor(() => expect(stored()).toContain('</table>hHours'));
  });

  it('has a merged cell split, and its cells merged again', async () => {
    const { press, stored } = await aText('<table><tr><td colspan="2">Mon</td></tr><tr><td>9</td><td>17</td></tr></table>');
    const use = (name: string) => act(() => void fireEvent.click(tool(name)));
    const isUsable = (name: string) => tool(name).getAttribute('aria-disabled') === null;
    await waitFor(() => expect([isUsable('Merge cells'), isUsable('Split cell')]).toEqual([false, true]));

    use('Split cell');

    await waitFor(() => expect(stored()).toBe('<table><tr><td>Mon</td><td></td></tr><tr><td>9</td><td>17</td></tr></table>'));
    press('Tab');
    press('ArrowLeft', { shiftKey: true });
    await waitFor(() => expect([isUsable('Merge cells'), isUsable('Split cell')]).toEqual([true, false]));
    use('Merge cells');
    await waitFor(() => expect(stored()).toBe('<table><tr><td colspan="2">Mon</td></tr><tr><td>9</td><td>17</td></tr></table>'));
  });

  it('has no cell that is merged of thousands, whatever is pasted', async () => {
    const { paste, stored } = await aText();

    paste({
      'text/html': '<table data-pm-slice="0 0 []"><tr><td colspan="99999999" rowspan="2.5"><p>a</p></td><td><p>b</p></td></tr></table>',
    });

    await waitFor(() => expect(stored()).toBe('<table><tr><td>a</td><td>b</td></tr></table>'));
  });
});
