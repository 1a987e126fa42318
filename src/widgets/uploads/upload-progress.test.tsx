import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { UploadProblem } from './upload-problem';
import { UploadProgress } from './upload-progress';
import { newUpload, type Upload } from './upload-queue';

afterEach(cleanup);

const anUpload = (name: string, changes: Partial<Upload> = {}): Upload => ({
  ...newUpload(new File(['x'.repeat(2_000_000)], name, { type: 'application/pdf' }), name),
  ...changes,
});

it('shows how far an upload is and cancels it', async () => {
  const cancel = vi.fn();
  render(<UploadProgress upload={anUpload('plan.pdf', { state: 'running', percent: 40 })} onCancel={cancel} />);

  expect(screen.getByRole('progressbar', { name: 'Upload of plan.pdf' }).getAttribute('aria-valuenow')).toBe('40');
  screen.getByText(/^40 % of /);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel the upload of plan.pdf' }));

  expect(cancel).toHaveBeenCalledOnce();
});

it('names an upload after its row, and has the whole file name as a tooltip', () => {
  render(<UploadProgress upload={anUpload('a-long-name.pdf')} name="Ground floor" onCancel={vi.fn()} />);

  screen.getByRole('progressbar', { name: 'Upload of Ground floor' });
  screen.getByText('Waiting');
  screen.getByTitle('a-long-name.pdf');
});

it('announces a problem that appears while the user waits', () => {
  render(
    <UploadProblem isAlert actions={<button type="button">Try again</button>}>
      plan.pdf wasn’t uploaded.
    </UploadProblem>,
  );

  expect(screen.getByRole('alert').textContent).toBe('plan.pdf wasn’t uploaded.');
});
