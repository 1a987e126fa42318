import { deleteWallScreen } from '@/backend/wall-screens/commands';
import type { OrgId } from '@/domain/ids';
import type { WallScreen } from '@/domain/wall-screens';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { useMutation } from '@/widgets/use-mutation';

type Props = { organization: OrgId; screen: WallScreen; onClose: () => void };

export function DeleteWallScreen({ organization, screen, onClose }: Props) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => deleteWallScreen(organization, screen.id),
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
