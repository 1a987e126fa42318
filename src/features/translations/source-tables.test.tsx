import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { SourceTables } from './source-tables';

afterEach(cleanup);

const [hours, prices] = ['Hours', 'Prices'].map((name) => `<table><tbody><tr><td>${name}</td><td>1</td></tr></tbody></table>`);

function Translation() {
  const [text, setText] = useState('<p>Deutsch</p>');
  return (
    <>
      <SourceTables source={`<p>English</p>${hours}<p>and</p>${prices}`} translation={text} onAdd={(html) => setText(text + html)} />
      <output>{text}</output>
    </>
  );
}

describe('SourceTables', () => {
  it('adds the tables of the source one after the other, until the translation has them all', async () => {
    const user = userEvent.setup();
    render(<Translation />);
    expect(screen.getByText('Hours 1')).toBeTruthy();

    await user.click(screen.getByRole('button', { name: 'Add the table of the source' }));
    expect(screen.getByText('Prices 1')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Add the table of the source' }));

    expect(screen.getByRole('status').textContent).toBe(`<p>Deutsch</p>${hours}${prices}`);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
