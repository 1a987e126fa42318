import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { SortHandle, useSortableItem } from './sort-handle';
import { SortableList } from './sortable-list';

// jsdom has no layout to scroll in
Element.prototype.scrollIntoView ??= () => {};

afterEach(cleanup);

function Row({ name }: { name: string }) {
  const { item, handle } = useSortableItem(name);
  return (
    <li {...item}>
      <SortHandle name={name} {...handle} />
    </li>
  );
}

it('a row is picked up with the keyboard at its handle, and Escape cancels', async () => {
  render(
    <SortableList keys={['Cellar', 'Salon']} nameOf={(key) => key} onMove={() => {}}>
      <ul>
        <Row name="Cellar" />
        <Row name="Salon" />
      </ul>
    </SortableList>,
  );
  const handle = screen.getByRole('button', { name: 'Move Salon' });

  handle.focus();
  await userEvent.keyboard(' ');
  await waitFor(() => expect(handle.getAttribute('aria-pressed')).toBe('true'));
  await userEvent.keyboard('{Escape}');

  expect(await screen.findByText(/^Move canceled\. Salon stays/)).toBeTruthy();
});
