import { Button } from '@/ui/button';

type Props = { remoteChanges: readonly string[]; onDismiss: () => void };

/** Lists the changes that others saved during editing. */
export function RemoteChangesNotice({ remoteChanges, onDismiss }: Props) {
  return (
    <div role="status" className="empty:hidden">
      {remoteChanges.length > 0 && (
        <div className="flex flex-wrap items-start gap-3 rounded-lg bg-notice-wash px-4 py-3 text-notice text-sm">
          <div className="min-w-0 grow basis-60">
            <p className="font-semibold">Someone else saved changes to these lists. Your changes are still here.</p>
            <ul className="mt-1 list-disc ps-5">
              {remoteChanges.map((line) => (
                <li key={line} className="wrap-anywhere">
                  {line}
                </li>
              ))}
            </ul>
          </div>
          <Button size="small" onClick={onDismiss}>
            OK
          </Button>
        </div>
      )}
    </div>
  );
}
