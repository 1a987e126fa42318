import { deleteScreen } from '@/backend/screens/commands';
import type { OrgId } from '@/domain/ids';
import type { Screen } from '@/domain/screens';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { useMutation } from '@/widgets/use-mutation';

type Props = { organization: OrgId; screen: Screen; onClose: () => void };

export function DeleteScreen({ organization, screen, onClose }: Props) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => deleteScreen(organization, screen.id),
    onSuccess: onClose,
    meta: { done: 'Screen deleted', failed: null },
  });
  return (
    <ConfirmDialog
      title="Delete this screen?"
      confirmLabel="Delete"
      danger
      busy={isPending}
      error={error && `Couldn’t delete the screen. ${error.message}`}
      onConfirm={() => mutate()}
      onClose={onClose}
    >
      <p className="wrap-anywhere">
        Its link stops working: displays and codes on signs that lead to {screen.url} show nothing. You can’t undo this.
      </p>
    </ConfirmDialog>
  );
}
