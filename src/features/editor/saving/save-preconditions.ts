import { AppError } from '@/domain/app-error';
import type { UserId } from '@/domain/ids';
import type { Author } from '@/widgets/player-session/editing';

/** The reason why saving is not possible; null if it is. @see EDIT-055 */
export function getSaveBlocker(author: Author): AppError | null {
  if (!author) {
    return new AppError(
      'unauthenticated',
      'You are signed out. Sign in again in another tab. Your changes stay here and will be saved then.',
    );
  }
  if (author.email === '') {
    return new AppError(
      'failed-precondition',
      'Your account has no email address, and the tour history needs one. Your changes are still here. Ask an administrator to add an address, or download your changes.',
    );
  }
  return null;
}

/** The author, if they can save. @throws AppError otherwise */
export function requireAuthor(author: Author): { uid: UserId; email: string } {
  const blocker = getSaveBlocker(author);
  if (blocker || !author) throw blocker;
  return author;
}

/** @throws AppError `deadline-exceeded` after `timeoutMs` */
export async function withTimeout<T>(response: Promise<T>, timeoutMs: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new AppError('deadline-exceeded', 'The server took too long to respond.')), timeoutMs);
  });
  try {
    return await Promise.race([response, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
