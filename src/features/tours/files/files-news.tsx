import { Button } from '@/ui/button';

type Props = { news: readonly string[]; onRead: () => void };

/** What others did to the lists meanwhile. */
export function FilesNews({ news, onRead }: Props) {
  return (
    <div role="status" className="empty:hidden">
      {news.length > 0 && (
        <div className="flex flex-wrap items-start gap-3 rounded-lg bg-notice-wash px-4 py-3 text-notice text-sm">
          <div className="min-w-0 grow basis-60">
            <p className="font-semibold">Somebody else saved these lists meanwhile. Nothing of yours is lost.</p>
            <ul className="mt-1 list-disc pl-5">
              {news.map((line) => (
                <li key={line} className="wrap-anywhere">
                  {line}
                </li>
              ))}
            </ul>
          </div>
          <Button size="small" onClick={onRead}>
            OK
          </Button>
        </div>
      )}
    </div>
  );
}
