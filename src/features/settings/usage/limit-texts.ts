import { type LimitKind, type Limits, limitKinds } from '@/domain/organization-limits/limits';

/** What is typed for each limit; "" for none. */
export type LimitTexts = Record<LimitKind, string>;

const gigabyte = 1e9;
const factorOf = (kind: LimitKind): number => (kind === 'storage' ? gigabyte : 1);

export const textsOf = (limits: Limits): LimitTexts =>
  Object.fromEntries(limitKinds.map((kind) => [kind, limits[kind] === null ? '' : String(limits[kind] / factorOf(kind))])) as LimitTexts;

/** The limits that are typed; what is no number becomes NaN, which the schema rejects. */
export const limitsOf = (texts: LimitTexts): Limits =>
  Object.fromEntries(
    limitKinds.map((kind) => {
      const typed = texts[kind].trim().replace(',', '.');
      if (typed === '') return [kind, null];
      const amount = Number(typed) * factorOf(kind);
      return [kind, kind === 'storage' ? Math.round(amount) : amount];
    }),
  ) as Limits;
