import { signIn } from '@/backend/auth/commands';
import { FloorPlan } from '@/ui/floor-plan';
import { Wordmark } from '@/ui/logo';
import { SignInForm } from './sign-in-form';

/** @see AUTH-005 AUTH-006 AUTH-041 */
export function SignInScreen() {
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr] bg-canvas lg:grid-cols-[minmax(28rem,5fr)_7fr] lg:grid-rows-1">
      <title>Sign in - Loggia</title>
      <div className="drafting-paper relative h-44 overflow-hidden border-line border-b lg:order-2 lg:h-auto lg:border-b-0 lg:border-l">
        <FloorPlan className="absolute top-[-22rem] left-1/2 h-[46rem] -translate-x-1/2 lg:inset-0 lg:top-0 lg:left-0 lg:m-auto lg:h-[min(88vh,56rem)] lg:translate-x-0" />
      </div>
      <main className="flex flex-col px-5 py-8 sm:px-8 lg:px-14 lg:py-12">
        <Wordmark />
        <div className="mx-auto w-full max-w-sm grow pt-10 pb-8 lg:my-auto lg:grow-0 lg:py-8">
          <div className="lg:rounded-2xl lg:border lg:border-line lg:bg-surface lg:p-8 lg:shadow-lifted">
            <h1 className="font-semibold text-2xl text-ink tracking-tight">Sign in</h1>
            <p className="mt-1.5 mb-7 text-pretty text-ink-soft text-sm">Your organization’s tours, as you left them.</p>
            <SignInForm signIn={signIn} />
          </div>
        </div>
        <p className="text-ink-faint text-xs">3D tours of real places: published, annotated, shared.</p>
      </main>
    </div>
  );
}
