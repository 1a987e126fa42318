import { introductionFinished, localKeys } from '@/domain/application/local-keys';
import { readSetting } from '@/ui/settings';
import type { EditingSession } from '../session/editing-context';

/** Starts the guide automatically for users who can edit and have not finished it in this browser. @see EDIT-104 */
export function startGuideOnce({ store }: Pick<EditingSession, 'store'>): void {
  const { input, tool, toggleTool } = store.getState();
  if (input.mayWrite && tool === null && readSetting(localKeys.introduction) !== introductionFinished) toggleTool('guide');
}
