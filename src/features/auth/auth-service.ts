import { loadModule } from '@/loading/load-code';

const importCommands = () => import('@/backend/auth/commands');
const importWorkAccount = () => import('@/backend/auth/work-account');
const loadCommands = () => loadModule(importCommands);
const loadWorkAccount = () => loadModule(importWorkAccount);

type Commands = Awaited<ReturnType<typeof loadCommands>>;

/** The identity provider commands of the sign-in page; their code loads after the first paint. */
export type AuthService = Pick<Commands, 'signIn' | 'signUp' | 'sendPasswordReset' | 'sendVerificationOrReset'> &
  Pick<Awaited<ReturnType<typeof loadWorkAccount>>, 'signInWithWorkAccount'>;

export const authService: AuthService = {
  signIn: async (credentials) => (await loadCommands()).signIn(credentials),
  signUp: async (credentials) => (await loadCommands()).signUp(credentials),
  sendPasswordReset: async (email) => (await loadCommands()).sendPasswordReset(email),
  sendVerificationOrReset: async (email) => (await loadCommands()).sendVerificationOrReset(email),
  signInWithWorkAccount: async () => (await loadWorkAccount()).signInWithWorkAccount(),
};

/** Preloads the code before the first click, because browsers block popups that open too long after a click. */
export const preloadAuthService = (): Promise<unknown> => Promise.allSettled([loadCommands(), loadWorkAccount()]);
