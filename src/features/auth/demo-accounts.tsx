import { useTexts } from '@/ui/use-texts';
import { AuthErrorMessage } from './auth-error-message';
import type { AuthService } from './auth-service';
import { signInTexts } from './texts';
import { useAttempt } from './use-attempt';

type DemoAccount = { email: string; description: string; password: string };
type Props = {
  account: Pick<AuthService, 'signIn'>;
  /** The value of `VITE_DEMO_ACCOUNTS`, which `npm start` sets: a JSON list. */
  accounts: string;
};

/** The accounts of the demo data, for whoever tries Loggia with `npm start`: one press signs in. */
export function DemoAccounts({ account, accounts }: Props) {
  const t = useTexts(signInTexts);
  const demoAccounts = JSON.parse(accounts) as DemoAccount[];
  const { busy, error, attempt } = useAttempt<string>();
  return (
    <section aria-labelledby="demo-accounts" className="rounded-2xl border border-line bg-surface p-3">
      <h2 id="demo-accounts" className="px-3 pt-1 pb-2 font-medium text-ink-soft text-sm">
        {t.demoAccounts}
      </h2>
      {error && <AuthErrorMessage error={error} />}
      <ul className="max-h-64 overflow-y-auto">
        {demoAccounts.map(({ email, description, password }) => (
          <li key={email}>
            <button
              type="button"
              disabled={busy !== null}
              onClick={() => attempt(email, () => account.signIn({ email, password }), { leaves: true })}
              className="flex w-full flex-col rounded-lg px-3 py-1.5 text-start text-sm transition-colors hover:bg-hover disabled:opacity-60"
            >
              <span className="font-medium text-ink">{description}</span>
              <span className="text-ink-soft">{busy === email ? t.signingIn : email}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
