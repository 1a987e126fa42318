import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { minuteMs } from '@/domain/durations';
import { fakeBucket, type Sending } from './testing/fake-bucket';
import { uploadFile } from './upload-file';

vi.mock('./bucket', () => import('./testing/fake-bucket'));

const file = new File(['plan'], 'Plan.pdf', { type: 'application/pdf' });
let sent: Sending[];

/** Sends the plan, and what became of it. */
function upload(path = 'uploads/Plan.pdf') {
  const ending = new AbortController();
  const heard: number[] = [];
  const onProgress = (percent: number) => void heard.push(percent);
  const result = uploadFile({ path, file, onProgress, signal: ending.signal }).catch((error: { code: string }) => error.code);
  return { result, heard, ending };
}

/** An upload that the network broke off after a quarter, while the browser believed in it. */
async function brokenOff() {
  const { result } = upload();
  await vi.advanceTimersByTimeAsync(0);
  sent[0]?.progress(25);
  await vi.advanceTimersByTimeAsync(minuteMs);
  expect(await result).toBe('unavailable');
}

beforeEach(() => {
  vi.useFakeTimers();
  fakeBucket.empty();
  sent = fakeBucket.hold();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('an upload', () => {
  it('resumes where it stopped when it is retried [EDIT-085]', async () => {
    await brokenOff();
    expect(sent[0]?.snapshot.state).toBe('paused');

    const { result, heard } = upload();
    await vi.advanceTimersByTimeAsync(0);
    expect(sent.map(({ snapshot }) => snapshot.state)).toEqual(['running']);
    sent[0]?.finish();

    expect(await result).toMatchObject({ contentType: 'application/pdf' });
    expect(heard[0]).toBe(25);
  });

  it('starts over for another path, and after an error', async () => {
    await brokenOff();
    const elsewhere = upload('uploads/Plans/Plan.pdf');
    await vi.advanceTimersByTimeAsync(0);
    sent[1]?.fail('storage/unauthorized');
    expect(await elsewhere.result).toBe('permission-denied');

    upload('uploads/Plans/Plan.pdf');
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toHaveLength(3);
  });

  it('does not time out while it makes progress, nor while the browser is offline', async () => {
    const { result } = upload();
    await vi.advanceTimersByTimeAsync(minuteMs - 1);
    sent[0]?.progress(25);
    await vi.advanceTimersByTimeAsync(minuteMs - 1);
    sent[0]?.progress(50);
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await vi.advanceTimersByTimeAsync(10 * minuteMs);
    online.mockReturnValue(true);
    sent[0]?.finish();

    expect(await result).toMatchObject({ contentType: 'application/pdf' });
  });

  it('is not sent again if only its address could not be fetched', async () => {
    const { result } = upload();
    await vi.advanceTimersByTimeAsync(0);
    sent[0]?.finish();
    fakeBucket.refuse('Plan.pdf', 'storage/retry-limit-exceeded');
    expect(await result).toBe('unavailable');
    fakeBucket.allow();

    const again = upload();
    await vi.advanceTimersByTimeAsync(0);
    sent[0]?.finish();
    expect(await again.result).toMatchObject({ contentType: 'application/pdf' });
    expect(sent).toHaveLength(1);
  });
});
