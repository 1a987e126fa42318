import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { LeaveDialog } from './leave-dialog';

// jsdom has no modal dialogs
beforeAll(() => {});
afterEach(cleanup);

function aQuestion(props: Partial<Parameters<typeof LeaveDialog>[0]> = {}) {
  const question = { leave: vi.fn(), stay: vi.fn() };
  render(
    <LeaveDialog question={question} {...props}>
      Your changes will be lost.
    </LeaveDialog>,
  );
  return { question, user: userEvent.setup() };
}

const names = () => screen.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent);

describe('LeaveDialog', () => {
  it('begins at Stay, the safe choice', async () => {
    const { question, user } = aQuestion();

    expect(document.activeElement?.textContent).toBe('Stay');
    expect(names()).toEqual(['Close', 'Stay', 'Leave']);
    await user.keyboard('{Enter}');

    expect(question.stay).toHaveBeenCalledOnce();
  });

  it('discards before it leaves', async () => {
    const onDiscard = vi.fn();
    const { question, user } = aQuestion({ onDiscard });

    await user.click(screen.getByRole('button', { name: 'Leave' }));

    expect(onDiscard).toHaveBeenCalledOnce();
    expect(question.leave).toHaveBeenCalledOnce();
  });

  it.each([
    [true, 'leave'],
    [false, 'stay'],
  ] as const)('saves where it can, and when that returns %s chooses to %s', async (isSaved, choice) => {
    const { question, user } = aQuestion({ onSave: async () => isSaved });

    await user.click(screen.getByRole('button', { name: 'Save and leave' }));

    await waitFor(() => expect(question[choice]).toHaveBeenCalledOnce());
    expect(question[choice === 'leave' ? 'stay' : 'leave']).not.toHaveBeenCalled();
  });
});
