import { useSuspenseQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { chooseMails, notificationSettingsQuery } from '@/backend/notifications/notification-settings';
import type { UserId } from '@/domain/ids';
import {
  type MailMode,
  type MailTopic,
  mailModes,
  mailTopics,
  notificationSettingsFrom,
} from '@/domain/notifications/notification-settings';
import { locale } from '@/language/i18n';
import { Select } from '@/ui/select';
import { useTexts } from '@/ui/use-texts';
import { useMutation } from '@/widgets/use-mutation';
import { notificationMailTexts } from './account-texts';
import { ProfileSection } from './profile-section';

type Choice = { topic: MailTopic; mode: MailMode };

type MailsProps = {
  user: UserId;
  /** Whether webhooks are theirs. */
  runsOrganization: boolean;
};

/** Which emails about notifications the user wants; a choice counts at once. */
export function NotificationMails({ user, runsOrganization }: MailsProps) {
  const t = useTexts(notificationMailTexts);
  const { data } = useSuspenseQuery(notificationSettingsQuery(user));
  const settings = data ?? notificationSettingsFrom({});
  const choosing = useMutation({
    mutationFn: (choice: Choice) => chooseMails(user, { ...choice, language: locale.get() }),
    meta: { done: t.done, failed: t.failed },
  });
  return (
    <ProfileSection title={t.title}>
      <p className="text-pretty text-ink-soft text-sm">{t.text}</p>
      <div className="flex flex-col gap-3">
        {mailTopics
          .filter((topic) => topic !== 'webhooks' || runsOrganization)
          .map((topic) => (
            <Topic key={topic} label={t[topic]} mode={settings[topic]} onChoose={(mode) => choosing.mutate({ topic, mode })} />
          ))}
      </div>
    </ProfileSection>
  );
}

type Props = { label: string; mode: MailMode; onChoose: (mode: MailMode) => void };

function Topic({ label, mode, onChoose }: Props) {
  const t = useTexts(notificationMailTexts);
  const id = useId();
  return (
    <div className="grid items-center gap-x-6 gap-y-1.5 sm:grid-cols-[minmax(0,1fr)_14.5rem]">
      <label htmlFor={id} className="text-ink text-sm">
        {label}
      </label>
      <Select id={id} value={mode} options={mailModes.map((value) => ({ value, label: t[value] }))} onChoose={onChoose} />
    </div>
  );
}
