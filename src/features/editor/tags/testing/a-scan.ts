import { act, waitFor } from '@testing-library/react';
import { onTestFinished } from 'vitest';
import { anEditing } from '../../testing/an-editing';
import { followScan } from '../follow-scan';

type Options = Parameters<typeof anEditing>[0];

/** An editing session with a ready viewer that shows the tour's tags. */
export async function aScan(options: Options = {}) {
  const editing = anEditing(options);
  const { session, player, fake, playViewer } = editing;
  const showWork = () => player.session.updateContent({ ...player.session.content(), folders: session.tour().folders });
  const ends = [session.store.subscribe(showWork), followScan(session), editing.end];
  onTestFinished(() => {
    for (const end of ends) end();
  });
  await playViewer();
  await waitFor(() => {
    if (fake.named('Tag.add').length === 0) throw new Error('The tags are not in the scan yet.');
  });
  return {
    ...editing,
    /** moves the pointer over the model to this x */
    point: (x: number) =>
      act(async () => fake.pointer.set({ object: 'intersectedobject.model', position: { x, y: 0, z: 0 }, normal: { x: 0, y: 1, z: 0 } })),
    /** clicks in the viewer */
    click: () => act(async () => player.page.post('trigger')),
    post: (message: string) => act(async () => player.page.post(message)),
    /** sets the camera's sweep and rotation */
    stand: (sweep: string, y: number, x = 2) =>
      act(async () => {
        fake.sweep.set({ id: sweep });
        fake.pose.set({ position: { x, y: 1.5, z: 0 }, rotation: { x: 0, y }, sweep, mode: 'mode.inside' });
      }),
    /** waits until the tag follows the pointer */
    follows: () =>
      waitFor(() => {
        if (fake.pointer.listeners.size === 0) throw new Error('No tag follows the pointer.');
      }),
    ended: () =>
      waitFor(() => {
        if (editing.state().placing !== null) throw new Error('A tag is still being placed.');
      }),
  };
}
