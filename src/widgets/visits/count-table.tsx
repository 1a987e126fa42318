import { Link } from 'react-router-dom';

type Row = {
  id: string;
  name: string;
  /** Where its name leads. */
  to?: string;
  /** Below its name. */
  note?: string;
  values: readonly string[];
};
type Props = { caption: string; first: string; columns?: readonly string[]; rows: readonly Row[]; empty?: string };

/** A table of numbers, each row with a name. On a narrow screen it scrolls by itself, not with the page. */
export function CountTable({ caption, first, columns = [], rows, empty = 'Nothing was counted in this span.' }: Props) {
  if (rows.length === 0) return <p className="py-2 text-ink-soft text-sm">{empty}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll the table
    <section aria-label={caption} tabIndex={0} className="max-h-96 overflow-auto rounded-lg border border-line">
      <table className="w-full text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead className="sticky top-0 bg-sunken text-ink-soft">
          <tr>
            <th scope="col" className="px-3 py-2 text-start font-medium">
              {first}
            </th>
            {columns.map((column) => (
              <th key={column} scope="col" className="px-3 py-2 text-end font-medium">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, to, note, values }) => (
            <tr key={id} className="border-line border-t">
              <th scope="row" className="wrap-anywhere px-3 py-2 text-start font-normal">
                {to ? (
                  <Link to={to} className="rounded-sm text-ink underline decoration-line-strong underline-offset-2 hover:decoration-ink">
                    <bdi>{name}</bdi>
                  </Link>
                ) : (
                  <bdi>{name}</bdi>
                )}
                {note && (
                  <span dir="auto" className="block text-ink-soft text-xs">
                    {note}
                  </span>
                )}
              </th>
              {columns.map((column, index) => (
                <td key={column} className="px-3 py-2 text-end tabular-nums">
                  {values[index]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
