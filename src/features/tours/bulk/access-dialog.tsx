import Globe from 'lucide-react/icons/globe';
import Users from 'lucide-react/icons/users';
import { useState } from 'react';
import { canPublish } from '@/domain/access/tours';
import type { Organization } from '@/domain/organizations/organization';
import type { ListedTour } from '@/domain/tours/listed-tour';
import { RadioCards } from '@/ui/radio-cards';
import { accessLabels } from '../form/access-labels';
import { ChangeDialog } from './change-dialog';
import { countOf, sentence } from './plan-summary';

type Props = {
  organization: Organization;
  tours: readonly ListedTour[];
  mayChange: (tour: ListedTour) => boolean;
  onClose: () => void;
};

type Access = 'none' | 'members' | 'public';

export function AccessDialog({ organization, tours, mayChange, onClose }: Props) {
  const [access, setAccess] = useState<Access>('none');
  const isPublic = access === 'public';
  const mayBePublic = canPublish(organization);
  return (
    <ChangeDialog
      subject="access"
      tours={tours}
      mayChange={mayChange}
      change={access === 'none' ? null : { public: isPublic }}
      done={isPublic ? sentence('is now', 'are now', 'public') : sentence('is now', 'are now', 'for members and collaborators only')}
      unchanged={{ one: '# of them is already.', other: '# of them are already.' }}
      onClose={onClose}
      consequences={({ included }) => (
        <p>
          {isPublic
            ? `${countOf(included.length)} can be opened by anyone with the link, without signing in.`
            : `${countOf(included.length)} can be opened by members and invited people only; visitors with the link see nothing.`}
        </p>
      )}
    >
      <RadioCards<Access>
        label="Who can open them"
        value={access}
        onChange={setAccess}
        cards={[
          { value: 'members', label: accessLabels.members, hint: 'The organization and people who were invited.', icon: Users },
          {
            value: 'public',
            label: accessLabels.public,
            hint: 'Anyone with the link, without signing in.',
            icon: Globe,
            disabled: !mayBePublic,
          },
        ]}
      />
      {!mayBePublic && (
        <p className="rounded-lg bg-sunken px-4 py-3 text-pretty text-ink text-sm">
          {organization.name} isn’t active, so none of its tours can be made public. Ask an administrator of the platform to activate it.
        </p>
      )}
    </ChangeDialog>
  );
}
