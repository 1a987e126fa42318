import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import type { Option } from '../select';
import { Combobox } from './combobox';

afterEach(cleanup);

const countries = ['France', 'Iceland', 'Norway', 'Poland'].map((label) => ({ value: label.toLowerCase(), label }));

type Props = { options?: readonly Option[]; filterFrom?: number };

function Countries({ options = countries, filterFrom = 1 }: Props) {
  const [value, setValue] = useState('norway');
  return (
    <>
      <Combobox label="Country" options={options} value={value} onChange={setValue} filterFrom={filterFrom} hint="Where it is." />
      <output aria-label="Value">{value}</output>
      <button type="button">Next</button>
    </>
  );
}

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Country' });
const value = () => screen.getByRole('status', { name: 'Value' }).textContent;
const options = () =>
  within(screen.getByRole('listbox', { name: 'Country' }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

it('shows the label of the value and all options when it is opened', async () => {
  render(<Countries />);
  expect([field().value, field().getAttribute('aria-expanded')]).toEqual(['Norway', 'false']);

  await userEvent.click(field());

  expect(options()).toEqual(['France', 'Iceland', 'Norway', 'Poland']);
});

it('filters while typing, options that begin with the text first, and selects by keyboard', async () => {
  render(<Countries />);
  const user = userEvent.setup();
  await user.clear(field());
  await user.type(field(), 'land');
  expect(options()).toEqual(['Iceland', 'Poland']);
  await user.clear(field());
  await user.type(field(), 'po');
  expect(options()).toEqual(['Poland']);
  screen.getByText('1 option');

  await user.keyboard('{ArrowDown}{Enter}');

  expect([value(), field().value, screen.queryByRole('listbox')]).toEqual(['poland', 'Poland', null]);
});

it('selects by mouse', async () => {
  render(<Countries />);
  await userEvent.click(field());

  await userEvent.click(screen.getByRole('option', { name: 'France' }));

  expect([value(), field().value]).toEqual(['france', 'France']);
});

it('filters only from the given number of characters [COLL-007]', async () => {
  render(<Countries filterFrom={3} />);
  const user = userEvent.setup();
  await user.clear(field());

  await user.type(field(), 'po');
  expect(options()).toHaveLength(4);
  await user.type(field(), 'l');
  expect(options()).toEqual(['Poland']);
});

it('keeps its value when it is left or Escape is pressed', async () => {
  render(<Countries />);
  const user = userEvent.setup();
  await user.clear(field());
  await user.type(field(), 'po');
  await user.keyboard('{ArrowDown}{Tab}');
  expect([value(), field().value]).toEqual(['norway', 'Norway']);

  await user.clear(field());
  await user.type(field(), 'x');
  screen.getByText('No matches');
  await user.keyboard('{Escape}');

  expect([value(), field().value, screen.queryByRole('listbox')]).toEqual(['norway', 'Norway', null]);
});

it('leaves Escape to a dialog while its list is closed', async () => {
  const prevented: boolean[] = [];
  const note = (event: KeyboardEvent) => prevented.push(event.defaultPrevented);
  document.addEventListener('keydown', note);
  render(<Countries />);
  const user = userEvent.setup();
  field().focus();
  await user.keyboard('{Escape}');
  await user.click(field());

  await user.keyboard('{Escape}');

  document.removeEventListener('keydown', note);
  expect([prevented, value(), field().value]).toEqual([[false, true], 'norway', 'Norway']);
});

it('shows a label that is loaded after its value', () => {
  const { rerender } = render(<Countries options={[{ value: 'norway', label: 'Loading…' }]} />);
  expect(field().value).toBe('Loading…');

  rerender(<Countries />);

  expect(field().value).toBe('Norway');
});

it('shows the first hundred of thousands', async () => {
  const many = Array.from({ length: 3000 }, (_, index) => ({ value: `m${index}`, label: `Member ${index}` }));
  render(<Countries options={many} />);

  await userEvent.click(field());

  expect(options()).toHaveLength(100);
  screen.getByText('The first 100 of 3,000. Type to find others.');
});
