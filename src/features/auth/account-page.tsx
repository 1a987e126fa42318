import type { ReactNode } from 'react';
import { FloorPlan } from '@/ui/floor-plan';
import { Wordmark } from '@/ui/logo';
import { LanguageSelect } from '@/widgets/language-select';
import { Legal } from './legal';
import { PartnerMark } from './partner-mark';

type Props = {
  title: string;
  /** Title of the browser tab, if it differs from `title`. */
  tabTitle?: string;
  text?: ReactNode;
  /** Shows the partner of this host next to the logo. */
  withPartner?: boolean;
  /** Shown above the card, such as why the user has to sign in. */
  notice?: ReactNode;
  /** Shown below the card. */
  aside?: ReactNode;
  children?: ReactNode;
};

/** A full page with one card next to an illustration. */
export function AccountPage({ title, tabTitle = title, text, withPartner = false, notice, aside, children }: Props) {
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr] bg-canvas lg:grid-cols-[minmax(30rem,5fr)_7fr] lg:grid-rows-1">
      {/* biome-ignore lint/plugin/no-literal-text: a name */}
      <title>{`${tabTitle} - Loggia`}</title>
      <Illustration />
      <div className="flex flex-col px-5 pt-6 pb-6 sm:px-8 lg:px-14 lg:pt-10 lg:pb-8">
        <header className="flex min-h-8 flex-wrap items-center gap-x-4">
          <Wordmark />
          {withPartner && <PartnerMark />}
          <span className="-me-3 -my-1.5 ms-auto">
            <LanguageSelect className="h-11 border-transparent bg-transparent text-ink-soft text-sm" />
          </span>
        </header>
        <main className="mx-auto flex w-full max-w-md grow flex-col gap-4 pt-7 pb-8 lg:pt-[max(1.5rem,calc(50dvh-21rem))]">
          {notice}
          <section className="rounded-2xl border border-line bg-surface p-6 shadow-lifted sm:p-8">
            <h1 className="text-balance font-semibold text-2xl text-ink tracking-tight">{title}</h1>
            {text && <div className="wrap-anywhere mt-1.5 text-pretty text-ink-soft text-sm">{text}</div>}
            {children && <div className="mt-7">{children}</div>}
          </section>
          {aside}
        </main>
        <Legal />
      </div>
    </div>
  );
}

const Illustration = () => (
  <div
    aria-hidden
    className="drafting-paper relative h-32 overflow-hidden border-line border-b sm:h-44 lg:sticky lg:top-0 lg:order-2 lg:h-dvh lg:border-b-0 lg:border-s"
  >
    <FloorPlan className="absolute top-[-16rem] left-1/2 sm:top-[-15rem] h-[46rem] -translate-x-1/2 lg:inset-0 lg:top-0 lg:start-0 lg:m-auto lg:h-[min(88vh,56rem)] lg:translate-x-0" />
  </div>
);
