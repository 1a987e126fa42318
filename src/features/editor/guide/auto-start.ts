import { introductionFinished, localKeys } from '@/domain/application/local-keys';
import { readSetting } from '@/ui/settings';
import type { EditingSession } from '../session/editing-session';

/** Begins the introduction by itself, for who may write and has not finished it in this browser. @see EDIT-104 */
export function beginGuideOnce({ store }: Pick<EditingSession, 'store'>): void {
  const { given, tool, toggleTool } = store.getState();
  if (given.mayWrite && tool === null && readSetting(localKeys.introduction) !== introductionFinished) toggleTool('guide');
}
