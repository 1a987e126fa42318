import { AppError } from '@/domain/app-error';

const commands = () => import('@/backend/auth/commands').catch(notArrived);
const workAccount = () => import('@/backend/auth/work-account').catch(notArrived);

type Commands = Awaited<ReturnType<typeof commands>>;

/** Everything the sign-in page asks the identity provider for, whose code comes after the page was painted. */
export type AccountDoor = Pick<Commands, 'signIn' | 'signUp' | 'sendPasswordReset' | 'sendProof'> &
  Pick<Awaited<ReturnType<typeof workAccount>>, 'signInWithWorkAccount'>;

export const accountDoor: AccountDoor = {
  signIn: async (entered) => (await commands()).signIn(entered),
  signUp: async (entered) => (await commands()).signUp(entered),
  sendPasswordReset: async (email) => (await commands()).sendPasswordReset(email),
  sendProof: async (email) => (await commands()).sendProof(email),
  signInWithWorkAccount: async () => (await workAccount()).signInWithWorkAccount(),
};

/** Has the code come before anybody presses: a browser blocks a window that opens long after the press. */
export const openDoor = (): Promise<unknown> => Promise.allSettled([commands(), workAccount()]);

function notArrived(cause: unknown): never {
  throw new AppError('unavailable', 'A part of Loggia did not arrive. Check your connection, then try again.', { cause });
}
