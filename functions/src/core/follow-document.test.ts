import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { Change } from 'firebase-functions/v2';
import { expect, it, onTestFinished, vi } from 'vitest';
import { followDocument } from './follow-document';

const missing = { exists: false } as DocumentSnapshot;
const event = { id: 'event', data: new Change(missing, missing), params: { tour: 'mill' } } as never;

it('does all that follows from a change, names what fails, and fails so that the event comes again', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => logged.mockRestore());
  const isDone: string[] = [];
  const trigger = followDocument('tours/{tour}', (_, { tour }) => ({
    search: () => Promise.reject(new Error('The store is full.')),
    index: () => isDone.push(tour),
  }));
  await expect(trigger.run(event)).rejects.toThrow('The store is full.');
  expect(isDone).toEqual(['mill']);
  expect(logged).toHaveBeenCalledWith('What failed: search.', expect.any(Error));
  expect(trigger.__endpoint.eventTrigger?.retry).toBe(true);
});
