import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { StepHeading, Stepper } from './stepper';

afterEach(cleanup);

it('marks the current step and the steps that are done', () => {
  render(<Stepper steps={['Tours', 'Summary', 'Result']} current={1} />);

  const items = screen.getAllByRole('listitem');
  expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null]);
  expect(items.map((item) => item.querySelector('[aria-label=done]') !== null)).toEqual([true, false, false]);
});

it('moves the focus to the heading of a step that opens', () => {
  const { rerender } = render(<StepHeading key={0}>Tours</StepHeading>);
  rerender(<StepHeading key={1}>Summary</StepHeading>);

  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Summary' }));
});
