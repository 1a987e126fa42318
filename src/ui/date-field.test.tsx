import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { DateField } from './date-field';

afterEach(cleanup);

const choices = [
  { value: '2030-01-02', label: '1 day' },
  { value: '2030-01-08', label: '1 week' },
];

function Ends() {
  const [value, setValue] = useState('');
  return <DateField label="Access ends" value={value} onChange={setValue} choices={choices} noneLabel="Does not expire" min="2030-01-01" />;
}

const field = () => screen.getByLabelText<HTMLInputElement>('Access ends');
const named = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Access ends: choices' });

it('sets the date by its name, or none', async () => {
  render(<Ends />);
  expect([named().selectedOptions[0]?.text, field().value]).toEqual(['Does not expire', '']);

  await userEvent.selectOptions(named(), '1 week');
  expect([named().selectedOptions[0]?.text, field().value]).toEqual(['1 week', '2030-01-08']);
  await userEvent.selectOptions(named(), 'Does not expire');

  expect(field().value).toBe('');
});

it('shows any other date as such', () => {
  render(<Ends />);

  fireEvent.change(field(), { target: { value: '2031-05-17' } });

  expect([named().selectedOptions[0]?.text, field().value]).toEqual(['On this date', '2031-05-17']);
});

it('keeps its date while another one is incomplete', async () => {
  render(<Ends />);
  await userEvent.selectOptions(named(), '1 day');
  Object.defineProperty(field(), 'validity', { value: { badInput: true } });

  fireEvent.change(field(), { target: { value: '' } });
  expect(named().selectedOptions[0]?.text).toBe('1 day');
  fireEvent.blur(field());

  expect(field().value).toBe('2030-01-02');
});
