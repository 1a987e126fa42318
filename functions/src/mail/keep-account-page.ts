import { escaped } from '../front-pages/html';
import type { deletionTexts } from './deletion-texts';
import { mailPage } from './server-page';

export type PageParts = { code: string; t: Awaited<ReturnType<typeof deletionTexts>>; app: string };

const page = ({ code, t, app }: PageParts, words: string, forms: readonly string[] = []): string =>
  mailPage({ code, title: t.title, words, forms, link: { address: app, label: t.openLoggia } });

/** Asks before anything is changed: programs open the links of mails by themselves. */
export const questionPage = (parts: PageParts): string =>
  page(parts, parts.t.question, [`<form method="post"><button class="enter">${escaped(parts.t.keep)}</button></form>`]);

export const confirmedPage = (parts: PageParts): string => page(parts, parts.t.stays);

export const brokenPage = (parts: PageParts): string => page(parts, parts.t.broken);
