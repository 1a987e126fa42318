import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { testExamples } from '@/ui/gallery/testing/walk-example';
import { LiveFormExample } from '../gallery/examples/live-form-example';

afterEach(cleanup);

testExamples([{ title: 'Live form', Example: LiveFormExample }]);

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function withConflict() {
  render(<LiveFormExample />);
  await userEvent.clear(field('Hall name'));
  await userEvent.type(field('Hall name'), 'Mine');
  await press('Save as someone else');
  await screen.findByText('Hall name is now “Theirs”.');
}

describe('a form that someone else saves too', () => {
  it('takes their changes of other fields, and asks about the same field before it saves', async () => {
    await withConflict();
    expect([field('Hall name').value, field('About the hall').value]).toEqual(['Mine', 'Red bricks.']);

    await press('Save');

    expect(await screen.findByText('Someone else changed this too. Choose which to keep.')).toBeDefined();
    expect(screen.getByText('Unsaved changes')).toBeDefined();
  });

  it('saves mine once I chose it', async () => {
    await withConflict();

    await press('Keep mine: Hall name');
    await press('Save');

    await waitFor(() => expect(screen.getByText('All changes saved')).toBeDefined());
    expect(field('Hall name').value).toBe('Mine');
    expect(screen.queryByText('Hall name is now “Theirs”.')).toBeNull();
  });

  it('takes theirs once I chose it', async () => {
    await withConflict();

    await press('Keep theirs: Hall name');

    expect(field('Hall name').value).toBe('Theirs');
    expect(screen.getByText('All changes saved')).toBeDefined();
  });
});
