import { limitKinds } from '@/domain/organization-limits/limits';
import { amountText, limitLabels } from '@/domain/organization-limits/texts';
import type { Usage } from '@/domain/organization-limits/usage';

const monthFormat = new Intl.DateTimeFormat('en-GB', { month: 'short', year: 'numeric', timeZone: 'UTC' });
const monthName = (month: string): string => monthFormat.format(new Date(`${month}-01T00:00:00Z`));

/** What there was at the end of each month, and the mails of it. */
export function UsageMonths({ months }: { months: readonly Usage[] }) {
  return (
    // a table scrolls in its own box on small screens
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
    <section className="overflow-x-auto rounded-xl border border-line bg-surface" tabIndex={0} aria-label="Usage by month">
      <table className="w-full text-sm tabular-nums max-md:text-xs">
        <thead>
          <tr className="border-line border-b text-ink-soft">
            <th scope="col" className="px-4 py-2 text-start font-medium max-md:px-2.5">
              Month
            </th>
            {limitKinds.map((kind) => (
              <th key={kind} scope="col" className="px-4 py-2 text-end font-medium max-md:px-2">
                {kind === 'mails' ? 'Mails' : limitLabels[kind]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {months.map((usage) => (
            <tr key={usage.month}>
              <th scope="row" className="whitespace-nowrap px-4 py-2 text-start font-normal max-md:px-2.5 text-ink">
                {monthName(usage.month)}
              </th>
              {limitKinds.map((kind) => (
                <td key={kind} className="whitespace-nowrap px-4 py-2 text-end text-ink max-md:px-2">
                  {kind !== 'mails' && usage.countedAt === null ? '–' : amountText(kind, usage[kind])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
