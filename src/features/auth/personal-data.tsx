import { useState } from 'react';
import { Button } from '@/ui/button';
import { useTexts } from '@/ui/use-texts';
import { downloadPerson } from '@/widgets/personal-data/download-person';
import { useMutation } from '@/widgets/use-mutation';
import { DeleteAccount } from './delete-account';
import { personalDataTexts } from './personal-data-texts';
import { ProfileSection } from './profile-section';

type Props = { email: string; verified: boolean };

/** Downloads what is stored of the user, and deletes their account. */
export function PersonalData({ email, verified }: Props) {
  const t = useTexts(personalDataTexts);
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useMutation({ mutationFn: () => downloadPerson(''), meta: { done: t.downloaded, failed: t.failed } });
  return (
    <ProfileSection title={t.title}>
      <div className="flex items-center justify-between gap-x-8 gap-y-4 max-sm:flex-wrap">
        <p className="text-pretty text-ink-soft text-sm">{t.downloadText}</p>
        <Button busy={isPending} onClick={() => mutate()}>
          {t.download}
        </Button>
      </div>
      <div className="flex items-center justify-between gap-x-8 gap-y-4 max-sm:flex-wrap">
        <p className="text-pretty text-ink-soft text-sm">{t.deleteText}</p>
        <Button look="danger" aria-haspopup="dialog" onClick={() => setAsking(true)}>
          {t.delete}
        </Button>
      </div>
      {isAsking && <DeleteAccount email={email} verified={verified} onClose={() => setAsking(false)} />}
    </ProfileSection>
  );
}
