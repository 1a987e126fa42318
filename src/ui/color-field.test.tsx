import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { ColorField } from './color-field';

afterEach(cleanup);

function Accent() {
  const [value, setValue] = useState('#10b981');
  return (
    <>
      <ColorField label="Accent" value={value} onChange={setValue} hint="Contrast 2.5:1" />
      <output>{value}</output>
    </>
  );
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Accent' });
const value = () => screen.getByRole('status').textContent;

it.each(['#AABBCC', 'aabbcc', '#abc', ' abc '])('takes %j as a colour', async (text) => {
  render(<Accent />);
  await userEvent.clear(field());

  await userEvent.type(field(), `${text}{Tab}`);

  expect([value(), field().value]).toEqual(['#aabbcc', '#aabbcc']);
});

it('keeps the last colour and says what to enter when the text is none', async () => {
  render(<Accent />);
  await userEvent.clear(field());
  await userEvent.type(field(), 'gree');
  expect(screen.queryByRole('alert')).toBeNull();

  await userEvent.tab();

  expect([value(), field().value, screen.getByRole('alert').textContent]).toEqual(['#10b981', 'gree', 'Enter a colour such as #1f2937.']);
});

it('is chosen in the browser’s picker', () => {
  render(<Accent />);

  fireEvent.input(screen.getByLabelText('Accent: picker'), { target: { value: '#ff0000' } });

  expect([value(), field().value]).toEqual(['#ff0000', '#ff0000']);
});
