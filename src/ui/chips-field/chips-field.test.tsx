import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { ChipsField } from './chips-field';

afterEach(cleanup);

const parts = (text: string) =>
  text
    .toLowerCase()
    .split(/[\s,;]+/)
    .filter(Boolean);
const suggested = ['ada@x.example', 'adele@x.example'];

function People({ initialValues = [] }: { initialValues?: readonly string[] }) {
  const [values, setValues] = useState(initialValues);
  return (
    <>
      <ChipsField
        label="People"
        values={values}
        onChange={setValues}
        enter={(values, text) => [...new Set([...values, ...parts(text)])]}
        isValid={(value) => value.includes('@')}
        invalidMessage="Not an address"
        suggest={(search) => suggested.filter((each) => each.includes(search))}
      />
      <button type="button">Next</button>
    </>
  );
}

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'People' });
const chips = () => {
  const list = screen.queryByRole('list', { name: 'People' });
  return list
    ? within(list)
        .getAllByRole('button', { name: /^(?!Remove)/ })
        .map(({ textContent }) => textContent)
    : [];
};
const focusedText = () => document.activeElement?.textContent;

it('adds what is typed with Enter, a comma, a semicolon, a space, or by leaving the field [COLLAB-012 COLLAB-014]', async () => {
  render(<People />);

  await userEvent.type(field(), 'a@x{Enter}b@x,c@x;d@x e@x{Tab}');

  expect([chips(), field().value]).toEqual([['a@x', 'b@x', 'c@x', 'd@x', 'e@x'], '']);
});

it('splits a pasted column of 200 values and joins duplicates [COLLAB-012 COLLAB-016]', async () => {
  render(<People initialValues={['p0@x']} />);
  const column = Array.from({ length: 200 }, (_, index) => `p${index}@x`).join('\n');

  await userEvent.click(field());
  await userEvent.paste(`${column}\nP7@X`);

  expect(chips()).toHaveLength(200);
  screen.getByText('Added 199');
});

it('adds nothing while an input method composes, with Enter or its comma', async () => {
  render(<People />);
  await userEvent.type(field(), 'ada@x');

  fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229, isComposing: true });
  fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229 });
  fireEvent.input(field(), { target: { value: 'ada@x,' }, isComposing: true });
  expect([chips(), field().value]).toEqual([[], 'ada@x,']);
  fireEvent.keyDown(field(), { key: 'Enter' });

  expect(chips()).toEqual(['ada@x']);
});

it('marks an invalid value and edits it with a click [COLLAB-015]', async () => {
  render(<People />);
  await userEvent.type(field(), 'ada,b@x,');
  expect(screen.getByRole('alert').textContent).toBe('Not an address');
  expect(field().getAttribute('aria-invalid')).toBe('true');

  await userEvent.click(screen.getByRole('button', { name: 'ada, not valid' }));
  expect([chips(), field().value, document.activeElement]).toEqual([['b@x'], 'ada', field()]);
  await userEvent.keyboard('@x{Enter}');

  expect([chips(), screen.queryByRole('alert')]).toEqual([['b@x', 'ada@x'], null]);
});

it('moves between the chips with arrow keys and removes them with Backspace and Delete', async () => {
  render(<People initialValues={['a@x', 'b@x', 'c@x', 'd@x']} />);
  const user = userEvent.setup();
  await user.click(field());

  await user.keyboard('{Backspace}');
  expect(chips()).toEqual(['a@x', 'b@x', 'c@x']);
  screen.getByText('Removed d@x');
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(focusedText()).toBe('b@x');
  await user.keyboard('{Delete}');
  expect([chips(), focusedText()]).toEqual([['a@x', 'c@x'], 'c@x']);
  await user.keyboard('{ArrowRight}');

  expect(document.activeElement).toBe(field());
});

it('edits a chip with Enter and removes it with its button [COLLAB-014]', async () => {
  render(<People initialValues={['a@x', 'b@x']} />);
  const user = userEvent.setup();
  await user.click(field());
  await user.keyboard('{ArrowLeft}{Enter}');
  expect([chips(), field().value]).toEqual([['a@x'], 'b@x']);
  await user.keyboard('{Enter}');

  await user.click(screen.getByRole('button', { name: 'Remove a@x' }));

  expect([chips(), document.activeElement]).toEqual([['b@x'], field()]);
});

it('suggests values while typing and adds the selected one [COLLAB-013]', async () => {
  render(<People />);
  const user = userEvent.setup();
  await user.click(field());
  expect(screen.queryByRole('listbox')).toBeNull();

  await user.type(field(), 'ad');
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(suggested);
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect([chips(), field().value]).toEqual([['adele@x.example'], '']);
  await user.type(field(), 'ad');
  await user.click(screen.getByRole('option', { name: 'ada@x.example' }));

  expect(chips()).toEqual(['adele@x.example', 'ada@x.example']);
});

it('is collapsed once nothing is suggested, such as after a comma', async () => {
  render(<People />);

  await userEvent.type(field(), 'ada');
  expect(field().getAttribute('aria-expanded')).toBe('true');
  await userEvent.type(field(), '@x.example,');

  expect(field().getAttribute('aria-expanded')).toBe('false');
});

it('removes all invalid values with one press [COLLAB-015]', async () => {
  render(<People initialValues={['a@x']} />);
  await userEvent.type(field(), 'ada,b@x,bo,');
  expect(screen.getByRole('button', { name: 'Remove them: ada, bo' }).textContent).toBe('Remove them');

  await userEvent.click(screen.getByRole('button', { name: /^Remove them/ }));

  expect([chips(), screen.queryByRole('alert'), document.activeElement]).toEqual([['a@x', 'b@x'], null, field()]);
  screen.getByText('Removed ada, bo');
  expect(screen.queryByRole('button', { name: /^Remove (it|them)/ })).toBeNull();
});
