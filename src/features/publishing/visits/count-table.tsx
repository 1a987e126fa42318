type Row = { id: string; name: string; values: readonly string[] };
type Props = { caption: string; first: string; columns: readonly string[]; rows: readonly Row[] };

/** A table of numbers, each row with a name. On a narrow screen it scrolls by itself, not with the page. */
export function CountTable({ caption, first, columns, rows }: Props) {
  if (rows.length === 0) return <p className="py-2 text-ink-soft text-sm">Nothing was counted in this span.</p>;
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
          {rows.map(({ id, name, values }) => (
            <tr key={id} className="border-line border-t">
              <th scope="row" className="wrap-anywhere px-3 py-2 text-start font-normal">
                <bdi>{name}</bdi>
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
