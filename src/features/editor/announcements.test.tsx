import { act, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { recordAnnouncements } from '@/ui/testing/announcements';
import type { Upload } from '@/widgets/uploads/upload-queue';
import { editorCommands } from './commands/editor-commands';
import { announceFinishedUploads } from './files/announce-uploads';
import { anEditing } from './testing/an-editing';

const run = (session: ReturnType<typeof anEditing>['session'], id: string) =>
  act(() =>
    editorCommands(session)
      .find((command) => command.id === id)
      ?.run(),
  );

it('says what undo and redo did, by name', async () => {
  const { session } = anEditing();
  const said = recordAnnouncements();
  session.edit('Rename the tour', (edited) => ({ ...edited, name: 'Hall 2' }));

  run(session, 'undo');
  await waitFor(() => expect(said()).toEqual(['Undone: Rename the tour.']));
  run(session, 'redo');

  await waitFor(() => expect(said()).toEqual(['Undone: Rename the tour.', 'Redone: Rename the tour.']));
});

it('says that a point of interest was added', async () => {
  const { session } = anEditing();
  const said = recordAnnouncements();

  run(session, 'add-poi');

  await waitFor(() => expect(said()).toContain('Point of interest added.'));
});

it('says once how several uploads ended, when the last one ends', async () => {
  const said = recordAnnouncements();
  const upload = (id: string, state: Upload['state']) => ({ id, state }) as Upload;

  announceFinishedUploads([upload('a', 'done'), upload('b', 'running')], [upload('a', 'running'), upload('b', 'running')]);
  announceFinishedUploads([upload('a', 'done'), upload('b', 'failed')], [upload('a', 'done'), upload('b', 'running')]);

  await waitFor(() => expect(said()).toEqual(['1 file uploaded. 1 file not uploaded.']));
});
