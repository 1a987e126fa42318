import { AppError } from '@/domain/app-error';
import type { UserId } from '@/domain/ids';
import type { Author } from '@/widgets/visit/editing';

/** Why nothing can be saved now; null when something can. @see EDIT-055 */
export function obstacleOf(author: Author): AppError | null {
  if (!author) {
    return new AppError('unauthenticated', 'You are signed out. Sign in again in another tab; your work is kept here, and is saved then.');
  }
  if (author.email === '') {
    return new AppError(
      'failed-precondition',
      'Your account has no email address, and the history of a tour names who saved it. Your work is kept here. Ask an administrator for an address, or download your work.',
    );
  }
  return null;
}

/** Who saves, once nothing stands against it. @throws AppError where something does */
export function knownAuthor(author: Author): { uid: UserId; email: string } {
  const obstacle = obstacleOf(author);
  if (obstacle || !author) throw obstacle;
  return author;
}

/** The answer, or the refusal to wait for it any longer. */
export async function inTime<T>(answer: Promise<T>, patience: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new AppError('deadline-exceeded', 'The server took too long to answer.')), patience);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
